import { announceWaiting, newHead, openMatch } from '@opencarrom/match';
import { en as spoken } from '@opencarrom/match/words/en';
import { describe, expect, it } from 'vitest';
import { namesOf } from '../src/match/games/titles.js';
import { words as en } from '../src/match/players/calling-words/en.js';
import { words as hi } from '../src/match/players/calling-words/hi.js';
import { namingOf } from '../src/match/players/naming.js';
import { callingsFor, writtenName } from '../src/store/callings.js';
import { computer, PERSON } from '../src/store/controllers.js';
import { firstNotes } from '../src/store/notes.js';
import { gameIn } from '../src/store/row.js';

const SINGLES = { discipline: 'singles' } as const;
const DOUBLES = { discipline: 'doubles' } as const;
const nobody = () => false;

const names = (...of: Parameters<typeof callingsFor>) => ({
  en: Object.values(namingOf({ unnamed: callingsFor(...of) }, en).names ?? {}),
  hi: Object.values(namingOf({ unnamed: callingsFor(...of) }, hi).names ?? {}),
});

describe('players without a name', () => {
  const alone = { A1: PERSON, B1: computer(3) };

  it('are called in the language of the page: a person alone is spoken to', () => {
    expect(names(SINGLES, alone, nobody)).toEqual({
      en: ['You', 'Rekha (level 3)'],
      hi: ['आप', 'रेखा (लेवल 3)'],
    });
    expect(namingOf({ unnamed: callingsFor(SINGLES, alone, nobody) }, hi).you).toBe('A1');
  });

  it('a person with a name keeps it and is spoken of', () => {
    const unnamed = callingsFor(SINGLES, alone, (player) => player === 'A1');
    const head = newHead({ players: { A: ['Asha'], B: ['Computer B (level 3)'] } });
    expect(namesOf({ head, notes: { ...firstNotes(openMatch(head), 'then'), unnamed } }, hi)).toBe(
      'Asha – रेखा (लेवल 3)',
    );
    expect(namingOf({ unnamed }, en).you).toBeNull();
  });

  it('several at one device are numbered, and nobody is spoken to', () => {
    const two = { A1: PERSON, B1: PERSON };
    expect(names(SINGLES, two, nobody)).toEqual({
      en: ['Player 1', 'Player 2'],
      hi: ['खिलाड़ी 1', 'खिलाड़ी 2'],
    });
    expect(names(SINGLES, two, (player) => player === 'A1').en).toEqual(['Player 2']);
    expect(namingOf({ unnamed: callingsFor(SINGLES, two, nobody) }, en).you).toBeNull();
  });

  it('computers are told apart', () => {
    expect(names(SINGLES, { A1: computer(4), B1: computer(4) }, nobody).en).toEqual([
      'Joseph (level 4) (1)',
      'Joseph (level 4) (2)',
    ]);
    expect(names(SINGLES, { A1: computer(4), B1: computer(5) }, nobody).en).toEqual([
      'Joseph (level 4)',
      'Farida (level 5)',
    ]);
    const pair = { A1: PERSON, B1: computer(2), A2: computer(2), B2: computer(2) };
    expect(names(DOUBLES, pair, nobody).en).toEqual(['You', 'Computer 1', 'Computer 2', 'Computer 3']);
  });

  it('are written in the head as what they are, in no screen’s words', () => {
    expect(writtenName(SINGLES, alone, 'A1')).toBe('Player A');
    expect(writtenName(SINGLES, alone, 'B1')).toBe('Computer B (level 3)');
    expect(writtenName(DOUBLES, {}, 'A2')).toBe('Player A2');
  });
});

describe('a game kept before, with the words of a screen for names', () => {
  const kept = (a: string, b: string, controllers: object) =>
    gameIn({ id: 'x', head: newHead({ players: { A: [a], B: [b] } }), controllers });

  it('is told in the other language too, and to the person who plays', () => {
    const game = kept('आप', 'स्तर 3', { A1: PERSON, B1: computer(3) });
    if (!game) throw new Error('not read');
    expect(namesOf(game, en)).toBe('You – Rekha (level 3)');
    expect(namesOf(game, hi)).toBe('आप – रेखा (लेवल 3)');
    const toss = { ...openMatch(game.head), toss: { winner: 'A', for: 'match' } } as unknown as ReturnType<
      typeof openMatch
    >;
    expect(announceWaiting(toss, spoken, namingOf(game.notes, en))[0]).toMatch(/^You won the toss/);
  });

  it('keeps the names that people gave, to computers too', () => {
    const friends = kept('Asha', 'Bilal', { A1: PERSON, B1: computer(3) });
    expect(friends && namesOf(friends, hi)).toBe('Asha – Bilal');
    const game = kept('Asha', 'Player 2', { A1: PERSON, B1: PERSON });
    expect(game && namesOf(game, hi)).toBe('Asha – खिलाड़ी 2');
  });

  it('from a file speaks to nobody: whoever opened it need not have played', () => {
    const game = kept('You', 'Level 3', { A1: PERSON, B1: PERSON });
    expect(game && namesOf(game, en)).toBe('Player 1 – Level 3');
    expect(game && namingOf(game.notes, en).you).toBeNull();
  });

  it('that says who is unnamed is believed, whatever the names', () => {
    const head = newHead({ players: { A: ['You'], B: ['Player 2'] } });
    expect(gameIn({ id: 'x', head, unnamed: {} })?.notes.unnamed).toEqual({});
  });
});
