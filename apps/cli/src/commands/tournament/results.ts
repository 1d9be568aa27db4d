import {
  type DrawnMatch,
  type EventAct,
  type EventState,
  matchOf,
  openMatches,
  type Report,
  stageNow,
} from '@opencarrom/tournament';
import { inLatinDigits } from '@opencarrom/tournament/players';
import type { Problem } from '../../desk.js';
import type { Plan } from '../../events/event-file.js';
import { readScores } from '../../events/scores.js';
import { sideCalled } from '../../events/who.js';
import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showOtherDraws, showReported } from '../../show/event.js';
import type { Language } from '../../words/language.js';
import { act } from './acting.js';
import { type Asked, CHANGE_OPTIONS, readAsked } from './asked.js';

export const REPORT_OPTIONS = {
  ...CHANGE_OPTIONS,
  table: { type: 'string' },
  absent: { type: 'string' },
  'conceded-by': { type: 'string' },
  'awarded-to': { type: 'string' },
  won: { type: 'string' },
  abandoned: { type: 'boolean' },
  time: { type: 'boolean' },
  protest: { type: 'boolean' },
  first: { type: 'string' },
  law: { type: 'string' },
  reason: { type: 'string' },
  umpire: { type: 'string' },
} as const;

type Reporting = Asked<typeof REPORT_OPTIONS>;

const MOST = { least: 1, most: 1_000_000 };

export async function runReport(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, REPORT_OPTIONS, io);
  return act(
    asked,
    io,
    reporting(asked, (match, report) => ({ type: 'report', match, report })),
    showReported,
  );
}

/** Another result for a match that has one: always with a reason. */
export async function runCorrect(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, REPORT_OPTIONS, io);
  const { reason } = asked.values;
  if (reason === undefined) throw new Misuse((faults) => faults.missing.reason);
  return act(
    asked,
    io,
    reporting(asked, (match, report) => ({ type: 'correct', match, report, reason })),
    (...changed) => [...showReported(...changed), ...showOtherDraws(...changed)],
  );
}

function reporting(asked: Reporting, toAct: (match: number, report: Report) => EventAct): Plan {
  const { words, values, language } = asked;
  const isByTable = values.table !== undefined;
  const match = isByTable ? undefined : words[0];
  if (match === undefined && !isByTable) throw new Misuse((faults) => faults.missing.match);
  const number = readCount('MATCH', match === undefined ? undefined : inLatinDigits(match), MOST);
  const table = readCount('--table', values.table, MOST);
  const reportOf = readReporting(values, isByTable ? words : words.slice(1), language);
  return ({ state }) => {
    const found = table === undefined ? { ok: number ?? 0 } : matchAt(state, table, language);
    if ('error' in found) return found;
    const report = reportOf(state, found.ok);
    return 'error' in report ? report : { acts: [toAct(found.ok, report.ok)] };
  };
}

/** A report by its scores and options; who is meant by them is known when the match is. */
export function readReporting(
  values: Reporting['values'],
  scores: readonly string[],
  language: Language,
): (state: EventState, match: number) => { readonly ok: Report } | { readonly error: Problem } {
  needOneEnding(values);
  const played = readScores(scores);
  if ('wrong' in played) {
    const { wrong } = played;
    throw new Misuse((faults) => faults.notAScore(wrong));
  }
  const first = firstOf(values.first);
  const { law, reason, umpire, protest } = values;
  return (state, number) => {
    const match = matchOf(state, number)?.match;
    const ended = match ? endingOf(state, match, values, language) : { ok: {} };
    if ('error' in ended) return ended;
    return {
      ok: {
        ...played.ok,
        ...ended.ok,
        ...(first && played.ok.boards ? { first } : {}),
        ...(law === undefined ? {} : { law }),
        ...(reason === undefined ? {} : { reason }),
        ...(umpire === undefined ? {} : { umpire }),
        ...(protest ? { protest: true as const } : {}),
      },
    };
  };
}

function firstOf(asked: string | undefined): 'A' | 'B' | undefined {
  if (asked === undefined) return undefined;
  const letter = asked.toUpperCase();
  if (letter === 'A' || letter === 'B') return letter;
  throw new Misuse((faults) => faults.oneOf('--first', ['A', 'B'], asked));
}

const ENDINGS = ['absent', 'conceded-by', 'awarded-to', 'abandoned', 'time'] as const;

function needOneEnding(values: Reporting['values']): void {
  const [one, other] = ENDINGS.filter((ending) => values[ending] !== undefined);
  if (one !== undefined && other !== undefined)
    throw new Misuse((faults) => faults.notBoth(`--${one}`, `--${other}`));
}

/** How the match ended, and for whom, where it was not simply played. */
function endingOf(
  state: EventState,
  match: DrawnMatch,
  values: Reporting['values'],
  { eventsDesk }: Language,
): { readonly ok: Pick<Report, 'how' | 'winner'> } | { readonly error: Problem } {
  const side = (called: string) => sideCalled(state, match, called, eventsDesk);
  const { absent, won } = values;
  if (absent !== undefined) {
    if (absent === 'both') return { ok: { how: 'walked-over', winner: 'none' } };
    const gone = side(absent);
    return 'error' in gone ? gone : { ok: { how: 'walked-over', winner: otherThan(gone.ok) } };
  }
  if (values['conceded-by'] !== undefined) {
    const loser = side(values['conceded-by']);
    return 'error' in loser ? loser : { ok: { how: 'conceded', winner: otherThan(loser.ok) } };
  }
  if (values['awarded-to'] !== undefined) {
    const winner = side(values['awarded-to']);
    return 'error' in winner ? winner : { ok: { how: 'awarded', winner: winner.ok } };
  }
  if (values.abandoned) return { ok: { how: 'abandoned' } };
  const how = values.time ? { how: 'time' as const } : {};
  if (won === undefined) return { ok: how };
  const winner = side(won);
  return 'error' in winner ? winner : { ok: { ...how, winner: winner.ok } };
}

const otherThan = (side: 'a' | 'b'): 'a' | 'b' => (side === 'a' ? 'b' : 'a');

/** The match that is at a table now: the one without a result, or else the last that was there. */
function matchAt(
  state: EventState,
  table: number,
  { eventsDesk }: Language,
): { readonly ok: number } | { readonly error: Problem } {
  const stage = stageNow(state);
  const there = (match: DrawnMatch) => match.table === table;
  const match = stage && (openMatches(stage).find(there) ?? stage.matches.filter(there).at(-1));
  if (match) return { ok: match.number };
  return { error: { code: 'nobody-at-table', message: eventsDesk.nobodyAtTable(table), path: '' } };
}
