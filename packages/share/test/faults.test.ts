import {
  isFault,
  type LinkFault,
  LONGEST_LINK,
  readLink,
  type SharedPiece,
  shareMatch,
  writeLink,
} from '@opencarrom/share';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptBytes } from '../src/code/script.js';
import { sealed } from '../src/link.js';
import { played } from './support/played.js';

const piece = shareMatch(played({ length: 'board' }, 9, 30), { named: true }) as SharedPiece;
const link = writeLink(piece);
const faultOf = (fragment: string): LinkFault['fault'] | null => {
  const read = readLink(fragment);
  return isFault(read) ? read.fault : null;
};
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('a link that cannot be opened says why, by name', () => {
  it('nothing, or letters that no link has', () => {
    expect(faultOf('')).toBe('no-link');
    expect(faultOf('#hello world!')).toBe('no-link');
  });

  it('an end that is missing, wherever it was cut', () => {
    for (let length = 2; length < link.length; length += 7)
      expect(faultOf(link.slice(0, length))).toBe('cut');
  });

  it('a letter that is another, wherever it is', () => {
    for (let at = 6; at < link.length - 1; at += 3) {
      const other = LETTERS[(LETTERS.indexOf(link[at] as string) + 21) % 64];
      expect(faultOf(link.slice(0, at) + other + link.slice(at + 1))).toBe('damaged');
    }
  });

  it('something that was hung on to it', () => {
    expect(faultOf(`${link}AAAA`)).toBe('damaged');
  });

  it('one that somebody wrote who says that it comes to something else', () => {
    const other = piece.hash.startsWith('0') ? `1${piece.hash.slice(1)}` : `0${piece.hash.slice(1)}`;
    expect(faultOf(writeLink({ ...piece, hash: other }))).toBe('doctored');
  });

  it('one whose stroke was changed under its hash', () => {
    const at = piece.commands.findIndex(({ act }) => act.type === 'strike');
    const commands = piece.commands.map((command, index) =>
      index === at && command.act.type === 'strike'
        ? { ...command, act: { ...command.act, stroke: { ...command.act.stroke, vy: 3.5 } } }
        : command,
    );
    expect(['doctored', 'cannot-be']).toContain(faultOf(writeLink({ ...piece, commands })));
  });

  it('what no match can be', () => {
    const [toss, ...rest] = piece.commands;
    expect(faultOf(writeLink({ ...piece, commands: rest }))).toBe('cannot-be');
    expect(toss?.act.type).toBe('toss');
  });

  it('a newer form, a physics and an edition that are not here', () => {
    expect(faultOf(`B${link.slice(1)}`)).toBe('newer');
    expect(faultOf(writeLink({ ...piece, head: { ...piece.head, physics: 'roll-9' } }))).toBe('foreign');
    expect(faultOf(writeLink({ ...piece, head: { ...piece.head, edition: 'event-99' } }))).toBe('foreign');
  });

  it('one longer than any', () => {
    expect(faultOf('A'.repeat(LONGEST_LINK + 1))).toBe('too-long');
  });
});

describe('whatever stands after the #', () => {
  const someLetters = fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 400 });

  it('is answered, and nothing is thrown', () => {
    fc.assert(fc.property(someLetters, (letters) => void readLink(letters)));
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (letters) => void readLink(letters)));
  });

  it('is answered where its sum is right and its bytes are anything', () => {
    const body = scriptBytes(piece);
    const noise = fc.array(fc.nat(255), { maxLength: 40 });
    const place = fc.nat(body.length);
    fc.assert(
      fc.property(noise, place, place, (bytes, from, to) => {
        const hostile = sealed([...body.slice(0, from), ...bytes, ...body.slice(to)], '0123456789abcdef');
        expect(isFault(readLink(hostile))).toBe(true);
      }),
      { numRuns: 400 },
    );
    fc.assert(
      fc.property(fc.array(fc.nat(255), { maxLength: 200 }), (bytes) => {
        expect(isFault(readLink(sealed(bytes, '0123456789abcdef')))).toBe(true);
      }),
    );
  });
});
