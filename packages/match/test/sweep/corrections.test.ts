import { describe, expect, it } from 'vitest';
import {
  backAlong,
  type Command,
  type Correction,
  type Dice,
  decide,
  type Event,
  type LaterDecision,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  readRecord,
  SOURCES,
  stepsOf,
  strokesIn,
  unfitActs,
  validateRecord,
  writeRecord,
} from '../../src/index.js';
import { randomCommand } from './random-acts.js';

const MATCHES = { observed: 40, simulated: 4 } as const;
const COMMANDS = 60;

interface Played {
  readonly state: MatchState;
  readonly events: readonly Event[];
}

function played(source: (typeof SOURCES)[number], dice: Dice): Played {
  const [A, B] =
    dice.uniform() < 0.5
      ? [['Asha'], ['Bina']]
      : [
          ['Asha', 'Anil'],
          ['Bina', 'Babu'],
        ];
  const discipline = A.length === 1 ? 'singles' : 'doubles';
  let state = openMatch(newHead({ players: { A, B }, discipline, source }));
  const events: Event[] = [];
  for (let count = 0; count < COMMANDS; count++) {
    const command = randomCommand({ state, events }, dice);
    const decision = command && decide(state, command, events);
    if (!decision || 'refusal' in decision) continue;
    events.push(...decision.events);
    state = decision.state;
  }
  return { state, events };
}

/** Who struck each stroke that stands, by its time: done again, a stroke keeps it. */
function strikersOf({
  state: { head },
  events,
}: Played): ReadonlyMap<number, { player: string; seq: number }> {
  const strokes = stepsOf({ head, events }).filter((step) => step.stroke !== null);
  return new Map(
    strokes.map(({ event, before }) => [event.at, { player: before.board?.onTurn ?? '', seq: event.seq }]),
  );
}

/** A stroke, entered otherwise or struck out. */
function correction({ state, events }: Played, dice: Dice): Correction | null {
  const strokes = strokesIn(events);
  if (strokes.length < 2) return null;
  const { seq, by, act } = dice.pick(strokes);
  const other = randomCommand({ state, events }, dice)?.act;
  const instead = act.type === 'observe' && other?.type === 'observe' ? { by, act: other } : null;
  return { type: 'correct', of: seq, with: instead, reason: 'seen wrongly' };
}

/** Decides on whatever does not fit, one by one, as it comes. */
function decided(match: Played, act: Correction, dice: Dice): Command | null {
  const decisions: LaterDecision[] = [];
  for (;;) {
    const command = {
      by: 'umpire',
      at: match.state.latest,
      act: { ...act, decisions: [...decisions] },
    } as const;
    const found = unfitActs(match, command);
    if ('refusal' in found) return null;
    const open = found.unfit.find(({ chosen }) => chosen === null);
    if (!open) return command;
    decisions.push({ of: open.seq, choice: dice.pick(open.options) });
  }
}

/** What has been set right of a match, as far as anything could be. */
function setRight(match: Played, dice: Dice) {
  const act = correction(match, dice);
  const command = act && decided(match, act, dice);
  if (!act || !command) return null;
  const decision = decide(match.state, command, match.events);
  if ('refusal' in decision) throw new Error(`refused: ${decision.refusal.about.why}`);
  const after = { state: decision.state, events: [...match.events, ...decision.events] };
  const choices = new Map((command.act as Correction).decisions?.map(({ of, choice }) => [of, choice]));
  return { act, after, choices };
}

describe.each(SOURCES)('after any correction of a match, %s', (source) => {
  const mended = Array.from({ length: MATCHES[source] }, (_, seed) => {
    const dice = makeDice(seed + 1);
    const match = played(source, dice);
    const set = setRight(match, dice);
    return set ? [{ match, ...set }] : [];
  }).flat();

  it('every stroke is of whoever made it, or marked', () => {
    let kept = 0;
    for (const { match, act, after, choices } of mended) {
      const was = strikersOf(match);
      const is = strikersOf(after);
      for (const [at, { player, seq }] of was) {
        const now = is.get(at);
        const choice = seq === act.of ? null : choices.get(seq);
        if (!now) expect([choice, seq === act.of && act.with === null]).toSatisfy(isLeftOut);
        else if (choice !== 'give') expect(now.player).toBe(player);
        if (choice === 'keep') kept += Number(now?.player === player);
      }
    }
    expect(mended.length).toBeGreaterThan(MATCHES[source] / 2);
    if (source === 'observed') expect(kept).toBeGreaterThan(5);
  });

  it('and a stroke of one who was not on turn follows what allowed it', () => {
    for (const { after } of mended) {
      const standing = [...backAlong(after.events)].reverse();
      const steps = stepsOf({ head: after.state.head, events: after.events });
      for (const [index, event] of standing.entries()) {
        if (event.type !== 'out-of-turn') continue;
        expect(standing[index + 1]).toMatchObject({ type: 'done', again: true });
        expect(steps[event.seq - 1]?.before.board?.onTurn).not.toBe(event.player);
        expect(event.laws).not.toEqual([]);
      }
    }
  });

  it('the record reads and validates', () => {
    for (const { after } of mended) {
      const read = readRecord(writeRecord(after.state.head, after.events));
      if ('error' in read) throw new Error(read.error.message);
      expect(validateRecord(read.ok).mismatch).toBeNull();
    }
  });
});

/** Left out by a decision, or struck out by the correction itself. */
const isLeftOut = ([choice, struckOut]: readonly unknown[]): boolean =>
  choice === 'leave-out' || struckOut === true;
