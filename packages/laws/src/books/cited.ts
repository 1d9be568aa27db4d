import type { Citation } from './concerns.js';

/** The same rule as in the book built on, under this book's own laws. */
export const by = (proper: Citation, improper: Citation) => ({
  proper: { laws: proper },
  improper: { laws: improper },
});

/** As `by`, where the book has a law for the proper stroke alone. */
export const properBy = (proper: Citation) => ({ proper: { laws: proper } });
