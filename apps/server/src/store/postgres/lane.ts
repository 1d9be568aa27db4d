import pg from 'pg';
import { StoreProblem } from '../store-problem.js';
import type { EntryRow, Statement, Work, WorkAnswer } from '../work.js';
import { connectionTo, isPlanStale, makeNames, problemOf } from './connections.js';
import { type EntryAnswerRow, entryStatement } from './entering.js';

export interface Lane {
  readonly ask: (work: Work) => Promise<WorkAnswer>;
  /** How much waits. */
  readonly length: () => number;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly work: Work;
  readonly resolve: (answer: WorkAnswer) => void;
  readonly reject: (problem: StoreProblem) => void;
}

const NOTHING_CHANGED: WorkAnswer = { rows: [], returned: [] };
const CLOSED = 'the store is closed';

/**
 * One connection by which changes go, one after the other; rows for logs that wait go together. It connects when there
 * is something to do, and anew after it was lost.
 */
export function openLane(url: string): Lane {
  const { named, renew } = makeNames();
  let waiting: Waiting[] = [];
  let client: pg.Client | null = null;
  let isClosed = false;
  let working: Promise<void> | null = null;

  const query = async ({ sql, parameters }: Pick<Statement, 'sql' | 'parameters'>) => {
    client ??= await connect(url, (lost) => {
      if (client === lost) client = null;
    });
    return client.query(named({ sql, parameters }));
  };
  /** What a lost connection was doing is not known: nothing more is done by it. */
  const leave = () => {
    client?.end().catch(() => {});
    client = null;
  };

  async function doTogether(group: readonly Waiting[], isSecondTry = false): Promise<void> {
    try {
      const answers = await (isLoneRow(group[0])
        ? enterAll(group)
        : [await transact(group[0]?.work as Work)]);
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as WorkAnswer);
    } catch (fault) {
      if (isPlanStale(fault) && !isSecondTry) {
        renew();
        return doTogether(group, true);
      }
      const problem = problemOf(fault);
      if (problem.code === 'store-away') leave();
      else if (group.length > 1) {
        for (const one of group) await doTogether([one]);
        return;
      }
      for (const { reject } of group) reject(problem);
    }
  }

  async function enterAll(group: readonly Waiting[]): Promise<readonly WorkAnswer[]> {
    const rows = group.map(({ work }) => work.entry as EntryRow);
    const { rows: answers } = await query(entryStatement(rows, 'alone'));
    const byMatch = new Map((answers as EntryAnswerRow[]).map(({ match, answer }) => [match, answer]));
    return rows.map(({ match }) => {
      const answer = byMatch.get(match);
      if (!answer) throw new StoreProblem('store-failed', 'PostgreSQL did not say what became of an entry');
      return answer === 'entered' ? NOTHING_CHANGED : answer;
    });
  }

  async function transact(work: Work): Promise<WorkAnswer> {
    await query({ sql: 'begin', parameters: [] });
    try {
      const answer = await doAll(work);
      await query({ sql: typeof answer === 'string' ? 'rollback' : 'commit', parameters: [] });
      return answer;
    } catch (fault) {
      if (problemOf(fault).code !== 'store-away')
        await query({ sql: 'rollback', parameters: [] }).catch(leave);
      throw fault;
    }
  }

  async function doAll({ entry, changes }: Work): Promise<WorkAnswer> {
    if (entry) {
      const { rows: answers } = await query(entryStatement([entry], 'withMore'));
      const [row] = answers as EntryAnswerRow[];
      if (row?.answer !== 'entered') return row?.answer ?? 'fenced';
    }
    const rows: number[] = [];
    const returned: (readonly unknown[])[] = [];
    for (const change of changes) {
      const done = await query(change);
      const count = done.rowCount ?? 0;
      if (change.rows !== null && change.rows !== count) return 'unmet';
      rows.push(count);
      returned.push(done.rows);
    }
    return { rows, returned };
  }

  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const group = nextGroup(waiting);
      waiting = waiting.filter((one) => !group.includes(one));
      await doTogether(group);
    }
    working = null;
  }

  return {
    ask: (asked) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new StoreProblem('store-away', CLOSED));
        waiting.push({ work: asked, resolve, reject });
        working ??= Promise.resolve().then(work);
      }),
    length: () => waiting.length,
    close: async () => {
      isClosed = true;
      await working;
      leave();
    },
  };
}

const isLoneRow = (one: Waiting | undefined): boolean =>
  one?.work.entry != null && one.work.changes.length === 0;

const MOST_TOGETHER = 200;

/** The first that waits; of lone rows also those that come after it, but one of a match, for they build on each other. */
function nextGroup(waiting: readonly Waiting[]): readonly Waiting[] {
  const [first] = waiting;
  if (!first || !isLoneRow(first)) return first ? [first] : [];
  const matches = new Set<string>();
  const group: Waiting[] = [];
  for (const one of waiting) {
    if (!isLoneRow(one) || group.length >= MOST_TOGETHER) break;
    const { match } = one.work.entry as EntryRow;
    if (!matches.has(match)) group.push(one);
    matches.add(match);
  }
  return group;
}

async function connect(url: string, lost: (client: pg.Client) => void): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url));
  client.on('error', () => lost(client));
  client.on('end', () => lost(client));
  await client.connect();
  // An acknowledgement that the disk has not seen is none, whatever the database is set to.
  await client.query(
    "select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'",
  );
  return client;
}
