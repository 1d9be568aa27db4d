import { type Asking, CalledOff, makeAsking, ThinkerLost } from '@opencarrom/ai';
import { type MatchRecord, type MatchState, makeDice } from '@opencarrom/match';
import type { Problem } from '../desk.js';
import { host } from '../thinking/host.js';
import { startHere, startThread } from '../thinking/start.js';
import { computers, heeding, standIns } from './cast.js';
import { NOTHING_PLAYED, type Totals, withBoards, withMatch } from './figures.js';
import { playMatch } from './play.js';
import { type Programme, SEEDS } from './programme.js';

/** What came of all matches, in their order, whoever was ready first. */
export interface Played {
  readonly totals: Totals;
  readonly results: readonly object[];
  /** The last match; null where play was stopped before its end. */
  readonly last: MatchRecord | null;
}

/** Whoever looks on. Matches are counted from 1. */
export interface PlayWatcher {
  readonly watch: (match: number, state: MatchState) => void;
  readonly done: (match: number) => void;
}

/**
 * Plays a programme, as many matches at a time as there are thinkers. Each match depends on its own seed
 * alone, so that the number of thinkers changes nothing but the time it takes.
 */
export async function playAll(
  programme: Programme,
  onlooker: PlayWatcher,
  stop: AbortSignal,
): Promise<Played | { readonly error: Problem }> {
  const { matches } = programme;
  const results: object[] = [];
  let totals = NOTHING_PLAYED;
  let last: MatchRecord | null = null;
  const problems: Problem[] = [];
  let begun = 0;

  /** Once a match has failed no other is begun; of those under way an earlier one may fail too. */
  const playOn = async (asking: Asking | null): Promise<void> => {
    while (begun < matches && problems.length === 0 && !stop.aborted) {
      begun += 1;
      const match = begun;
      const seed = (programme.seed + match - 1) % SEEDS;
      const played = await playOne(programme, seed, asking, stop, (state) => onlooker.watch(match, state));
      if ('error' in played) {
        const { message, ...error } = played.error;
        problems[match - 1] = { ...error, message: `match ${match}, seed ${seed}: ${message}` };
        return;
      }
      if ('stopped' in played) {
        totals = withBoards(totals, played.stopped);
        return;
      }
      totals = withMatch(totals, played.ok);
      results[match - 1] = resultOf(seed, played.ok);
      if (match === matches) last = played.ok;
      onlooker.done(match);
    }
  };

  const askings = askingsFor(programme);
  const close = (): void => {
    for (const asking of askings) asking?.close();
  };
  stop.addEventListener('abort', close);
  try {
    await Promise.all(askings.map(playOn));
  } finally {
    close();
  }
  const [error] = problems.filter(() => true);
  return error ? { error } : { totals, results: results.filter(() => true), last };
}

/** One for each match that is played at a time; the stand-in has nobody to ask. */
function askingsFor({ levels, matches, workers }: Programme): readonly (Asking | null)[] {
  if (!levels) return [null];
  const count = Math.min(workers, matches);
  return Array.from({ length: count }, () => makeAsking(count > 1 ? startThread : startHere));
}

async function playOne(
  { head, levels }: Programme,
  seed: number,
  asking: Asking | null,
  stop: AbortSignal,
  watch: (state: MatchState) => void,
): ReturnType<typeof playMatch> {
  const dice = makeDice(seed);
  const cast = levels && asking ? computers(levels, seed, dice, asking) : standIns(dice);
  const stoppable = heeding(cast, async () => {
    // Without a breath nobody would hear that it is to stop.
    await host.breathe();
    if (stop.aborted) throw new CalledOff();
  });
  try {
    return await playMatch(head, stoppable, watch);
  } catch (fault) {
    if (!(fault instanceof ThinkerLost)) throw fault;
    return { error: { code: 'lost', message: `the computer player was lost: ${fault.message}`, path: '' } };
  }
}

function resultOf(seed: number, { events, state }: MatchRecord): object {
  const { outcome, score, lines, first } = state;
  const strokes = lines.reduce((sum, line) => sum + line.strokes, 0);
  const { A, B } = score.match;
  return {
    seed,
    breaks: first,
    winner: outcome?.winner ?? null,
    how: outcome?.how ?? null,
    games: { A, B },
    boards: lines.length,
    strokes,
    events: events.length,
  };
}
