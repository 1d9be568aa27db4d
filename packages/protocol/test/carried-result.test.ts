import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  type CarriedMatter,
  carriedMac,
  codesOf,
  partOf,
  readCarried,
  signCarried,
  writeCarried,
} from '../src/index.js';

const MATTER: CarriedMatter = {
  ...{ event: 'abcdefghijkl', table: 4, match: 17 },
  report: {
    ...{ score: [25, 12], umpire: 'आशा राव', signatures: ['Asha 🙂', 'Müller'] },
    sent: { from: 'device-1', sequence: 3, hash: 'h' },
  },
};

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a result that is carried', () => {
  it('says after the way what it said before', () => {
    const text = signCarried(MATTER, 'the token');
    expect(text).toMatch(/^OCR1\.[\w-]+\.[0-9a-f]{64}$/);
    const read = readCarried(`\n${text}\n`);
    expect(read).toMatchObject({ ok: { matter: MATTER } });
  });

  it('is signed as any program would', () => {
    const read = readCarried(signCarried(MATTER, 'the token'));
    if ('error' in read) throw new Error(read.error.why);
    const mac = createHmac('sha256', hashOf('the token')).update(read.ok.body).digest('hex');
    expect(read.ok.mac).toBe(mac);
    expect(carriedMac(hashOf('another'), read.ok.body)).not.toBe(mac);
  });

  it('may come unsigned, and is known to be', () => {
    expect(readCarried(writeCarried(MATTER, null))).toMatchObject({ ok: { mac: null } });
  });

  it('is several codes where it is long, read in any order, some twice', () => {
    const boards = Array.from({ length: 60 }, () => ({ winner: 'A', men: 4, queen: null }) as const);
    const text = signCarried({ ...MATTER, report: { boards } }, 'key');
    const codes = codesOf(text);
    expect(codes.length).toBeGreaterThan(2);
    for (const code of codes) expect(code.length).toBeLessThanOrEqual(1200);
    expect(partOf(codes[1] as string)).toEqual({ part: 2, of: codes.length });
    const shuffled = [...codes].reverse().concat(codes[0] as string);
    expect(readCarried(shuffled.join('\n'))).toMatchObject({ ok: { matter: { report: { boards } } } });
  });

  it('is one code where it fits', () => {
    const text = signCarried(MATTER, 'key');
    expect(codesOf(text)).toEqual([text]);
    expect(partOf(text)).toBeNull();
  });

  const parts = codesOf(signCarried(MATTER, 'key'), 120);
  const others = codesOf(signCarried({ ...MATTER, match: 18 }, 'key'), 120);
  it.each([
    ['something else', 'https://example.org/', { why: 'no-result' }],
    ['nothing', '', { why: 'no-result' }],
    ['cut short', 'OCR1.eyJldmVudCI6', { why: 'damaged' }],
    ['letters that are none', 'OCR1.eyJ*', { why: 'damaged' }],
    ['a part missing', parts.slice(1).join(' '), { why: 'parts-missing', missing: [1], of: parts.length }],
    ['parts of two', [parts[0], ...others.slice(1)].join(' '), { why: 'mixed' }],
    ['two wholes', `${signCarried(MATTER, 'a')} ${signCarried(MATTER, 'b')}`, { why: 'mixed' }],
    ['a part changed', [`${parts[0]}A`, ...parts.slice(1)].join(' '), { why: 'damaged' }],
  ])('tells what is wrong with it: %s', (_, text, fault) => {
    expect(readCarried(text)).toEqual({ error: fault });
  });
});
