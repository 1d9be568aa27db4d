import { judge, type StrokeFacts } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  bookFor,
  decide,
  type Event,
  evolve,
  type Happening,
  type Head,
  type MatchState,
  makeDice,
  newHead,
  openMatch,
  phaseOf,
  refusalMessage,
  type Seats,
  standIn,
} from '@opencarrom/match';
import type { ManId, PlacedMan } from '@opencarrom/physics';

export interface Crafted {
  readonly head: Head;
  readonly events: Event[];
  readonly state: MatchState;
}

const HEAD = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length: 'board' });

/** A match up to the umpire's "Play", with A to break from the south. */
export function atTheBreak(head: Head = HEAD, seats: Seats = { A1: 'S', B1: 'N' }): Crafted {
  const acts = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take: 'break' },
    { type: 'sit', seats },
    { type: 'play' },
  ] as const;
  let crafted: Crafted = { head, events: [], state: openMatch(head) };
  for (const act of acts) {
    const decision = decide(crafted.state, { by: 'umpire', at: 0, act });
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    crafted = { head, events: [...crafted.events, ...decision.events], state: decision.state };
  }
  return crafted;
}

/** A stroke by whoever is on turn that leaves these men where they are said to lie: made up, but ruled on truly. */
export function afterStroke(
  { head, events, state }: Crafted,
  fallen: readonly (ManId | 'striker')[],
  moved: readonly PlacedMan[],
  how: Partial<StrokeFacts> = {},
): Crafted {
  const { board } = state;
  if (!board) throw new Error('no board is set up');
  const count = (letter: string) => fallen.filter((id) => id.startsWith(letter) && id !== 'striker').length;
  const facts = {
    proper: true,
    pocketed: {
      white: count('w'),
      black: count('b'),
      queen: fallen.includes('queen'),
      striker: fallen.includes('striker'),
    },
    overboard: { white: 0, black: 0, queen: false, striker: false },
    touched: true,
    claimed: true,
    ...how,
  };
  const stroke = { x: 0, y: -0.2526, vx: 0, vy: 3, spin: 0 };
  const run = {
    hash: '0',
    duration: 1,
    moved,
    pocketed: fallen.map((id) => ({ id, pocket: 'NE' as const })),
  };
  const ruling = judge(bookFor(head), board.table, facts, { discipline: head.discipline });
  const happenings: readonly Happening[] = [
    { type: 'done', by: board.onTurn, act: { type: 'strike', stroke }, run, facts },
    { type: 'ruling', ruling },
  ];
  let after = state;
  const added: Event[] = [];
  for (const happening of happenings) {
    const event = { seq: after.seq + 1, at: state.latest + 1000, ...happening } as Event;
    added.push(event);
    after = evolve(after, event);
  }
  return { head, events: [...events, ...added], state: after };
}

/** What a deed makes of a match, some time later. */
export const did = (state: MatchState, by: Actor, act: Act, after = 9000): MatchState =>
  wentOn({ head: state.head, state, events: [] }, by, act, after).state;

/** The same, with its log. */
export function wentOn({ head, events, state }: Crafted, by: Actor, act: Act, after = 9000): Crafted {
  const decision = decide(state, { by, at: state.latest + after, act }, events);
  if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
  return { head, events: [...events, ...decision.events], state: decision.state };
}

/** Starwood doubles: Bilal pocketed a man and the striker, which costs something only if Asha or Chandra claims it. */
export function duePassedOver(clocks: Head['clocks'] = 'none'): Crafted {
  const players = { A: ['Asha', 'Chandra'], B: ['Bilal', 'Dev'] } as const;
  const head = newHead({ rulebook: 'starwood', discipline: 'doubles', players, length: 'board', clocks });
  const opened = atTheBreak(head, { A1: 'S', B1: 'W', A2: 'N', B2: 'E' });
  const aside = (opened.state.board?.men ?? []).map((man, index) => ({
    ...man,
    x: -0.3,
    y: 0.3 - index * 0.035,
  }));
  return afterStroke(afterStroke(opened, [], aside), ['b1', 'striker'], [], { claimed: false });
}

/** Asha owes three men, of which one lay in a pocket: Bilal is to place it. */
export function deepInDebt(): Crafted {
  const opened = atTheBreak();
  const aside = (opened.state.board?.men ?? []).map((man, index) => ({
    ...man,
    x: -0.3,
    y: 0.3 - index * 0.035,
  }));
  const owing = afterStroke(afterStroke(opened, ['striker'], aside), [], []);
  return afterStroke(owing, ['striker', 'w1'], []);
}

/** A board played by the stand-in until somebody has a due to place. */
export function untilADueIsToBePlaced(): Crafted {
  for (let seed = 1; seed < 200; seed++) {
    const dice = makeDice(seed);
    const events: Event[] = [];
    let state = openMatch(HEAD);
    for (let given = 0; given < 60; given++) {
      if (phaseOf(state) === 'placing') return { head: HEAD, events, state };
      const command = standIn(state, dice);
      const decision = command && decide(state, command);
      if (!decision || 'refusal' in decision) break;
      events.push(...decision.events);
      state = decision.state;
    }
  }
  throw new Error('nobody ever owed anything');
}

/** Asha has just covered the queen with her last man: by a stroke that was played and ruled on truly. */
export function afterTheLastMan(length: 'board' | 'match'): Crafted {
  const opened = atTheBreak(newHead({ players: { A: ['Asha'], B: ['Bilal'] }, length }));
  const lying = (opened.state.board?.men ?? []).map((man, index) =>
    man.id === 'w9' ? { ...man, x: 0.25, y: 0.29 } : { ...man, x: -0.3, y: 0.3 - index * 0.035 },
  );
  const one = afterStroke(opened, ['w1', 'w2', 'w3', 'w4', 'w5', 'w6', 'w7', 'w8'], lying);
  const { head, events, state } = afterStroke(one, ['queen'], []);
  for (let degrees = 60; degrees < 75; degrees += 0.25) {
    const angle = (degrees * Math.PI) / 180;
    const stroke = { x: 0, y: -0.2526, vx: 2.4 * Math.cos(angle), vy: 2.4 * Math.sin(angle), spin: 0 };
    const decision = decide(state, { by: 'A1', at: state.latest + 9000, act: { type: 'strike', stroke } });
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    if (decision.state.lines.length > 0)
      return { head, events: [...events, ...decision.events], state: decision.state };
  }
  throw new Error('the last man never fell');
}
