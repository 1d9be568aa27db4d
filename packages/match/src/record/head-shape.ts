import { books, STAGES } from '@opencarrom/laws';
import { AIMING_LINES, LENGTHS, MANNERS, PAPER_FIELDS, RECORD_FORMAT, SOURCES } from '../head.js';
import { count, flag, listOf, nullOr, object, oneOf, type Shape, text } from './shape.js';

/** The first line of a record. */
export const head: Shape = object({
  format: oneOf(RECORD_FORMAT),
  version: count,
  rulebook: oneOf(...books.map(({ id }) => id)),
  edition: text,
  physics: nullOr(text),
  discipline: oneOf('singles', 'doubles'),
  stage: oneOf(...STAGES),
  length: oneOf(...LENGTHS),
  source: oneOf(...SOURCES),
  manner: oneOf(...MANNERS),
  clocks: oneOf('laws', 'none'),
  changeSides: flag,
  players: object({ A: listOf(text), B: listOf(text) }),
  event: nullOr(text),
  date: nullOr(text),
  'help?': object({ hints: nullOr(count), hand: nullOr(count), 'line?': oneOf(...AIMING_LINES) }),
  ...Object.fromEntries(PAPER_FIELDS.map((field) => [`${field}?`, text])),
});
