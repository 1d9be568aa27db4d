import type { Entered } from '../match-log.js';
import type { EntryRow } from '../work.js';

/**
 * Rows for the logs of as many matches. The lock lets nobody take the lead in between: whoever took it before is seen,
 * and whoever takes it after sees these rows. Two who write the same number meet in the key.
 */
const entering = (lock: 'share' | 'no key update') => `
  with given as (
    select * from json_to_recordset($1)
      as row (match text, seq int, last int, cmd text, at bigint, body text, owner text, epoch int)
  ), led as (
    select id, owner, epoch from matches where id in (select match from given) order by id for ${lock}
  ), entered as (
    insert into events (match, seq, last, cmd, at, body)
    select match, seq, last, cmd, at, body from given
    join led on led.id = match and led.owner = given.owner and led.epoch = given.epoch
    where seq - 1 = coalesce(
      (select before.last from events before where before.match = given.match order by before.seq desc limit 1), 0)
    on conflict (match, seq) do nothing
    returning match
  )
  select given.match,
    case when entered.match is not null then 'entered' when led.id is not null then 'elsewhere' else 'fenced' end as answer
  from given
  left join led on led.id = given.match and led.owner = given.owner and led.epoch = given.epoch
  left join entered on entered.match = given.match`;

/** Where more is done with it, the match's row may be among what is changed. */
const SQL = { alone: entering('share'), withMore: entering('no key update') };

/** One row a match, and no more. As one document: lists of texts would be written letter by letter. */
export const entryStatement = (rows: readonly EntryRow[], how: keyof typeof SQL) => ({
  sql: SQL[how],
  parameters: [JSON.stringify(rows)],
});

export interface EntryAnswerRow {
  readonly match: string;
  readonly answer: Entered;
}
