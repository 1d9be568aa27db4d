import type { ActType, Consequence, Doing, Event, Naming } from '@opencarrom/match';
import { story as storyEn } from '@opencarrom/match/words/story/en';
import { story as storyHi } from '@opencarrom/match/words/story/hi';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../src/match/story/moments.js';
import { tell } from '../src/match/story/tell.js';
import { words as en } from '../src/records/words/en.js';
import { words as hi } from '../src/records/words/hi.js';
import { afterStroke, atTheBreak } from './support/crafted.js';
import { played } from './support/played.js';

const { before } = momentsOf(played({}, 7, 20)).at(-1)?.stroke ?? {};
if (!before) throw new Error('nothing was struck');

/** Asha looks on in the one, Bilal in the other. */
const STORIES = { en: storyEn, hi: storyHi };
const ASHA: Naming = { you: 'A1' };
const BILAL: Naming = { you: 'B1' };

const told = (event: object, language: 'en' | 'hi', naming: Naming, length: 'board' | 'match' = 'board') =>
  tell(
    {
      event: { seq: 9, at: 0, ...event } as Event,
      before: {
        ...before,
        toss: before.toss && { ...before.toss, winner: 'A' },
        head: { ...before.head, length },
      },
      after: before,
    },
    STORIES[language],
    naming,
  )?.text ?? null;

type Lines = readonly [
  toHerEn: string | null,
  ofHerEn: string | null,
  toHerHi: string | null,
  ofHerHi: string | null,
];

/** The same line to Asha, who did it, and to Bilal: in English and in Hindi. */
const lines = (event: object): Lines => [
  told(event, 'en', ASHA),
  told(event, 'en', BILAL),
  told(event, 'hi', ASHA),
  told(event, 'hi', BILAL),
];

/** Of whomever it is told: nobody is spoken of in it, or to. */
const all = (en: string | null, hi: string | null): Lines => [en, en, hi, hi];

const ACTS: {
  readonly [T in Exclude<ActType, 'strike' | 'observe'>]: readonly [
    act: Omit<Doing<T>, 'type'>,
    lines: Lines,
  ];
} = {
  toss: [{ winner: 'A' }, ['You won the toss', 'Asha won the toss', 'टॉस आपने जीता', 'टॉस Asha ने जीता']],
  choose: [
    { take: 'break' },
    ['Your choice: the break', 'Choice of Asha: the break', 'आपका चुनाव: ब्रेक', 'Asha का चुनाव: ब्रेक'],
  ],
  sit: [{ seats: { A1: 'S', B1: 'N' } }, all(null, null)],
  trial: [{}, all('A trial board', 'अभ्यास बोर्ड')],
  play: [{}, all(null, null)],
  pass: [{}, ['You pass the turn', 'Asha passes the turn', 'आपने बारी छोड़ी', 'Asha ने बारी छोड़ी']],
  help: [{ took: 'hint' }, ['You take a hint', 'Asha takes a hint', 'आपने सुझाव लिया', 'Asha ने सुझाव लिया']],
  place: [{ x: 0.05, y: 0 }, ['You place a coin', 'Asha places a coin', 'आपने गोटी रखी', 'Asha ने गोटी रखी']],
  forgo: [
    {},
    ['You waive all the coins owed', 'Asha waives all the coins owed', 'आपने सारे ड्यू छोड़े', 'Asha ने सारे ड्यू छोड़े'],
  ],
  'no-room': [{}, all('There is no room to place', 'रखने की जगह नहीं है')],
  fine: [
    { take: 'keep-turn' },
    [
      'You choose to return those coins and one more and keep the turn',
      'Asha chooses to return those coins and one more and keep the turn',
      'आपका चुनाव: गोटियाँ +1 वापस, बारी जारी',
      'Asha का चुनाव: गोटियाँ +1 वापस, बारी जारी',
    ],
  ],
  claim: [{}, ['You claim', 'Asha claims', 'आपने दावा किया', 'Asha ने दावा किया']],
  demand: [
    { points: 3 },
    [
      'You demand 3 extra points',
      'Asha demands 3 extra points',
      'आपने 3 अतिरिक्त अंक माँगे',
      'Asha ने 3 अतिरिक्त अंक माँगे',
    ],
  ],
  close: [{}, all(null, null)],
  call: [
    { law: '50', against: 'A' },
    [
      'Law 50 is called against you',
      'Law 50 is called against Asha',
      'आपके विरुद्ध नियम 50 लगाया गया',
      'Asha के विरुद्ध नियम 50 लगाया गया',
    ],
  ],
  warn: [
    { law: '50', against: 'A' },
    [
      'A warning by law 50 for you',
      'A warning by law 50 for Asha',
      'आपको नियम 50 की चेतावनी',
      'Asha को नियम 50 की चेतावनी',
    ],
  ],
  time: [{}, all('Time has run out', 'समय समाप्त')],
  appeal: [
    { about: 'light' },
    [
      'You appeal to the umpire: light',
      'Asha appeals to the umpire: light',
      'आपकी अंपायर से अपील: light',
      'Asha की अंपायर से अपील: light',
    ],
  ],
  deem: [
    { matter: 'dues-forfeited', side: 'white', men: 2 },
    all(
      'Noticed too late: 2 white coins not placed: forfeited',
      'देर से ध्यान में आया: 2 सफ़ेद गोटियाँ नहीं रखी गईं, अधिकार गया',
    ),
  ],
  recount: [
    { white: { onBoard: 4, owed: 0 }, black: { onBoard: 5, owed: 0 }, queen: 'on-board', reason: 'x' },
    all('Counted again: 4 white, 5 black (x)', 'फिर गिनती: 4 सफ़ेद, 5 काली (x)'),
  ],
  concede: [
    { what: 'game' },
    ['You give up the board', 'Asha gives up the board', 'आपने बोर्ड में हार मानी', 'Asha ने बोर्ड में हार मानी'],
  ],
  abandon: [{ reason: 'rain' }, all('The board is abandoned: rain', 'बोर्ड बीच में समाप्त: rain')],
  protest: [
    { facts: 'a nudge' },
    ['You protest: a nudge', 'Asha protests: a nudge', 'आपकी आपत्ति: a nudge', 'Asha की आपत्ति: a nudge'],
  ],
  'decide-protest': [
    { protest: 1, upheld: false, decision: 'no' },
    all('Protest 1 is dismissed: no', 'आपत्ति 1 ख़ारिज: no'),
  ],
  correct: [
    { of: 3, with: null, reason: 'seen wrong' },
    all('Crossed out: seen wrong', 'काटा गया: seen wrong'),
  ],
  undo: [{}, all('Undone', 'वापस लिया')],
  redo: [{}, all('Redone', 'फिर किया')],
  tally: [
    { winner: 'A', men: 4, queen: null, demanded: 2 },
    [
      'Result entered: you won, 4 coins left, queen to nobody, 2 extra demanded',
      'Result entered: Asha won, 4 coins left, queen to nobody, 2 extra demanded',
      'परिणाम लिखा: जीत आपकी, बची गोटियाँ 4, रानी किसी की नहीं, माँगे गए अतिरिक्त अंक 2',
      'परिणाम लिखा: जीत Asha की, बची गोटियाँ 4, रानी किसी की नहीं, माँगे गए अतिरिक्त अंक 2',
    ],
  ],
  sign: [
    { name: 'Asha K.' },
    [
      'Signed for you: Asha K.',
      'Signed for Asha: Asha K.',
      'आपकी ओर से हस्ताक्षर: Asha K.',
      'Asha की ओर से हस्ताक्षर: Asha K.',
    ],
  ],
};

const CONSEQUENCES: {
  readonly [T in Exclude<Consequence['type'], 'ruling'>]: readonly [
    event: Omit<Extract<Consequence, { type: T }>, 'type'>,
    lines: Lines,
  ];
} = {
  'board-set': [
    { game: 1, board: 2, extra: false, breaker: 'A1', white: 'A', seats: {} },
    [
      'Game 1, board 2: you break with white',
      'Game 1, board 2: Asha breaks with white',
      'गेम 1, बोर्ड 2: ब्रेक और सफ़ेद गोटियाँ आपकी',
      'गेम 1, बोर्ड 2: ब्रेक Asha का, सफ़ेद गोटियाँ Asha की',
    ],
  ],
  put: [{ piece: 'queen' }, all('The umpire puts back the queen', 'अंपायर ने वापस रखी: रानी')],
  'kept-owed': [
    { side: 'white', count: 1, laws: [] },
    all('No room: a white coin still owed', 'जगह नहीं: 1 सफ़ेद गोटी बकाया'),
  ],
  forfeited: [
    { side: 'white', count: 2, laws: [] },
    all(
      'The right to place is lost: 2 white coins no longer owed',
      'रखने का अधिकार गया: 2 सफ़ेद गोटियाँ अब बकाया नहीं',
    ),
  ],
  'out-of-turn': [
    { player: 'A1', laws: ['51'] },
    [
      'You strike out of turn, and it is allowed',
      'Asha strikes out of turn, and it is allowed',
      'आपका बिना बारी का स्ट्रोक मान्य',
      'Asha का बिना बारी का स्ट्रोक मान्य',
    ],
  ],
  'board-over': [
    { winner: 'A', points: 5, how: 'won' },
    [
      'You win the board: 5 points',
      'Asha wins the board: 5 points',
      'आपने बोर्ड जीता: 5 अंक',
      'Asha ने बोर्ड जीता: 5 अंक',
    ],
  ],
  'match-over': [{ winner: 'A', how: 'score' }, ['You won', 'Asha won', 'जीत आपकी', 'जीत Asha की']],
  rewound: [{ to: 3 }, all(null, null)],
};

describe('a line of a story', () => {
  it.each(Object.entries(ACTS))(
    'that tells %s is right to the one who did it, and to another',
    (type, [act, said]) => {
      expect(lines({ type: 'done', by: 'A1', act: { type, ...act } })).toEqual(said);
    },
  );

  it.each(Object.entries(CONSEQUENCES))(
    'that tells %s is right to the one it is about, and to another',
    (type, [event, said]) => {
      expect(lines({ type, ...event })).toEqual(said);
    },
  );

  it('that tells a stroke says whose it was', () => {
    const none = { white: 0, black: 0, queen: false, striker: false };
    const facts = { pocketed: { ...none, white: 1 }, overboard: none };
    const naming: Naming = { you: before.board?.onTurn ?? null };
    const stroke = { type: 'done', by: before.board?.onTurn, act: { type: 'strike' }, facts };
    expect(told(stroke, 'en', naming)).toBe('You: a white coin');
    expect(told(stroke, 'hi', naming)).toBe('आप: 1 सफ़ेद गोटी');
  });

  it('that tells a ruling is by colours, but to the one whose turn it is', () => {
    const struck = afterStroke(atTheBreak(), ['striker', 'w1'], []);
    const ruling = struck.events.at(-1);
    const { state } = atTheBreak();
    const said = (naming: Naming) =>
      (['en', 'hi'] as const).map(
        (language) =>
          ruling &&
          tell({ event: ruling, before: state, after: struck.state }, STORIES[language], naming)?.text,
      );
    const [toAsha, toBilal, toNobody] = [said(ASHA), said(BILAL), said({})];
    expect(toAsha).toEqual([
      expect.stringMatching(/You play on\.$/),
      expect.stringMatching(/आपकी बारी जारी रहेगी।$/),
    ]);
    expect(toBilal[0]).toMatch(/you place one white coin; .*White plays on\.$/);
    expect(toBilal[1]).toMatch(/आप एक सफ़ेद गोटी रखें/);
    expect(toNobody.join()).not.toMatch(/you|आप/i);
  });

  it('tells what the umpire did as the umpire’s', () => {
    const place = { type: 'done', by: 'umpire', act: { type: 'place' } };
    expect(told(place, 'en', ASHA)).toBe('The coins are placed');
  });

  it('calls what is given up by its name', () => {
    const concede = (what: 'game' | 'match') => ({ type: 'done', by: 'A1', act: { type: 'concede', what } });
    expect(told(concede('game'), 'en', ASHA, 'match')).toBe('You give up the game');
    expect(told(concede('match'), 'hi', ASHA, 'match')).toBe('आपने मैच में हार मानी');
    const given = { type: 'board-over', winner: 'B', points: 0, how: 'conceded' };
    expect(told(given, 'en', BILAL)).toBe('You win the board: the other side gave up');
    expect(told(given, 'hi', ASHA, 'match')).toBe('गेम Bilal का, विपक्षी ने हार मानी');
  });
});

describe('while a stroke moves', () => {
  it('it is told whose it is', () => {
    expect(en.striking(3, { name: 'you', isYou: true })).toBe('Stroke 3 · You strike');
    expect(en.striking(3, { name: 'Asha', isYou: false })).toBe('Stroke 3 · Asha strikes');
    expect(hi.striking(3, { name: 'आप', isYou: true })).toBe('स्ट्रोक 3 · आपकी बारी');
    expect(hi.striking(3, { name: 'Asha', isYou: false })).toBe('स्ट्रोक 3 · Asha की बारी');
  });
});
