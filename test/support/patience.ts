/**
 * How long a test waits for what comes of itself, in milliseconds: long enough for a slow machine, less than a test may
 * take, so that what was waited for is told. Who looks for faults sets it low: `PATIENCE=20000 npm run test:browser`.
 */
export const PATIENCE = Number(process.env.PATIENCE ?? 240_000);
