import {
  type Act,
  type Actor,
  type Command,
  makeDice,
  phaseOf,
  refusalMessage,
  standIn,
} from '@opencarrom/match';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { fromSouth, towards } from '../support/spots.js';

/** The number of the last act of this kind that somebody did, so many back. */
function actOf(hall: Hall, type: Act['type'], back = 0): number {
  const acts = hall.log.filter((event) => event.type === 'done' && event.act.type === type);
  const event = acts.at(-1 - back);
  if (!event) throw new Error(`nobody did ${type}`);
  return event.seq;
}

const correct = (of: number, act: Act | null, by: Actor = 'umpire', later?: 'keep' | 'drop') =>
  ({
    type: 'correct',
    of,
    with: act && { by, act },
    reason: 'the umpire had looked away',
    ...(later ? { later } : {}),
  }) as const;

const saw = (white: number, black = 0): Act => ({ type: 'observe', seen: { pocketed: { white, black } } });

/** All that can be seen of a match but the numbers and times of its events. */
function story(hall: Hall) {
  const {
    seq: _,
    at: __,
    latest: ___,
    before: ____,
    undone: _____,
    setAt: ______,
    board,
    ...rest
  } = hall.state;
  return { ...rest, board: board && { ...board, setAt: 0, stillAt: 0 } };
}

describe('an earlier act set right', () => {
  it('[icf:53a] [icf:52a] three strokes back: one man more had fallen, and the score is another', () => {
    const asked = wooden().begins().sees({ own: 6 }).sees({ own: 1 });
    asked.counted({ white: 2, black: 5 }, 'covered-by-white').sees({ own: 1 }).sees({ theirs: 1 });
    asked.sees({}).sees({ own: 1 }).score(7, 0);
    asked.does('umpire', correct(actOf(asked, 'observe', 2), saw(0, 2))).score(6, 0);
    expect(asked.line).toMatchObject({ winner: 'A', points: 6 });
  });

  it('[icf:48] the state is what it would have been', () => {
    const wrong = wooden().begins().sees({ own: 1 }).sees({}).sees({ own: 2 }).sees({ striker: true });
    wrong.does('umpire', correct(actOf(wrong, 'observe', 3), saw(2)));
    const right = wooden().begins().sees({ own: 2 }).sees({}).sees({ own: 2 }).sees({ striker: true });
    expect(story(wrong)).toEqual(story(right));
    expect(wrong.log.find(({ type }) => type === 'rewound')).toBeDefined();
    expect(wrong.log.filter((event) => event.type === 'done' && event.again)).toHaveLength(4);
  });

  it('[icf:48] the last act undone', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const before = story(hall);
    hall.sees({ own: 1, theirs: 2 }).does('umpire', correct(actOf(hall, 'observe'), null));
    expect(story(hall)).toEqual(before);
    hall.table(8, 9).turn('A1');
  });

  it('[icf:72a] on the simulated board the stroke is played again, and those after it', () => {
    const stroke = (speed: number) => towards(fromSouth(0), { x: 0, y: 0 }, speed);
    const hall = simulated().begins().strikes('A1', stroke(4));
    const of = actOf(hall, 'strike');
    const next = hall.board.onTurn;
    hall.does(next, { type: 'pass' });
    hall.does('umpire', correct(of, { type: 'strike', stroke: stroke(1.2) }, 'A1', 'drop'));
    const fresh = simulated().begins().strikes('A1', stroke(1.2));
    expect(hall.men).toEqual(fresh.men);
  });

  it('[icf:72a] what lies elsewhere now is struck as it lies, and what lies as it did comes to the same', () => {
    const opening = (speed: number) => towards(fromSouth(0), { x: 0, y: 0 }, speed);
    const answer = towards({ x: 0.15, y: -fromSouth(0).y }, { x: 0, y: 0 }, 2);
    const played = (speed: number) =>
      simulated().begins().strikes('A1', opening(speed)).strikes('B1', answer);
    const hall = played(1.2);
    const first = () => actOf(hall, 'strike', 1);
    hall.does('umpire', correct(first(), { type: 'strike', stroke: opening(1.2) }, 'A1'));
    expect(hall.men).toEqual(played(1.2).men);
    hall.does('umpire', correct(first(), { type: 'strike', stroke: opening(1.3) }, 'A1'));
    expect(hall.men).toEqual(played(1.3).men);
    expect(hall.men).not.toEqual(played(1.2).men);
  });

  it('[icf:87a] a placing taken back, by the one who placed', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true }).places('B1').table(8, 9);
    hall
      .does('umpire', correct(actOf(hall, 'place'), { type: 'forgo' }, 'B1'))
      .waiting()
      .table(7, 9);
  });

  it('[icf:39a] as far back as the toss', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const side = correct(actOf(hall, 'choose'), { type: 'choose', take: 'side' });
    const decisions = (['sit', 'observe'] as const).map((type) => ({
      of: actOf(hall, type),
      choice: 'give' as const,
    }));
    hall
      .refuses('umpire', side, 'does-not-fit')
      .does('umpire', { ...side, decisions })
      .turn('B1')
      .table(8, 9);
    expect(hall.board.white).toBe('B');
  });

  it('[icf:48] a correction is corrected by the act it did', () => {
    const hall = wooden().begins().sees({ own: 1 }).sees({ own: 1 });
    const first = actOf(hall, 'observe', 1);
    hall.does('umpire', correct(first, saw(3))).table(5, 9);
    hall.refuses('umpire', correct(first, saw(2)), 'no-such-event');
    hall.refuses('umpire', correct(actOf(hall, 'correct'), saw(2)), 'no-such-event');
    hall.does('umpire', correct(actOf(hall, 'observe', 1), saw(2))).table(6, 9);
  });
});

describe('what no longer fits', () => {
  it('[icf:44] names the act that would be refused, and leaves everything as it is', () => {
    const hall = wooden().begins().sees({ own: 5 }).sees({ own: 3 }).table(1, 9);
    const of = actOf(hall, 'observe', 1);
    const refusal = hall.refusalOf({ by: 'umpire', at: hall.now, act: correct(of, saw(7)) });
    expect(refusal).toMatchObject({ code: 'does-not-fit' });
    expect(refusalMessage(refusal)).toContain(`entry ${actOf(hall, 'observe')}`);
    hall.refuses('umpire', correct(of, saw(7), 'umpire', 'keep'), 'does-not-fit');
  });

  it('[icf:44] or leaves out what came from there on', () => {
    const hall = wooden().begins().sees({ own: 5 }).sees({ own: 3 }).sees({});
    hall
      .does('umpire', correct(actOf(hall, 'observe', 2), saw(7), 'umpire', 'drop'))
      .table(2, 9)
      .turn('A1');
  });

  it('[icf:46] what cannot be done instead is refused by its own law', () => {
    const hall = simulated()
      .begins()
      .strikes('A1', towards(fromSouth(0), { x: 0, y: 0 }, 1.2));
    const off = towards({ x: 0, y: 0.1 }, { x: 0, y: 0.2 });
    const act = correct(actOf(hall, 'strike'), { type: 'strike', stroke: off }, 'A1');
    hall.refuses('umpire', act, 'does-not-fit', '130a');
    hall.refuses('umpire', correct(actOf(hall, 'play'), null), 'does-not-fit', '46');
  });
});

describe('who corrects, and how', () => {
  it('the umpire does, with a reason, an act that somebody did', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const of = actOf(hall, 'observe');
    hall.refuses('A1', correct(of, null), 'not-yours');
    hall.refuses('umpire', { ...correct(of, null), reason: ' ' }, 'bad-command');
    hall
      .refuses('umpire', correct(of + 1, null), 'no-such-event')
      .refuses('umpire', correct(999, null), 'no-such-event');
    hall.refuses('umpire', correct(of, correct(of, null)), 'bad-command');
  });

  it('after the match is over, too', () => {
    const hall = wooden({ length: 'board' }).seated().wins('A', 5).over('A', 'score');
    hall.does('umpire', correct(actOf(hall, 'observe'), saw(0))).turn('B1');
    expect(hall.state.outcome).toBeNull();
  });
});

const pocketedOwn = ({ board }: Hall): boolean => board.table[board.table.turn].onBoard < 9;

const softly = (act: Act): Act =>
  act.type === 'strike'
    ? { ...act, stroke: { ...act.stroke, vx: act.stroke.vx / 9, vy: act.stroke.vy / 9 } }
    : act;

describe('corrections and the clock', () => {
  it("[icf:50] nobody's time runs out while the umpire sets things right", () => {
    const hall = wooden({ clocks: 'laws' }).begins().sees({ own: 1 }).sees({}).waits(10);
    hall
      .does('umpire', correct(actOf(hall, 'observe'), null))
      .turn('A1')
      .clock('strike', 'A1', 15);
    hall.waits(30).does('umpire', { type: 'time' }).by('50', '64a');
  });

  it('[icf:50] a stroke that was late stays late when it is done again', () => {
    const hall = simulated({ clocks: 'laws' }).begins();
    const dice = makeDice(1);
    const next = () => standIn(hall.state, dice) as Command;
    const { turn } = hall.board.table;
    while (phaseOf(hall.state) !== 'stroke' || hall.board.table.turn === turn || !pocketedOwn(hall)) {
      const { by, act, at } = next();
      hall.does(by, act, at);
    }
    const late = next();
    hall.does('umpire', { type: 'warn', law: '143h', against: 'A' });
    hall.waits(20).does(late.by, softly(late.act)).by('50').clock('place', 'A1');
    hall
      .does('umpire', correct(actOf(hall, 'warn'), null))
      .by('50')
      .clock('place', 'A1', 15);
  });
});
