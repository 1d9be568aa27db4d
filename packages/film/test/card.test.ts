import { deflateSync, inflateSync } from 'node:zlib';
import { cardOf, cardOfBoard, paintCard, pngOf } from '@opencarrom/film';
import { decide, type Event, makeDice, newHead, openMatch, standIn, stepsOf } from '@opencarrom/match';
import { describe, expect, it } from 'vitest';

function wholeBoard() {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, length: 'board' });
  const events: Event[] = [];
  const dice = makeDice(7);
  let state = openMatch(head);
  for (let command = standIn(state, dice); command; command = standIn(state, dice)) {
    const decision = decide(state, command, events);
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return stepsOf({ head, events });
}

const steps = wholeBoard();
const card = cardOf(steps);

describe('a card for messengers', () => {
  it('has the last stroke, and beside it every man that is not on the board', () => {
    const last = steps.filter(({ event }) => event.type === 'done' && event.act.type === 'strike').at(-1);
    expect(card.men).toEqual(last?.before.board?.men);
    const lying = card.men.length;
    expect(lying + card.taken.white + card.taken.black + (card.taken.queen ? 1 : 0)).toBe(19);
    expect(JSON.parse(JSON.stringify(card))).toEqual(card);
  });

  it('is 1200 by 630, the same each time, the board in the middle', () => {
    const picture = paintCard(card);
    expect([picture.width, picture.height, picture.rgba.length]).toEqual([1200, 630, 1200 * 630 * 4]);
    expect(Buffer.compare(paintCard(JSON.parse(JSON.stringify(card))).rgba, picture.rgba)).toBe(0);
    const at = (x: number, y: number) => [
      ...picture.rgba.subarray((y * 1200 + x) * 4, (y * 1200 + x) * 4 + 3),
    ];
    // The table at the very left, the wood of the frame beside it.
    expect(at(2, 315)).toEqual(at(1197, 2));
    expect(at(295, 200)).not.toEqual(at(2, 315));
  });

  it('becomes a PNG of that size', () => {
    const png = pngOf(paintCard(card), (bytes) => deflateSync(bytes));
    const read = new DataView(png.buffer, png.byteOffset);
    expect([read.getUint32(16), read.getUint32(20)]).toEqual([1200, 630]);
    const dataAt = png.findIndex((_, n) => String.fromCharCode(...png.subarray(n, n + 4)) === 'IDAT');
    const length = read.getUint32(dataAt - 4);
    expect(inflateSync(png.subarray(dataAt + 4, dataAt + 4 + length))).toHaveLength(1201 * 630);
  });

  it('shows a board of practice from where one sits, and nothing beside it', () => {
    const men = [{ id: 'b1', x: 0.28, y: 0.23 }] as const;
    const taken = { white: 0, black: 0, queen: null };
    expect(cardOfBoard(men, null, 'E')).toMatchObject({ men, stroke: null, view: 'E', taken });
  });

  it('shows a board set up where nothing was struck', () => {
    expect(cardOf([])).toMatchObject({ stroke: null, taken: { white: 0, black: 0, queen: null } });
    expect(cardOf([]).men).toHaveLength(19);
  });
});
