import { refuse } from '../read/fault.js';
import { isMoment } from '../tables/moment.js';
import { line, type ReadPart } from './parts.js';

/** A date, or a date and time. */
export const moment: ReadPart<string> = (value, path) => {
  const written = line(value, path);
  if (!isMoment(written))
    refuse('wrong-type', path, `${path} must be a date or a date and time, as 2026-01-31T18:30Z`);
  return written;
};
