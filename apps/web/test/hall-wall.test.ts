import { type ActName, emptyLog, evolveEvent, formatFrom, generateEvent } from '@opencarrom/tournament';
import { seenEvent } from '@opencarrom/tournament/seen';
import { describe, expect, it } from 'vitest';
import {
  figuresFromAfar,
  largeFor,
  MOST_LINES,
  nameSize,
  sideSize,
  slidesOf,
} from '../src/hall/wall/slides.js';

const NOTHING_LIVE = () => null;

/** A part of a random event, as everybody sees it. */
function eventAfter(template: string, players: number, share: number) {
  const whole = playedEvent(template, players);
  return seenEvent(whole.slice(0, Math.ceil(whole.length * share)).reduce(evolveEvent, emptyLog));
}

/** The same up to the first act of a kind. */
function eventUntil(template: string, players: number, act: ActName) {
  const whole = playedEvent(template, players);
  const end = whole.findIndex((each) => each.act.type === act);
  return seenEvent(whole.slice(0, end).reduce(evolveEvent, emptyLog));
}

function playedEvent(template: string, players: number) {
  const format = formatFrom(template);
  if (!('ok' in format)) throw new Error(`no template ${template}`);
  return generateEvent({ seed: 3, players, format: format.ok, unrest: 0 }).happenings;
}

describe('the pages of the wall', () => {
  it('have six lines at most, and every open match once', () => {
    const seen = eventAfter('european-swiss', 60, 0.5);
    const slides = slidesOf({ seen, liveOf: NOTHING_LIVE });
    const counts = slides.map(
      (slide) => ('matches' in slide ? slide.matches : 'places' in slide ? slide.places : []).length,
    );
    expect(Math.max(...counts)).toBeLessThanOrEqual(MOST_LINES);
    const shown = slides.flatMap((slide) =>
      'matches' in slide ? slide.matches.map(({ number }) => number) : [],
    );
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown).toHaveLength(seen.now.is === 'play' ? seen.now.open : -1);
    expect(slides.some(({ is }) => is === 'standings')).toBe(true);
  });

  it('show each group by itself, and who has won once it is over', () => {
    const groups = slidesOf({ seen: eventAfter('starwood', 16, 0.4), liveOf: NOTHING_LIVE });
    expect(groups.flatMap((slide) => (slide.is === 'standings' ? [slide.group] : []))).toEqual([0, 1, 2, 3]);
    const [podium, first] = slidesOf({ seen: eventAfter('starwood', 16, 1), liveOf: NOTHING_LIVE });
    expect(podium).toMatchObject({ is: 'podium', places: [{ place: 1 }, { place: 2 }, { place: 3 }] });
    expect(first).toMatchObject({ is: 'champions', first: 1, last: 6 });
  });

  it('show who has won a knock-out before its prizes are given, and its results while it is played', () => {
    const whole = eventAfter('starwood', 16, 1);
    const played = eventUntil('starwood', 16, 'award');
    const [podium] = slidesOf({ seen: played, liveOf: NOTHING_LIVE });
    expect([played.now.is, podium?.is]).toEqual(['stage-over', 'podium']);
    expect(podium && 'places' in podium && podium.places[0]?.entrant).toBe(whole.awards?.[0]?.entrant);
    const seen = eventAfter('starwood', 16, 0.93);
    const kinds = slidesOf({ seen, liveOf: NOTHING_LIVE }).map(({ is }) => is);
    expect(seen.stages.at(-1)?.system).toBe('knockout');
    expect(kinds).toContain('results');
    expect(kinds).not.toContain('welcome');
  });

  it('give few matches the whole wall, and many a line each', () => {
    expect([1, 2, 3, 6].map(largeFor)).toEqual([9, 5.6, null, null]);
    expect(sideSize('Gauri S.', 9)).toBe(9);
    expect(sideSize('Bhavna Puri & Eknath Sawant', 9)).toBeLessThan(9);
  });

  it('welcome everybody before anything is drawn', () => {
    const [slide, ...others] = slidesOf({ seen: seenEvent(emptyLog), liveOf: NOTHING_LIVE });
    expect([slide?.is, others.length]).toEqual(['welcome', 0]);
  });
});

describe('a name on the wall', () => {
  it('is as large as its length allows, and never too small to read', () => {
    expect(nameSize('Gauri S.')).toBe(nameSize('Farid N.'));
    expect(nameSize('Jai Deshpande-Joshi')).toBeLessThan(nameSize('Gauri S.'));
    expect(nameSize('Venkatanarasimharajuvaripeta N. & Asha Deshpande')).toBeGreaterThan(2.4);
  });

  it('is measured by its letters: vowel signs take no room', () => {
    expect(nameSize('सीता')).toBe(nameSize('सत'));
  });
});

describe('the figures of a place on the wall', () => {
  it('are what decides first and next: of teams the rubbers before the net score', () => {
    expect(figuresFromAfar(['wins', 'rubbers', 'games', 'netscore'], [2, 8, 16, 260])).toEqual([
      { column: 'wins', figure: 2 },
      { column: 'rubbers', figure: 8 },
    ]);
    expect(figuresFromAfar(['points', 'buchholz', 'netscore'], [6, 20, 31])).toEqual([
      { column: 'points', figure: 6 },
      { column: 'netscore', figure: 31 },
    ]);
  });
});
