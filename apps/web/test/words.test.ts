import { story } from '@opencarrom/match/words/story/en';
import { describe, expect, it } from 'vitest';
import { inBrackets, unspoken } from '../../../test/support/made-up.js';
import { Catalogue, catalogue, fetchWords, type WordFiles } from '../src/device/catalogue.js';
import { LANGUAGES } from '../src/device/languages.js';
import { momentsOf } from '../src/match/story/moments.js';
import { tellAll } from '../src/match/story/tell.js';
import { lastStrokes } from '../src/play/story.js';
import { words as playWords } from '../src/play/words/en.js';
import type { PlayWords } from '../src/play/words.js';
import { afterStroke, atTheBreak } from './support/crafted.js';
import { played } from './support/played.js';

/** Every file of words in the app, by its path. */
const FILES = import.meta.glob<{ readonly words?: object }>([
  '../src/**/*words/*.ts',
  '../src/**/subject-names/*.ts',
]);

const foldersOf = (language: string): readonly string[] =>
  Object.keys(FILES).flatMap((path) => (path.endsWith(`/${language}.ts`) ? [path.slice(0, -6)] : []));

const shapeOf = (words: object): unknown =>
  Object.fromEntries(
    Object.entries(words)
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([key, value]) => [
        key,
        typeof value === 'object' && value !== null && !Array.isArray(value) ? shapeOf(value) : typeof value,
      ]),
  );

describe('the words of the rooms', () => {
  it.each(LANGUAGES)('are all there in %s, and say what the English say', async (language) => {
    const folders = foldersOf('en');
    expect(folders.length).toBeGreaterThan(20);
    expect(foldersOf(language)).toEqual(folders);
    for (const folder of folders) {
      const [english, other] = await Promise.all(
        ['en', language].map((each) => FILES[`${folder}${each}.ts`]?.()),
      );
      expect(shapeOf(other?.words ?? {}), `${folder}${language}.ts`).toEqual(shapeOf(english?.words ?? {}));
    }
  });
});

describe('a room', () => {
  const xx: WordFiles<PlayWords> = { './words/xx.ts': async () => ({ words: inBrackets(playWords) }) };

  it('speaks a language that nobody has heard of once its file is there', async () => {
    const words = new Catalogue<PlayWords>(xx);
    await words.fetch('xx');
    const [line] = lastStrokes(afterStroke(atTheBreak(), ['w1'], []), {}, words.in('xx'), 1);
    expect([line?.what, line?.follows].map((text) => unspoken(text ?? '?'))).toEqual(['', '']);
    const told = momentsOf(played({}, 7, 20)).flatMap(({ steps }) => tellAll(steps, inBrackets(story)));
    expect(told.length).toBeGreaterThan(5);
    expect(told.map(({ text }) => unspoken(text)).join('')).toBe('');
  });

  it('is not asked for words before they are there, nor for those it has not', async () => {
    const words = new Catalogue<PlayWords>(xx);
    expect(words.has('xx')).toBe(false);
    expect(() => words.in('xx')).toThrow('not been fetched');
    await expect(words.fetch('yy')).rejects.toThrow('no words in yy');
  });

  it('that is loaded later has its words fetched with all others, each once', async () => {
    let fetched = 0;
    const file = async () => {
      fetched += 1;
      return { words: inBrackets(playWords) };
    };
    const files = Object.fromEntries(LANGUAGES.map((language) => [`./words/${language}.ts`, file]));
    const words = catalogue<PlayWords>(files);
    await Promise.all([fetchWords('en'), fetchWords('en')]);
    await fetchWords('en');
    expect(words.has('en')).toBe(true);
    expect(words.has('hi')).toBe(false);
    expect(fetched).toBe(1);
  });
});
