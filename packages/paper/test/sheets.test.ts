import { type LoggedEvent, replayEvent } from '@opencarrom/tournament';
import { describe, expect, it } from 'vitest';
import {
  fileText,
  type Printing,
  printSheet,
  SHEETS,
  type SheetName,
  usualNaming,
  type WantedSheet,
} from '../src/index.js';
import { en } from '../src/words/en.js';
import { hi } from '../src/words/hi.js';
import { justDrawn, LONGEST, nameAt, played } from './support/played.js';

const starwood = played('starwood', 16, { groups: 4 });
const firstRound = justDrawn(starwood, 1);
const teams = played('iiitn', 6);

const asked = (event: LoggedEvent, rest: Partial<Printing> = {}): Printing => ({
  ...{ event, words: en, naming: 'labels', paper: 'a4', printed: '13:55' },
  ...rest,
});
function printed(event: LoggedEvent, wanted: WantedSheet, rest: Partial<Printing> = {}) {
  const sheet = printSheet(asked(event, rest), wanted);
  if ('nothing' in sheet) throw new Error(sheet.nothing);
  return sheet.ok;
}
const count = (text: string, of: string): number => text.split(of).length - 1;

describe('a printed document', () => {
  it.each(SHEETS)(
    '%s: has no script, no style of an element, no address, and as many pages as it says',
    (sheet) => {
      for (const event of [starwood, firstRound, teams])
        for (const words of [en, hi]) {
          const answer = printSheet(asked(event, { words }), { sheet });
          if ('nothing' in answer) continue;
          const { body, style, pages } = answer.ok;
          expect(body).not.toMatch(/<script|<style|style=|https?:|url\(|<img|undefined|NaN|\[object/);
          expect(style).not.toMatch(/undefined|NaN|https?:|url\(|@import/);
          expect(count(body, '<section class="sheet">')).toBe(pages);
          expect(fileText(answer.ok)).toMatch(/^<!doctype html>\n<html lang="(en|hi)">[\s\S]*<\/html>\n$/);
          // Every size that a text has is a rule of the style sheet.
          for (const [, size] of body.matchAll(/class="[^"]*\bt(\d+)\b/g))
            expect(style).toContain(`.t${size} {`);
        }
    },
  );

  it('is the same for the same event, and says when it was printed', () => {
    expect(printed(starwood, { sheet: 'ranking' })).toEqual(printed(starwood, { sheet: 'ranking' }));
    expect(printed(starwood, { sheet: 'ranking' }).body).toContain('printed 13:55');
  });

  it('says why there is nothing to print', () => {
    const open = { happenings: starwood.happenings.slice(0, 2), state: justDrawn(starwood, 1).state };
    expect(printSheet(asked(open), { sheet: 'champions' })).toEqual({ nothing: 'no-places' });
    expect(printSheet(asked(starwood), { sheet: 'cards' })).toEqual({ nothing: 'no-cards' });
    expect(printSheet(asked(starwood), { sheet: 'groups' })).toEqual({ nothing: 'no-groups' });
    expect(printSheet(asked(starwood), { sheet: 'bracket', stage: 1 })).toEqual({ nothing: 'no-bracket' });
    expect(printSheet(asked(starwood), { sheet: 'results', stage: 2, round: 9 })).toEqual({
      nothing: 'not-drawn',
    });
  });
});

describe('people who are not to be named', () => {
  // The second of the first pair.
  const hidden = nameAt(1);

  it('are labels on what everybody reads, and are named where the organiser wants it', () => {
    const lists: readonly SheetName[] = ['by-table', 'by-name', 'results', 'ranking', 'groups'];
    for (const sheet of lists) {
      expect(usualNaming(sheet)).toBe('labels');
      const { body } = printed(firstRound, { sheet, stage: 1 });
      expect(body).toContain('Asha Rao &#38; partner');
      expect(body).not.toContain(hidden);
      expect(printed(firstRound, { sheet, stage: 1 }, { naming: 'names' }).body).toContain(
        `Asha Rao &#38; ${hidden}`,
      );
    }
    expect(printed(firstRound, { sheet: 'badges' }).body).not.toContain(hidden);
  });

  it('have their names on what they are handed', () => {
    for (const sheet of ['cards', 'badges', 'certificates'] as const)
      expect(usualNaming(sheet)).toBe('names');
  });
});

describe('score cards', () => {
  const codeFor = (table: number, match: number | null) => `carrom:${table}/${match}`;

  it('have the columns of how the match is counted, and a row for every board', () => {
    const boards = printed(firstRound, { sheet: 'cards', aPage: 1 });
    expect(boards.pages).toBe(8);
    expect(boards.body).toMatch(/Coins<[\s\S]*Queen<[\s\S]*Points<[\s\S]*Total</);
    expect(count(boards.body, '<tr><th>')).toBe(8 * 3);
    const swiss = printed(justDrawn(played('european-swiss', 8, { rounds: 3 }), 1), {
      sheet: 'cards',
      aPage: 1,
    });
    expect(swiss.body).not.toContain('>Men<');
    expect(swiss.body).toContain('The last row is for an extra board, if level.');
    // Eight boards, and one more if level.
    expect(count(swiss.body, '<tr><th>')).toBe(4 * 9);
  });

  it('have as many to a page as is asked, and a code only where there is an address', () => {
    for (const [aPage, pages] of [
      [1, 8],
      [2, 4],
      [4, 2],
    ] as const) {
      const cards = printed(firstRound, { sheet: 'cards', aPage }, { codeFor });
      expect(cards.pages).toBe(pages);
      expect(cards.landscape).toBe(aPage === 2);
      expect(count(cards.body, '<svg class="code"')).toBe(8);
    }
    expect(printed(firstRound, { sheet: 'cards' }).body).not.toContain('<svg');
    expect(printed(firstRound, { sheet: 'cards' }, { codeFor: () => null }).body).not.toContain('<svg');
  });

  it('name nobody of a tie before both line-ups are open, and everybody after', () => {
    const lineUps = teams.happenings.flatMap(({ act }, index) => (act.type === 'line-up' ? [index] : []));
    const upTo = (line: number) => teams.happenings.slice(0, line + 1);
    const [first = 0, second = 0] = lineUps;
    const cardAfter = (line: number): string => {
      const event = replayEvent(upTo(line));
      return printed(event, { sheet: 'cards', aPage: 1 }, { naming: 'names' }).body;
    };
    expect(cardAfter(first)).not.toContain('Player ');
    expect(cardAfter(second)).toContain('Player ');
  });
});

describe('a bracket', () => {
  it.each([
    [4, 'a4', 1],
    [8, 'a4', 1],
    [16, 'a4', 1],
    [32, 'a4', 3],
    [64, 'a4', 5],
    [16, 'a3', 1],
    [64, 'a3', 1],
    [110, 'a3', 3],
  ] as const)(
    'of %i on %s is %i pages, and every name of the first round is on them',
    (entrants, paper, pages) => {
      const event = justDrawn(played('national-singles', entrants), 1);
      const bracket = printed(event, { sheet: 'bracket' }, { paper, naming: 'names' });
      expect([bracket.pages, bracket.landscape]).toEqual([pages, true]);
      for (const { a, b } of event.state.stages[0]?.matches ?? [])
        for (const side of [a, b]) {
          const name =
            event.state.participants.find(({ number }) => number === side)?.entry.players[0]?.name ?? '';
          for (const word of name.split(' ')) expect(bracket.body).toContain(word);
        }
      if (pages > 1) expect(bracket.body).toContain(`page ${pages}<`);
    },
  );

  it('has its rounds called by what is played in them on every sheet', () => {
    for (const sheet of ['pairings', 'results'] as const) {
      expect(printed(starwood, { sheet, stage: 2, round: 1 }).body).toContain('Knock-out · Quarter-final');
      expect(printed(starwood, { sheet, stage: 2, round: 3 }).body).toContain('Knock-out · Final');
      expect(printed(starwood, { sheet, stage: 1, round: 3 }).body).toContain('Groups · Round 3');
    }
    const after = (words: Printing['words'], round: number): string =>
      printed(starwood, { sheet: 'ranking', stage: 2, round }, { words }).body;
    expect(after(en, 2)).toContain('Knock-out, after the semi-finals');
    expect(after(en, 3)).toContain('Knock-out, after the final<');
    expect(after(hi, 3)).toContain('Knock-out, फ़ाइनल के बाद');
  });

  it('of who has lost twice is drawn whole: those who come down, and the second final', () => {
    const event = justDrawn(played('community', 8), 1);
    const { body, pages } = printed(event, { sheet: 'bracket' });
    expect(pages).toBe(1);
    expect(body).toContain('loser of 1.1');
    expect(body).toContain('Second final, if needed');
    expect(printed(justDrawn(played('community', 16), 1), { sheet: 'bracket' }).pages).toBe(3);
  });
});

describe('the end of an event', () => {
  it('has a certificate for everybody with one of the first places', () => {
    const { body, pages } = printed(starwood, { sheet: 'certificates', places: 2 }, { naming: 'names' });
    expect(pages).toBe(4);
    expect(count(body, 'First place')).toBe(2);
    expect(count(body, 'Second place')).toBe(2);
    expect(body).toContain('Chief umpire');
  });

  it('has the champions on one page', () => {
    const [first] = starwood.state.awards ?? [];
    const champion =
      starwood.state.participants.find(({ number }) => number === first?.entrant)?.entry.players[0]?.name ??
      '-';
    const { body, pages } = printed(starwood, { sheet: 'champions' });
    expect(pages).toBe(1);
    expect(body).toContain(champion);
    expect(body).toMatch(/final \d+–\d+/);
  });
});

it('an event that was put off says its days of play where it is remembered', () => {
  const on = (...days: readonly string[]): LoggedEvent => {
    const sessions = days.map((day) => ({ start: `${day}T10:00`, minutes: 600 }));
    const { state } = starwood;
    return { ...starwood, state: { ...state, hall: { ...state.hall, sessions } } };
  };
  for (const sheet of ['certificates', 'champions'] as const) {
    expect(printed(on('2026-11-21', '2026-11-22'), { sheet }).body).toContain('21–22 November 2026');
    expect(printed(on('2026-11-30', '2026-12-01'), { sheet }).body).toContain(
      '30 November – 1 December 2026',
    );
    expect(printed(on('2026-11-21'), { sheet }).body).toContain('>21 November 2026');
    expect(printed(on('2026-11-21', '2026-11-22'), { sheet }, { words: hi }).body).toContain(
      '21–22 नवंबर 2026',
    );
  }
});

it('long names are there in full', () => {
  for (const sheet of ['by-table', 'by-name', 'cards', 'results', 'ranking', 'groups', 'badges'] as const)
    expect(printed(firstRound, { sheet }).body).toContain(LONGEST);
});
