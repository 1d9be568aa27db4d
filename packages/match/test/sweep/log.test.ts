import { describe, expect, it } from 'vitest';
import {
  decide,
  type Event,
  evolve,
  goesBack,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  SOURCES,
  statesOf,
} from '../../src/index.js';
import { randomCommand } from './random-acts.js';

const MATCHES = 4;
const COMMANDS = 250;

interface Played {
  readonly events: readonly Event[];
  /** The match as `decide` gave it, after each command. */
  readonly decided: readonly MatchState[];
  /** How many acts went back along the log. */
  readonly back: number;
}

/** A match of random commands, those that go back among them. */
function played(source: (typeof SOURCES)[number], seed: number): Played {
  const dice = makeDice(seed);
  const head = newHead({ source, players: { A: ['Asha'], B: ['Bilal'] }, clocks: 'laws' });
  const events: Event[] = [];
  const decided = [openMatch(head)];
  let back = 0;
  for (let given = 0; given < COMMANDS; given++) {
    const state = decided.at(-1) as MatchState;
    const command = randomCommand({ state, events }, dice);
    const decision = command && decide(state, command, events);
    if (!decision || 'refusal' in decision) continue;
    if (goesBack(command.act)) back++;
    events.push(...decision.events);
    decided.push(decision.state);
  }
  return { events, decided, back };
}

/** Is it what JSON can write? */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object') return Number.isFinite(value) || /string|boolean/.test(typeof value);
  if (value === null) return true;
  const kind = Object.getPrototypeOf(value);
  return (kind === Object.prototype || kind === Array.prototype) && Object.values(value).every(isPlain);
}

describe.each(SOURCES)('a log of random commands, %s', (source) => {
  const matches = Array.from({ length: MATCHES }, (_, seed) => played(source, seed + 1));

  it('comes to the states that were decided, all at once and event by event', () => {
    for (const { events, decided } of matches) {
      const [opened] = decided as [MatchState];
      const states = statesOf(opened.head, events);
      for (const state of decided) expect(states[state.seq]).toEqual(state);
      let state = opened;
      for (const event of events) state = evolve(state, event, events);
      expect(state).toEqual(decided.at(-1));
    }
    expect(matches.reduce((sum, { back }) => sum + back, 0)).toBeGreaterThan(MATCHES);
  });

  it('has states of plain data, each whole by itself', () => {
    for (const { decided } of matches)
      for (const state of decided) {
        expect(isPlain(state)).toBe(true);
        expect(structuredClone(state)).toEqual(state);
      }
  });

  it('goes on from a state alone, but for acts that go back', () => {
    const dice = makeDice(1);
    for (const { events, decided } of matches)
      for (const state of decided) {
        const command = randomCommand({ state, events: events.slice(0, state.seq) }, dice);
        if (!command) continue;
        const whole = decide(state, command, events);
        if (!goesBack(command.act)) expect(decide(state, command)).toEqual(whole);
        else if (!('refusal' in whole)) expect(() => decide(state, command)).toThrow('going back needs');
      }
  });
});
