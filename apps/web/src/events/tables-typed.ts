/** A whole number as it was typed; null: it is none, or not among these. */
export const wholeNumber = (text: string, least: number, most: number): number | null => {
  const number = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
};

/** No hall has more. */
const MOST_TABLES = 500;

/** How many tables a hall has, as it was typed; null: as many as are needed, or not to be read. */
export const tablesTyped = (text: string): number | null => wholeNumber(text, 1, MOST_TABLES);

/** Can it be read? Nothing typed: as many as are needed. */
export const areTables = (text: string): boolean => text.trim() === '' || tablesTyped(text) !== null;
