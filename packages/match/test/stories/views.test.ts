import {
  type Actor,
  type ActType,
  announceMatch,
  announceWaiting,
  type Length,
  type MatchState,
  menToForgo,
  type Naming,
  sheetOf,
  whatMay,
  whoIn,
} from '@opencarrom/match';
import { en } from '@opencarrom/match/words/en';
import { hi } from '@opencarrom/match/words/hi';
import { story as storyEn } from '@opencarrom/match/words/story/en';
import { story as storyHi } from '@opencarrom/match/words/story/hi';
import { describe, expect, it } from 'vitest';
import { type Hall, simulated, wooden } from '../support/hall.js';
import { aside, fromSouth, towards } from '../support/spots.js';

const may = (state: MatchState, who: Actor, type: ActType, at?: number) =>
  whatMay(state, who, at).find((possibility) => possibility.type === type);

const words = { en, hi };
const stories = { en: storyEn, hi: storyHi };

const says = (hall: Hall) => announceMatch(hall.logged, en);

describe('what somebody may do now', () => {
  const SOFT = towards(fromSouth(0.1), { x: 0.36, y: 0 }, 0.5);

  it('[icf:123] while the men move nobody strikes, passes or places; told the time, the view says so', () => {
    const hall = simulated().begins().withMenAt(aside('w1', 'b1'));
    const { state, board } = hall.strikes('A1', SOFT).turn('B1');
    for (const type of ['strike', 'pass'] as const) {
      expect(may(state, 'B1', type)?.refusal).toBeNull();
      expect(may(state, 'B1', type, board.stillAt)?.refusal).toBeNull();
      expect(may(state, 'B1', type, board.stillAt - 1)?.refusal).toMatchObject({ laws: ['123'] });
    }
    const owing = { white: { onBoard: 1, owed: 1, score: 0, hasPocketed: true } };
    const placing = simulated().begins().withMenAt(aside('w1', 'b1'), owing).strikes('A1', SOFT);
    placing.waiting('white by B1');
    expect(may(placing.state, 'B1', 'place', placing.board.stillAt - 1)?.refusal?.laws).toEqual(['123']);
    expect(may(placing.state, 'B1', 'place', placing.board.stillAt)?.refusal).toBeNull();
  });

  it('[icf:46] [icf:50] [icf:61] that time is up, once it is', () => {
    const hall = wooden({ clocks: 'laws' }).begins();
    const { state } = hall;
    expect(may(state, 'umpire', 'time')?.refusal).toBeNull();
    expect(may(state, 'umpire', 'time', state.at + 15_000)?.refusal).toMatchObject({ code: 'clock-running' });
    expect(may(state, 'umpire', 'time', state.at + 15_001)?.refusal).toBeNull();
    const rest = wooden({ clocks: 'laws' }).seated().wins('A', 12).wins('A', 2).clock('rest', null, 120);
    expect(may(rest.state, 'umpire', 'time')?.refusal).toMatchObject({ code: 'not-callable', laws: ['61'] });
  });

  it('the break cannot be passed over', () => {
    const hall = wooden().begins();
    expect(may(hall.state, 'A1', 'pass')?.refusal?.code).toBe('not-now');
    expect(may(hall.sees({ own: 1 }).state, 'A1', 'pass')).toMatchObject({ refusal: null });
  });

  it('[icf:139] [icf:56b] a game can be conceded once everybody sits, also before the toss for an extra board', () => {
    const acts = ({ state }: Hall) => may(state, 'A1', 'concede')?.acts.length;
    expect(acts(wooden().toss('A'))).toBe(1);
    const hall = wooden().seated();
    for (let board = 1; board <= 8; board++) hall.wins(board % 2 === 0 ? 'A' : 'B', 1);
    expect(acts(hall)).toBe(2);
  });
});

describe('what is announced', () => {
  it('[icf:52a] the ruling that ended a board, though the next is set up already', () => {
    const hall = wooden().seated().wins('A', 12);
    expect(hall.board).toMatchObject({ board: 2, ruling: null });
    expect(says(hall).ruling).toContain('12');
    // By now the next board's colours are theirs.
    expect(hall.board.white).toBe('B');
    expect(says(hall).ruling).toContain(`${hall.state.head.players.A[0]} wins the board (white)`);
    expect(says(hall.play()).ruling).toBeNull();
  });

  it('[icf:60b] [icf:140] sides are changed once: not when that board is played again', () => {
    const hall = wooden().seated().wins('A', 12).wins('A', 2);
    const seats = hall.state.seats;
    expect(says(hall).waiting).toHaveLength(2);
    hall.play().calls('140', 'A');
    expect(hall.state.seats).toEqual(seats);
    expect(says(hall).waiting).toHaveLength(1);
  });

  it('[icf-short:46] that a claim is open, also after a call', () => {
    const hall = wooden({ rulebook: 'icf-short' }).begins().sees({ own: 1, breach: '5a' });
    expect(says(hall).waiting).toHaveLength(2);
    expect(says(hall.calls('40', 'B')).waiting).toHaveLength(2);
    expect(says(hall.sees({ own: 1 })).waiting).toHaveLength(1);
  });
});

describe('what the umpire says once a ruling is carried out', () => {
  it('tells what has been placed beside the ruling that ordered it', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ striker: true });
    const { ruling, placed } = says(hall);
    expect(ruling).toContain("Striker pocketed. Due: Black places one white coin. Black's turn.");
    expect(placed).toBeNull();
    expect(says(hall.does('umpire', { type: 'place' }))).toMatchObject({ ruling, placed: 'Placed.' });
    expect(says(hall.sees({})).placed).toBeNull();
  });

  it('says what counts as so though the ruling said otherwise', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ queen: true }).sees({});
    expect(says(hall).ruling).toContain('puts back the queen');
    hall.sees({}).does('umpire', { type: 'deem', matter: 'queen-covered' });
    expect(says(hall).ruling).toBe('Noticed too late: the queen is recorded as covered by white.');
    expect(says(hall.sees({ own: 1 })).ruling).toContain('pocketed');
  });
});

describe('what is told of a clock that ran out on the placing', () => {
  const owing = () => wooden({ clocks: 'laws' }).begins().sees({ own: 2 }).sees({ striker: true });

  it('[icf:87a] that the right is lost, before what it comes to', () => {
    const said = says(owing().timeIsUp());
    expect(said.ruling).toMatch(/^Time ran out before a coin was placed\. .*waives/);
    expect(said.laws).toContain('87a');
  });

  it('[icf:87a] also where the ruling stands, with its law instead of the ruling’s', () => {
    const hall = simulated({ clocks: 'laws' }).begins();
    const owes = (onBoard: number) => ({ onBoard, owed: 1, score: 0, hasPocketed: true });
    hall.withMenAt(aside('w1', 'w2', 'b1', 'b2'), { white: owes(2), black: owes(2) });
    const soft = towards(fromSouth(0.1), { x: 0.36, y: 0 }, 0.5);
    hall.strikes('A1', soft).places('B1', { x: 0.06, y: 0 }).timeIsUp();
    const said = says(hall);
    expect(said.ruling).toBe('Time ran out: the right to place a black coin is lost.');
    expect(said.laws).toEqual(['87a']);
  });

  it('and not where they were let go by choice', () => {
    const said = says(owing().does('B1', { type: 'forgo' }));
    expect(said.ruling).not.toContain('Time');
  });
});

describe('what can be let go instead of placed', () => {
  it('[icf:73] [icf:87a] the due, and not the men that come back with it', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ own: 1, striker: true });
    hall.waiting('white by B1', 'white by B1');
    expect(menToForgo(hall.state)).toBe(1);
    expect(menToForgo(hall.does('B1', { type: 'forgo' }).state)).toBe(0);
  });
});

describe('a turn that is passed', () => {
  it('is told as passed: nothing was struck', () => {
    const hall = wooden().begins().sees({ own: 1 });
    const [name] = hall.state.head.players.A;
    expect(says(hall.does('A1', { type: 'pass' })).ruling).toBe(`${name} passed the turn.`);
    expect(says(hall.sees({})).ruling).toContain('Nothing pocketed');
  });
});

describe('one who looks on', () => {
  const naming = { you: 'A1' } as const;
  const alone = (language: 'en' | 'hi', hall: Hall) => {
    const said = announceMatch(hall.logged, words[language], naming);
    return [said.ruling, ...(said.placed ? [said.placed] : []), ...said.waiting];
  };
  const begins = () => wooden({ players: { A: ['Asha'], B: ['Bilal'] } }).begins();

  it('is spoken to, in both languages', () => {
    const hall = begins();
    expect(alone('en', hall)).toEqual([null, 'Your break.']);
    expect(alone('hi', hall)).toEqual([null, 'आप ब्रेक करें।']);
    expect(alone('en', hall.sees({ own: 1 }))).toEqual(['One white coin pocketed. You play on.']);
    expect(alone('en', hall.sees({}))).toEqual(["Nothing pocketed. Black's turn."]);
    hall.sees({ own: 1 });
    expect(alone('en', hall.sees({ striker: true }))).toEqual([
      'Striker pocketed. Due: you place one black coin. Your turn: white.',
      'You place a black coin.',
    ]);
    expect(alone('hi', hall)).toEqual([
      'स्ट्राइकर पॉकेट हुआ। ड्यू: आप एक काली गोटी रखें। अब आपकी बारी, सफ़ेद गोटी।',
      'आप 1 काली गोटी रखें।',
    ]);
    expect(alone('en', hall.does('A1', { type: 'place' }))).toEqual([
      'Striker pocketed. Due: you place one black coin. Your turn: white.',
      'Placed.',
    ]);
    hall.sees({ own: 1 }).sees({});
    expect(alone('en', hall.does('B1', { type: 'pass' }))).toEqual([
      'Bilal passed the turn.',
      'Your turn: white.',
    ]);
  });

  it('is told to break, as one who is there', () => {
    const told = (language: 'en' | 'hi', spokenTo: Naming) => {
      const { log, state } = begins();
      const set = log.find((event) => event.type === 'board-set');
      return (
        set &&
        stories[language].consequences['board-set'](
          set,
          whoIn(state.head, words[language], spokenTo),
          'match',
        )
      );
    };
    expect(told('en', naming)).toBe('Game 1, board 1: you break with white');
    expect(told('hi', naming)).toBe('गेम 1, बोर्ड 1: ब्रेक और सफ़ेद गोटियाँ आपकी');
    expect(told('en', { you: 'B1' })).toBe('Game 1, board 1: Asha breaks with white');
  });

  it('is spoken of where nobody says that they look on, whatever the name', () => {
    const hall = wooden({ players: { A: ['You'], B: ['Bilal'] } }).begins();
    expect(says(hall).waiting).toEqual(['You breaks.']);
  });

  it('wins as anybody does', () => {
    const hall = wooden({ length: 'board', players: { A: ['Asha'], B: ['Bilal'] } })
      .seated()
      .wins('A', 12);
    expect(alone('en', hall)).toEqual(['You win the board (white): 12 points.']);
    expect(announceWaiting(hall.state, words.en, naming)[0]).toBe('You win the board.');
    expect(announceWaiting(hall.state, words.hi, naming)[0]).toBe('आपने बोर्ड जीता।');
  });

  it('is told of a board or a game that it was given up, and of a match that it was won', () => {
    const given = (length: 'board' | 'game', language: 'en' | 'hi') => {
      const hall = wooden({ length, players: { A: ['Asha'], B: ['Bilal'] } }).begins();
      const told = alone(language, hall.does('A1', { type: 'concede', what: 'game' }));
      return told.find((line) => line?.includes('Bilal'));
    };
    expect(given('board', 'en')).toBe('Bilal wins the board: the other side gave up.');
    expect(given('game', 'en')).toBe('Bilal wins the game: the other side gave up.');
    expect(given('board', 'hi')).toBe('बोर्ड Bilal का: विपक्षी ने हार मानी।');
    const match = begins().does('A1', { type: 'concede', what: 'game' }).play();
    expect(alone('en', match.does('A1', { type: 'concede', what: 'game' }))).toContain(
      'Bilal wins the match.',
    );
  });

  it('is told once that somebody gave up, and by which law', () => {
    const hall = wooden({ length: 'board', players: { A: ['Asha'], B: ['Bilal'] } }).begins();
    hall.does('A1', { type: 'concede', what: 'game' });
    const said = announceMatch(hall.logged, en, naming);
    expect(said.waiting.join(' ').match(/gave up/g)).toHaveLength(1);
    expect(said.laws).toEqual(['139']);
  });

  it('is told in Hindi to place one man, or several', () => {
    const owing = () => begins().sees({ own: 3 }).sees({ own: 1, striker: true });
    expect(announceMatch(owing().logged, hi, naming).waiting).toContain('Bilal 2 सफ़ेद गोटियाँ रखें।');
  });

  it('is of a pair that is spoken of', () => {
    const pairs = { A: ['Asha', 'Anil'], B: ['Bina', 'Bilal'] };
    const hall = wooden({ discipline: 'doubles', players: pairs, length: 'board' }).seated().wins('A', 12);
    expect(announceWaiting(hall.state, words.en, naming)[0]).toBe('You & Anil win the board.');
    expect(announceWaiting(hall.state, words.hi, naming)[0]).toBe('आप और Anil ने बोर्ड जीता।');
  });
});

describe('one whom whoever shows the match calls otherwise', () => {
  const naming = { names: { A1: 'स्तर 3' } };

  it('is called so wherever the match is told, and nobody else is', () => {
    const hall = wooden({ players: { A: ['Computer A'], B: ['Bilal'] } }).begins();
    expect(announceMatch(hall.logged, hi, naming).waiting).toEqual(['स्तर 3 ब्रेक करें।']);
    expect(sheetOf(hall.logged, naming).sides).toEqual({ A: 'स्तर 3', B: 'Bilal' });
    expect(sheetOf(hall.wins('A', 4).logged, naming).rows[0]?.breaker).toBe('स्तर 3');
  });
});

describe('the end of what was played for', () => {
  const told = (language: 'en' | 'hi', length: Length, how: 'score' | 'conceded' | 'awarded', you?: 'A1') => {
    const { head } = wooden({ players: { A: ['Asha'], B: ['Bilal'] }, length }).state;
    const over = { seq: 9, at: 0, type: 'match-over', winner: 'A', how } as const;
    return stories[language].consequences['match-over'](
      over,
      whoIn(head, words[language], { you: you ?? null }),
      length,
    );
  };

  it('is called by its name: of a single board nobody says that it was a match', () => {
    expect(told('en', 'match', 'score')).toBe('Asha wins the match, on points');
    expect(told('en', 'game', 'score', 'A1')).toBe('You win the game, on points');
    expect(told('en', 'board', 'score')).toBe('Asha won');
    expect(told('en', 'board', 'conceded', 'A1')).toBe('You won');
    expect(told('en', 'board', 'awarded', 'A1')).toBe('You win the board, awarded by the laws');
    expect(told('hi', 'match', 'score', 'A1')).toBe('मैच आपका, अंकों से');
    expect(told('hi', 'game', 'score')).toBe('गेम Asha का, अंकों से');
    expect(told('hi', 'board', 'score', 'A1')).toBe('जीत आपकी');
  });
});

describe('a sheet that was changed', () => {
  it('is signed anew', () => {
    const hall = wooden({ length: 'board' }).begins();
    hall.does('umpire', { type: 'tally', winner: 'A', men: 4, queen: 'A' });
    const of = hall.log.filter((event) => event.type === 'done').at(-1)?.seq ?? 0;
    hall.does('B1', { type: 'sign', name: 'Bina' });
    const act = { type: 'tally', winner: 'A', men: 5, queen: 'A' } as const;
    hall.does('umpire', { type: 'correct', of, with: { by: 'umpire', act }, reason: 'five were left' });
    expect(hall.state.signatures).toEqual([]);
    expect(hall.line).toMatchObject({ points: 8 });
  });
});

describe('men counted again', () => {
  it('leaves the queen to be covered where she is to be covered', () => {
    const hall = wooden().begins().sees({ own: 2 }).sees({ queen: true });
    const men = { white: { onBoard: 7, owed: 0 }, black: { onBoard: 8, owed: 0 } };
    hall.does('umpire', { type: 'recount', ...men, queen: 'to-cover', reason: 'counted by both' });
    hall.sees({ own: 1 });
    expect(hall.board.table.queen).toBe('covered-by-white');
  });
});
