import { LARGEST_FRAME, SEAT_ACTS, type SeatActType } from '@opencarrom/protocol';
import { readFrame } from '@opencarrom/protocol/read-frame';
import { SAME_AS_MATCH } from '@opencarrom/protocol/schemas';
import { describe, expect, it } from 'vitest';

const read = (value: unknown) => readFrame(JSON.stringify(value));
const faultOf = (value: unknown) => {
  const answer = typeof value === 'string' ? readFrame(value) : read(value);
  return 'fault' in answer ? answer.fault : null;
};

const JOIN = { t: 'join', v: 1, match: 'abcDEF012345', have: 41, seat: 'A'.repeat(22) };
const AIM = { t: 'aim', match: 'm', after: 3, aim: { x: 0, y: 0, angle: 0, power: 0 } };
const DO = { t: 'do', id: 'c-17', match: 'abcDEF012345', after: 52, act: { type: 'claim' } };

/** One of each, with all that it can say. */
const ACTS: Readonly<Record<SeatActType, object>> = {
  choose: { take: 'side' },
  sit: { seats: { A1: 'S', B1: 'N' }, breaker: 'A1' },
  strike: { stroke: { x: 0, y: -0.25, vx: 0.2, vy: 3.1, spin: 0 } },
  pass: {},
  place: { x: 0, y: 0.01 },
  forgo: {},
  fine: { take: 'keep-turn' },
  claim: {},
  demand: { points: 1 },
  concede: { what: 'game' },
};

describe('a client’s frame is taken', () => {
  it.each([
    JOIN,
    { t: 'join', match: 'm', have: 0 },
    { t: 'p', have: 53 },
    { t: 'leave', match: 'm' },
    { t: 'aim', match: 'm', after: 3, aim: { x: 0.1, y: -0.2526, angle: 1.571, power: 0.5, spin: -1 } },
    { t: 'aim', match: 'm', after: 3, aim: { x: 0, y: 0, angle: 0, power: 0 } },
    { t: 'aim', match: 'm', after: 3 },
    { t: 'say', id: 's1', match: 'm', preset: 'well-played' },
    { t: 'say', id: 's1', match: 'm', text: 'शाबाश 👏' },
    ...SEAT_ACTS.map((type) => ({ ...DO, act: { type, ...ACTS[type] } })),
  ])('%j', (frame) => expect(read(frame)).toEqual({ frame }));
});

describe('a client’s frame is refused, and is told where', () => {
  it.each<[object, string, string | undefined]>([
    [{ ...JOIN, by: 'umpire' }, 'bad-request', 'by'],
    [{ ...JOIN, have: -1 }, 'bad-request', 'have'],
    [{ ...JOIN, have: 2 ** 53 }, 'bad-request', 'have'],
    [{ ...JOIN, have: 1.5 }, 'bad-request', 'have'],
    [{ ...JOIN, match: '../etc' }, 'bad-request', 'match'],
    [{ ...JOIN, match: 'm'.repeat(65) }, 'bad-request', 'match'],
    [{ ...JOIN, seat: 'short' }, 'bad-request', 'seat'],
    [{ t: 'join', match: 'm' }, 'bad-request', 'have'],
    [{ t: 'ok', id: 'c', seq: 1 }, 'bad-request', 't'],
    [{ t: 'constructor' }, 'bad-request', 't'],
    [{ t: ['join'] }, 'bad-request', 't'],
    [{ ...DO, at: 12 }, 'bad-request', 'at'],
    [{ ...DO, after: '52' }, 'bad-request', 'after'],
    [{ ...DO, act: { type: 'claim', by: 'B1' } }, 'bad-request', 'act.by'],
    [{ ...DO, act: { type: 'strike', stroke: { x: 0, y: 0, vx: 1 } } }, 'bad-request', 'act.stroke.vy'],
    [{ ...DO, act: { type: 'sit', seats: { C1: 'S' } } }, 'bad-request', 'act.seats.C1'],
    [{ ...DO, act: { type: 'concede', what: 'match', reason: 'so' } }, 'bad-request', 'act.reason'],
    [{ ...DO, act: { type: 'demand', points: -1 } }, 'bad-request', 'act.points'],
    [{ ...DO, act: { type: 'appeal' } }, 'not-a-seats-act', 'act.type'],
    [{ ...DO, act: { type: 'toString' } }, 'not-a-seats-act', 'act.type'],
    [{ ...DO, act: [] }, 'bad-request', 'act.type'],
    [{ ...DO, act: null }, 'bad-request', 'act.type'],
    [{ t: 'aim', match: 'm' }, 'bad-request', 'after'],
    [{ t: 'aim', match: 'm', after: 3, player: 'A1' }, 'bad-request', 'player'],
    [{ ...AIM, aim: { ...AIM.aim, x: 7 } }, 'bad-request', 'aim.x'],
    [{ ...AIM, aim: { ...AIM.aim, power: 2 } }, 'bad-request', 'aim.power'],
    [{ ...AIM, aim: { ...AIM.aim, angle: 60 } }, 'bad-request', 'aim.angle'],
    [{ ...AIM, aim: { ...AIM.aim, said: 'hello' } }, 'bad-request', 'aim.said'],
    [{ ...AIM, aim: null }, 'bad-request', 'aim'],
    [{ t: 'say', id: 's', match: 'm' }, 'bad-request', 'preset'],
    [{ t: 'say', id: 's', match: 'm', preset: 'rude' }, 'bad-request', 'preset'],
    [{ t: 'say', id: 's', match: 'm', preset: 'hello', text: 'x' }, 'bad-request', 'preset'],
    [{ t: 'say', id: 's', match: 'm', text: '' }, 'bad-request', 'text'],
    [{ t: 'say', id: 's', match: 'm', text: 'x'.repeat(141) }, 'bad-request', 'text'],
    [{ t: 'say', id: 's', match: 'm', text: 'half \ud83d of one' }, 'bad-request', 'text'],
  ])('%j: %s at %s', (frame, code, path) => expect(faultOf(frame)).toMatchObject({ code, path }));

  it('says which command it was, where that can be read', () => {
    expect(faultOf({ ...DO, by: 'A1' })?.id).toBe('c-17');
    expect(faultOf({ ...DO, id: 'no spaces' })).toMatchObject({ id: null, path: 'id' });
    expect(faultOf({ ...DO, id: { deep: 1 } })).toMatchObject({ id: null, path: 'id' });
  });
});

describe('whatever is thrown at it', () => {
  const strike = (x: string) =>
    `{"t":"do","id":"c","match":"m","after":0,"act":{"type":"strike","stroke":{"x":${x},"y":0,"vx":0,"vy":1}}}`;

  it.each<[string, string, string]>([
    ['nothing', '', 'not-json'],
    ['half a document', '{"t":"p"', 'not-json'],
    ['two documents', '{"t":"p","have":1}{"t":"p","have":1}', 'not-json'],
    ['a word', '"join"', 'bad-request'],
    ['null', 'null', 'bad-request'],
    ['a list', '[{"t":"p","have":1}]', 'bad-request'],
    ['a number beyond all', strike('1e999'), 'bad-request'],
    ['not a number', strike('NaN'), 'not-json'],
    ['a prototype', '{"t":"p","have":1,"__proto__":{"have":2}}', 'bad-request'],
    ['a prototype for the missing field', '{"t":"p","__proto__":{"have":2}}', 'bad-request'],
    ['a prototype in an act', strike('0,"__proto__":{"spin":1}'), 'bad-request'],
    ['deep nesting', `{"t":${'['.repeat(2000)}${']'.repeat(2000)}}`, 'bad-request'],
    ['a long list', `{"t":"p","have":[${'0,'.repeat(2000)}0]}`, 'bad-request'],
    [
      'many fields',
      `{"t":"p","have":1${Array.from({ length: 400 }, (_, i) => `,"${i}":0`).join('')}}`,
      'bad-request',
    ],
    ['too much', `{"t":"p","have":1,"x":"${'x'.repeat(LARGEST_FRAME)}"}`, 'too-large'],
    ['bytes that were no text', '\ufffd\ufffd{}', 'not-json'],
  ])('%s is refused', (_, text, code) => expect(faultOf(text)?.code).toBe(code));

  it('takes the last of two fields of one name, as every reader of JSON here does', () => {
    expect(readFrame('{"t":"do","match":"m","have":1,"t":"p"}')).toEqual({
      frame: { t: 'p', match: 'm', have: 1 },
    });
    expect(readFrame('{"have":9,"t":"p","have":1}')).toEqual({ frame: { t: 'p', have: 1 } });
  });

  it('tells little of a huge name', () => {
    expect(faultOf({ t: 'p', have: 1, ['x'.repeat(3000)]: 0 })?.path).toHaveLength(64);
  });
});

it('every act of a seat is the match’s own', () => {
  expect(Object.values(SAME_AS_MATCH)).toEqual(SEAT_ACTS.map(() => true));
});
