import { ICF, openingRack, type PlacedMan, simulate, strikerPlace } from '@opencarrom/physics';
import {
  isFault,
  type PracticeBoard,
  readLink,
  type SharedPractice,
  sharePractice,
  writeLink,
} from '@opencarrom/share';
import { describe, expect, it } from 'vitest';

/** No match comes to such a board: white has no man, there is no queen. */
const MEN: readonly PlacedMan[] = [
  { id: 'b3', x: 0.28, y: 0.23 },
  { id: 'b1', x: -0.1, y: 0.125 },
];
const AT = strikerPlace(ICF, 'E', MEN) ?? { x: 0, y: 0 };
const SHOT: PracticeBoard = {
  men: MEN,
  seat: 'E',
  side: 'black',
  stroke: { ...AT, vx: -2.25, vy: 1.125, spin: 3 },
};
const POSITION: PracticeBoard = { ...SHOT, stroke: null };

function shared(board: PracticeBoard): SharedPractice {
  const made = sharePractice(board);
  if (isFault(made)) throw new Error(made.detail);
  return made;
}

const faultOf = (link: string) => {
  const opened = readLink(link);
  return isFault(opened) ? opened.fault : null;
};

describe('practice in a link', () => {
  it.each([
    ['a shot', SHOT],
    ['a position', POSITION],
    ['an empty board', { ...POSITION, men: [] }],
    ['the break', { ...POSITION, men: openingRack(ICF), seat: 'N', side: 'white' }],
  ] as const)('%s comes back as it was, in few letters', (_, board) => {
    const made = shared(board);
    const link = writeLink(made);
    expect(readLink(`#${link}`)).toEqual(made);
    expect(made).toMatchObject(board);
    expect(link.length).toBeLessThan(200);
  });

  it('a shot comes to the same bits', () => {
    const opened = readLink(writeLink(shared(SHOT)));
    if (isFault(opened) || opened.kind !== 'practice') throw new Error('no practice');
    expect(opened.outcome).toEqual(simulate({ men: MEN }, SHOT.stroke ?? { ...AT, vx: 0, vy: 0 }));
  });

  it('one that was doctored says so: the stroke, a man, or who sits there', () => {
    const { hash } = shared(SHOT);
    const changed: readonly Partial<PracticeBoard>[] = [
      { stroke: { ...AT, vx: -2.25, vy: 1.25, spin: 3 } },
      { men: [{ id: 'b3', x: 0.27, y: 0.23 }, ...MEN.slice(1)] },
      { side: 'white' },
    ];
    for (const change of changed)
      expect(faultOf(writeLink({ ...shared({ ...SHOT, ...change }), hash }))).toBe('doctored');
    const moved = shared({ ...POSITION, men: MEN.slice(1) });
    expect(faultOf(writeLink({ ...moved, hash: shared(POSITION).hash }))).toBe('doctored');
  });

  it('is cut or damaged like any other', () => {
    const link = writeLink(shared(SHOT));
    expect(faultOf(link.slice(0, -4))).toBe('cut');
    expect(faultOf(`${link}AAAA`)).toBe('damaged');
  });

  it('what cannot lie or stand so is refused by name, when it is shared and when it is opened', () => {
    const bad: readonly Partial<PracticeBoard>[] = [
      { men: [...MEN, { id: 'w1', x: 0.28, y: 0.235 }] },
      { men: [...MEN, { id: 'b1', x: 0, y: 0 }] },
      { men: [{ id: 'w1', x: 3, y: 0 }] },
      { stroke: { x: 0, y: 0, vx: 1, vy: 1 } },
      { stroke: { ...AT, vx: 400, vy: 0 } },
    ];
    for (const change of bad) {
      const board = { ...SHOT, ...change };
      expect(sharePractice(board)).toMatchObject({ fault: 'cannot-be' });
      expect(faultOf(writeLink({ ...shared(SHOT), ...change }))).toBe('cannot-be');
    }
  });

  it('is of a newer form than pieces of a match, so that an older program says that it is too old', () => {
    expect(Buffer.from(writeLink(shared(POSITION)), 'base64url')[0]).toBe(2);
  });
});
