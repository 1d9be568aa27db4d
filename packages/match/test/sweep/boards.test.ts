import { books } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import {
  decide,
  type Event,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  readRecord,
  refusalOfStroke,
  replay,
  SOURCES,
  validateRecord,
  writeRecord,
} from '../../src/index.js';
import { checkInvariants } from './invariants.js';
import { randomCommand } from './random-acts.js';

/** Boards for each book, discipline and source; `npm run soak` plays two thousand. */
const BOARDS = Number(process.env.SOAK_BOARDS ?? 6);
const FIRST_SEED = Number(process.env.SOAK_SEED ?? 1);
const ENDLESS = 60_000;

const matches = books.flatMap((book) =>
  book.rules.disciplines.is.flatMap((discipline) =>
    SOURCES.map((source) => ({ rulebook: book.id, discipline, source })),
  ),
);

const NAMES = {
  singles: { A: ['Asha'], B: ['Bilal'] },
  doubles: { A: ['Asha', 'Anil'], B: ['Bilal', 'Bina'] },
};

describe('random boards, played to the end by random commands', () => {
  for (const { rulebook, discipline, source } of matches)
    it(`${rulebook}, ${discipline}, ${source}`, { timeout: 0 }, () => {
      for (let seed = FIRST_SEED; seed < FIRST_SEED + BOARDS; seed++) {
        const head = newHead({
          rulebook,
          discipline,
          source,
          length: 'board',
          players: NAMES[discipline],
          clocks: seed % 2 === 0 ? 'laws' : 'none',
          manner: seed % 3 === 0 ? 'strict' : 'guided',
        });
        const { state, events } = playToTheEnd(openMatch(head), seed);
        checkReplay(state, events, seed);
      }
    });
});

function playToTheEnd(opened: MatchState, seed: number): { state: MatchState; events: Event[] } {
  const dice = makeDice(seed);
  const events: Event[] = [];
  let state = opened;
  for (let step = 0; ; step++) {
    if (step > ENDLESS) throw new Error(`seed ${seed}: the board does not end`);
    const command = randomCommand({ state, events }, dice);
    if (!command) return { state, events };
    const before = step % 50 === 0 ? JSON.stringify(state) : null;
    try {
      const decision = decide(state, command, events);
      if (before !== null) expect(JSON.stringify(state)).toBe(before);
      const { by, at, act } = command;
      // What is told before a stroke is played is what comes of playing it.
      if (act.type === 'strike')
        expect(refusalOfStroke(state, { by, at, act })).toEqual(
          'refusal' in decision ? decision.refusal : null,
        );
      if ('refusal' in decision) continue;
      events.push(...decision.events);
      state = decision.state;
      checkInvariants(state);
    } catch (problem) {
      const what = problem instanceof Error ? problem.message : problem;
      throw new Error(`seed ${seed}, step ${step}, ${JSON.stringify(command)}: ${what}`, { cause: problem });
    }
  }
}

/** The record of it, written and read again, comes to the same state, and validates. */
function checkReplay(state: MatchState, events: readonly Event[], seed: number): void {
  const written = writeRecord(state.head, events);
  const read = readRecord(written);
  if ('error' in read) throw new Error(`seed ${seed}: ${JSON.stringify(read.error)}`);
  expect(writeRecord(read.ok.head, read.ok.events)).toBe(written);
  expect(read.ok.state).toEqual(state);
  expect(validateRecord(read.ok).mismatch, `seed ${seed}`).toBeNull();
  expect(replay(state.head, events)).toEqual(state);
}
