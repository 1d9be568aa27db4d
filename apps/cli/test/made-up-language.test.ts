import { chooseStroke, explainThought, LEVELS, type Level } from '@opencarrom/ai';
import { en as thoughtWords } from '@opencarrom/ai/words/en';
import { adjudicate, announce, bookOf, explain, openingBoard } from '@opencarrom/laws';
import { bookNames } from '@opencarrom/laws/words/books/en';
import {
  announceMatch,
  decide,
  newHead,
  openMatch,
  readRecord,
  refusalText,
  stepsOf,
  tellEvent,
} from '@opencarrom/match';
import { en as matchWords } from '@opencarrom/match/words/en';
import { story } from '@opencarrom/match/words/story/en';
import { ICF, openingRack } from '@opencarrom/physics';
import { describe, expect, it } from 'vitest';
import { inBrackets, unspoken } from '../../../test/support/made-up.js';
import { showBest } from '../src/show/best.js';
import { showRuling } from '../src/show/ruling.js';
import { showStory } from '../src/show/story.js';
import { en } from '../src/words/en/language.js';
import type { Language } from '../src/words/language.js';
import { LANGUAGES } from '../src/words/languages.js';
import { BEGINNING, observedMatch } from './support/records.js';

/** CONTRIBUTING's "Add a language", done: its words passed in, and no file of ours changed. */
const MADE_UP: Language = {
  code: 'xx',
  words: inBrackets(en.words),
  faults: inBrackets(en.faults),
  library: inBrackets(en.library),
  review: inBrackets(en.review),
  events: inBrackets(en.events),
  playersFile: inBrackets(en.playersFile),
  eventsDesk: inBrackets(en.eventsDesk),
  eventsHall: inBrackets(en.eventsHall),
  eventsHistory: inBrackets(en.eventsHistory),
  paper: inBrackets(en.paper),
  eventRefusals: inBrackets(en.eventRefusals),
  places: inBrackets(en.places),
  templates: inBrackets(en.templates),
  texts: en.texts,
};
const PAGE = { columns: 100, styled: false };

const ruled = adjudicate({
  board: {
    turn: 'white',
    white: { onBoard: 6, owed: 0, score: 0 },
    black: { onBoard: 7, owed: 0, score: 0 },
    queen: 'on-board',
  },
  stroke: { pocketed: { white: 1, striker: true } },
});
if ('error' in ruled) throw new Error(ruled.error.message);
const { ok: decided } = ruled;

const written = readRecord(
  observedMatch([
    ...BEGINNING,
    ['umpire', { type: 'observe', seen: { pocketed: { white: 4 } } }],
    ['umpire', { type: 'observe', seen: { pocketed: { striker: true }, overboard: { black: 1 } } }],
    ['B1', { type: 'place' }],
    ['B1', { type: 'concede', what: 'match' }],
  ]),
);
if ('error' in written) throw new Error(written.error.message);
const PLAYED = written.ok;

describe('a language that is passed in', () => {
  it('is what the umpire speaks, by the laws and in a match', () => {
    const words = inBrackets(matchWords);
    expect(unspoken(announce(decided.book, decided.ruling, words.ruling))).toBe('');
    const findings = explain(decided.book, decided.ruling, words.ruling);
    expect(findings.map(({ text }) => unspoken(text)).join('')).toBe('');
    expect(Object.values(inBrackets(bookNames).full).map(unspoken).join('')).toBe('');
    const state = openMatch(newHead({ players: { A: ['Asha'], B: ['Bina'] } }));
    const said = announceMatch({ state, events: [] }, words);
    expect(said.waiting.map(unspoken)).toEqual(['']);
    const refused = decide(state, { by: 'A1', at: 0, act: { type: 'pass' } }, []);
    if (!('refusal' in refused)) throw new Error('a turn was passed before the toss');
    expect(refusalText(state.head, refused.refusal, words)).toBe('⟦⟦toss first⟧.⟧');
  });

  it('tells the story of a match, and no word of another is left in it', () => {
    const words = inBrackets(story);
    const told = stepsOf(PLAYED).map((step) => tellEvent(step, words, { isExact: true }));
    expect(told.length).toBeGreaterThan(10);
    expect(
      told.filter((line) => !line.startsWith('⟦') || unspoken(line.replaceAll(/\[.*?\]/g, '')) !== ''),
    ).toEqual([]);
  });

  it('says why a stroke was chosen', () => {
    const table = {
      book: bookOf('icf'),
      discipline: 'singles',
      seat: 'S',
      board: openingBoard({ white: 0, black: 0 }),
      men: openingRack(ICF),
      equipment: ICF,
    } as const;
    const level = LEVELS[0] as Level;
    const thought = chooseStroke(table, { level, seed: 1, budget: { simulations: 20 } });
    if (!thought) throw new Error('no stroke was found');
    const sentences = explainThought(thought, 'S', inBrackets(thoughtWords));
    expect(sentences.map(unspoken).join('')).toBe('');
    const best = { question: { table, level, seed: 1 }, thought };
    expect(showBest(best, MADE_UP, PAGE)).toContain(sentences[0]);
  });

  it('is spoken by the command line', async () => {
    const shown = await showRuling(decided, MADE_UP, PAGE);
    expect(shown).toContain(`⟦${en.words.why}⟧`);

    expect(showStory(PLAYED.head, stepsOf(PLAYED), MADE_UP, PAGE)).toMatch(/⟦.*won the toss⟧/);
  });
});

const PARTS = [
  ...(['words', 'faults', 'library', 'events', 'playersFile'] as const),
  ...([
    'eventsDesk',
    'eventsHall',
    'eventsHistory',
    'paper',
    'eventRefusals',
    'places',
    'templates',
  ] as const),
];

it('every language of the command line has all there is to say', () => {
  const shapeOf = (words: object): unknown =>
    Object.fromEntries(
      Object.entries(words).map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? shapeOf(value) : typeof value,
      ]),
    );
  const [first, ...others] = LANGUAGES;
  for (const other of others)
    for (const part of PARTS)
      expect(shapeOf(other[part]), `${other.code} ${part}`).toEqual(shapeOf(first[part]));
});
