import {
  type DrawnMatch,
  type EventAct,
  type EventState,
  type LineUp,
  type MatchSide,
  matchOf,
  participantOf,
  playerKey,
} from '@opencarrom/tournament';
import { folded } from '@opencarrom/tournament/players';
import type { Problem } from '../../desk.js';
import type { Plan } from '../../events/event-file.js';
import { sideCalled } from '../../events/who.js';
import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { showReported } from '../../show/event.js';
import { showLines } from '../../show/history.js';
import type { Language } from '../../words/language.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked } from './asked.js';
import { REPORT_OPTIONS, readReporting } from './results.js';

const MOST = { least: 1, most: 1_000_000 };

/** Who plays each rubber of a tie for a team, in the order of the rubbers: secret until the other team's is there. */
export async function runLineUp(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  const [match, team, ...named] = asked.words;
  const rubbers = named.flatMap((each) => each.split(';')).map((each) => each.trim());
  if (match === undefined || team === undefined || rubbers.length === 0)
    throw new Misuse((faults) => faults.missing.lineUp);
  const number = readCount('MATCH', match, MOST) as number;
  return act(
    asked,
    io,
    ofTeam(number, team, asked.language, (side, keyOf) => {
      const lineUp: LineUp = rubbers.map((players) => players.split(/\s*[&/+]\s*/).map(keyOf));
      return { type: 'line-up', match: number, side, lineUp };
    }),
    showLines,
  );
}

/** Somebody of the team for somebody in its line-up, before a rubber has begun. */
export async function runSubstitute(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, reason: { type: 'string' } }, io);
  const [match, team, rubber, out, come, extra] = asked.words;
  if (match === undefined || team === undefined || out === undefined || come === undefined)
    throw new Misuse((faults) => faults.missing.substitute);
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  const number = readCount('MATCH', match, MOST) as number;
  const of = readCount('RUBBER', rubber, MOST) as number;
  const { reason } = asked.values;
  const why = reason === undefined ? {} : { reason };
  return act(
    asked,
    io,
    ofTeam(number, team, asked.language, (side, keyOf) => ({
      ...{ type: 'substitute', match: number, side, rubber: of },
      ...{ out: keyOf(out), in: keyOf(come), ...why },
    })),
    showLines,
  );
}

/** The first board of a rubber begins: nobody is put in any more. */
export async function runBeginRubber(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, CHANGE_OPTIONS, io);
  const { match, rubber, scores } = matchAndRubber(asked.words);
  const [extra] = scores;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  return act(asked, io, () => ({ acts: [{ type: 'begin-rubber', match, rubber }] }), showLines);
}

export async function runRubber(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, REPORT_OPTIONS, io);
  const { match, rubber, scores } = matchAndRubber(asked.words);
  const reportOf = readReporting(asked.values, scores, asked.language);
  return act(
    asked,
    io,
    ({ state }) => {
      const report = reportOf(state, match);
      return 'error' in report ? report : { acts: [{ type: 'rubber', match, rubber, report: report.ok }] };
    },
    showReported,
  );
}

export async function runCorrectRubber(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, REPORT_OPTIONS, io);
  const { match, rubber, scores } = matchAndRubber(asked.words);
  const { reason } = asked.values;
  if (reason === undefined) throw new Misuse((faults) => faults.missing.reason);
  const reportOf = readReporting(asked.values, scores, asked.language);
  return act(
    asked,
    io,
    ({ state }) => {
      const report = reportOf(state, match);
      if ('error' in report) return report;
      return { acts: [{ type: 'correct-rubber', match, rubber, report: report.ok, reason }] };
    },
    showReported,
  );
}

function matchAndRubber([match, rubber, ...scores]: readonly string[]) {
  if (match === undefined || rubber === undefined) throw new Misuse((faults) => faults.missing.rubber);
  return {
    match: readCount('MATCH', match, MOST) as number,
    rubber: readCount('RUBBER', rubber, MOST) as number,
    scores,
  };
}

/** An act of one team of a tie, whose players it may name as people write them. */
const ofTeam =
  (
    number: number,
    team: string,
    { eventsDesk }: Language,
    toAct: (side: MatchSide, keyOf: (called: string) => string) => EventAct,
  ): Plan =>
  ({ state }) => {
    const match = matchOf(state, number)?.match;
    // Of a match that is not there the event itself says so.
    const side: { readonly ok: MatchSide } | { readonly error: Problem } = match
      ? sideCalled(state, match, team, eventsDesk)
      : { ok: 'a' };
    if ('error' in side) return side;
    return { acts: [toAct(side.ok, keysIn(state, match, side.ok))] };
  };

/** What a player is called in the log, by however somebody wrote the name. */
function keysIn(state: EventState, match: DrawnMatch | undefined, side: MatchSide) {
  const players = match ? (participantOf(state, match[side] ?? 0)?.entry.players ?? []) : [];
  return (called: string): string => {
    const wanted = folded(called);
    const player = players.find((each) => folded(each.name) === wanted || each.id === called);
    return player ? playerKey(player) : called;
  };
}
