import { describe, expect, it } from 'vitest';
import { deedSaid } from '../src/moderation/deed-said.js';
import { endOfTerm, TERMS } from '../src/moderation/terms.js';
import { words as en } from '../src/moderation/words/en.js';
import { words as hi } from '../src/moderation/words/hi.js';
import { words as sanctionsEn } from '../src/online/person/sanction-words/en.js';
import { words as sanctionsHi } from '../src/online/person/sanction-words/hi.js';

const day = (at: number): string => new Date(at).toISOString().slice(0, 10);

describe('what moderators did', () => {
  it.each([
    [
      'hush until 2026-11-20T08:00:00.000Z',
      'Preset messages only · Until 2026-11-20',
      'सिर्फ़ तैयार बातें · 2026-11-20 तक',
    ],
    ['closed for good', 'Closed · For good', 'बंद · हमेशा के लिए'],
    ['unrated lifted', 'Unrated: lifted', 'बिना रेटिंग: रोक हटाई गई'],
    ['report el50OVKSbKOm closed', 'Report closed', 'रिपोर्ट बंद की गई'],
    ['appeal upheld', 'Appeal upheld', 'अपील स्वीकार'],
    ['named a moderator', 'Made a moderator', 'मॉडरेटर बनाया गया'],
    ['something of a newer server', 'something of a newer server', 'something of a newer server'],
  ])('"%s" is told in both languages', (what, english, hindi) => {
    expect(deedSaid(what, en, sanctionsEn, day)).toBe(english);
    expect(deedSaid(what, hi, sanctionsHi, day)).toBe(hindi);
  });
});

it('a sanction ends when it was said to, or never', () => {
  const hour = 3_600_000;
  expect(TERMS.map((term) => endOfTerm(term, 0))).toEqual([24 * hour, 7 * 24 * hour, 30 * 24 * hour, null]);
});
