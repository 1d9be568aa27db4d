/** A match as a text file: written, read and checked, played again. */
export { readCommand } from './read-command.js';
export {
  type Damage,
  type DamageCode,
  damageInBytes,
  GrowingRecord,
  type MatchRecord,
  type RecordPart,
  readRecord,
  recordsIn,
  writeRecord,
} from './record.js';
export type { Misshape } from './shape.js';
export { type Mismatch, type Verdict, validateRecord } from './validate.js';
