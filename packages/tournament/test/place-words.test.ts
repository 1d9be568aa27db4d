import { describe, expect, it } from 'vitest';
import type { PlaceReason } from '../src/standings/placing.js';
import type { Key } from '../src/vocabulary.js';
import { places as en } from '../src/words/places/en.js';
import { places as hi } from '../src/words/places/hi.js';
import { sayPlaceReason } from '../src/words/places/place-words.js';

const KEYS: readonly Key[] = ['points', 'buchholz', 'netscore', 'totscore'];
const reason = (by: PlaceReason['by'], more: Partial<PlaceReason> = {}): PlaceReason => ({
  by,
  level: [],
  own: null,
  other: null,
  ...more,
});
const said = (of: PlaceReason, keys: readonly Key[] = KEYS, hand: string | null = null) =>
  [en, hi].map((words) => sayPlaceReason(words, of, { keys, nameOf: (entrant) => `#${entrant}`, hand }));

describe('why somebody has a place', () => {
  it.each<[PlaceReason, string, string]>([
    [reason('points', { own: 8, other: 6 }), 'ahead by points 8 to 6', 'अंकों में आगे, 8 बनाम 6'],
    [reason('points', { own: 0, other: 2 }), 'behind by points 0 to 2', 'अंकों में पीछे, 0 बनाम 2'],
    [
      reason('buchholz', { level: [4, 9], own: 30, other: 28 }),
      'level on points with #4, #9; ahead by Buchholz 30 to 28',
      'अंकों में #4 और #9 के बराबर; बुख़होल्त्स में आगे, 30 बनाम 28',
    ],
    [
      reason('netscore', { level: [4], own: -7, other: -5 }),
      'level on points and Buchholz with #4; behind by net score −7 to −5',
      'अंकों और बुख़होल्त्स में #4 के बराबर; स्कोर के अंतर में पीछे, −7 बनाम −5',
    ],
    [
      reason('lots', { level: [1, 2, 3, 4, 5, 6, 7, 8] }),
      'level in everything with #1, #2, #3 and 5 more; by lot',
      'हर बात में #1, #2, #3 और 5 अन्य के बराबर; लॉटरी से तय',
    ],
    [
      reason('list', { level: [4] }),
      'level in everything with #4; by the order of the list alone',
      'हर बात में #4 के बराबर; केवल सूची के क्रम से',
    ],
    [reason('list'), 'as before this stage', 'इस चरण से पहले जैसा'],
    [reason('points', { own: 0 }), 'nobody else is there', 'और कोई नहीं है'],
    [reason('bracket'), 'by the bracket', 'ब्रैकेट के परिणाम से'],
    [reason('bracket', { level: [3, 4] }), 'as far in the bracket as #3, #4', 'ब्रैकेट में #3 और #4 जितना आगे'],
    [
      reason('final', { level: [2], own: 25, other: 12 }),
      'by the match for the place against #2, 25 to 12',
      'स्थान के मैच से तय, विपक्षी #2, 25 बनाम 12',
    ],
    [reason('final', { level: [2] }), 'by the match for the place against #2', 'स्थान के मैच से तय, विपक्षी #2'],
  ])('%j', (of, english, hindi) => {
    expect(said(of)).toEqual([english, hindi]);
  });

  it('by hand has the organiser’s reason', () => {
    expect(said(reason('hand', { level: [2] }), ['points'], 'played off')).toEqual([
      'level on points with #2; by the organiser: played off',
      'अंकों में #2 के बराबर; आयोजक के निर्णय से तय: played off',
    ]);
    expect(said(reason('hand', { level: [2] }), ['points'])[0]).toBe(
      'level on points with #2; by the organiser',
    );
  });

  it('by rate says who has none', () => {
    const keys: readonly Key[] = ['rate'];
    expect(said(reason('rate', { own: 1600 }), keys)[0]).toBe('ahead by rating 1600 to none');
    expect(said(reason('rate', { other: 1600 }), keys)[0]).toBe('behind by rating none to 1600');
  });

  it('does not count lots among what they were level on', () => {
    const keys: readonly Key[] = ['points', 'lots', 'netscore'];
    expect(said(reason('netscore', { level: [2], own: 3, other: 1 }), keys)[0]).toBe(
      'level on points with #2; ahead by net score 3 to 1',
    );
  });
});
