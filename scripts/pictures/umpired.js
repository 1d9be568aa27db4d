// Matches on wooden boards for the pictures: what an umpire has tapped, act by act.
import { decide, newHead, openMatch, phaseOf, refusalMessage } from '@opencarrom/match';
import { standing } from './standing.js';

/**
 * @typedef {import('@opencarrom/match').Act} Act
 * @typedef {import('@opencarrom/match').Actor} Actor
 * @typedef {import('@opencarrom/match').Event} Event
 * @typedef {import('@opencarrom/match').Head} Head
 */

/** A scrawl, as a finger leaves it. */
const MARK = 'M30 84L52 40L66 86L84 52L104 88L128 60L150 86L176 58L206 84L240 66L286 78';

/** @type {readonly Act[]} */
const BEGUN = [
  { type: 'toss', winner: 'A' },
  { type: 'choose', take: 'break' },
];
/** @type {readonly Act[]} */
const SINGLES = [...BEGUN, { type: 'sit', seats: { A1: 'S', B1: 'N' } }];
/** @type {readonly Act[]} */
const DOUBLES = [...BEGUN, { type: 'sit', seats: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' } }];

/** @param {{ white?: number, black?: number, queen?: boolean, striker?: boolean }} pocketed @returns {Act} */
const fell = (pocketed = {}) => ({ type: 'observe', seen: { pocketed } });

/** @param {'A' | 'B'} winner @param {number} men @param {'A' | 'B' | null} queen @returns {Act} */
const tally = (winner, men, queen) => ({ type: 'tally', winner, men, queen });

/** A game that goes back and forth, and in the end to one side. @param {'A' | 'B'} winner @returns {readonly Act[]} */
const game = (winner) => {
  const other = winner === 'A' ? 'B' : 'A';
  return [
    tally(other, 3, other),
    tally(winner, 4, null),
    tally(winner, 2, winner),
    tally(other, 5, null),
    tally(winner, 1, winner),
    tally(other, 2, other),
    tally(winner, 3, winner),
    tally(winner, 6, winner),
  ];
};

/** Everything a picture of the umpire's screens opens, as the app keeps it. */
export function umpiredForPictures() {
  return [
    umpired('hall', { players: { A: ['Asha'], B: ['Bilal'] }, event: 'Society championship' }, [
      ...SINGLES,
      tally('A', 3, 'A'),
      { type: 'play' },
      fell({ white: 1 }),
      fell(),
      fell({ black: 2 }),
      fell({ black: 1 }),
      fell(),
      fell({ white: 1 }),
      fell({ queen: true }),
      fell({ white: 1 }),
      fell({ striker: true }),
    ]),
    umpired(
      'signed',
      {
        players: { A: ['Chitra'], B: ['Dev'] },
        event: 'Society championship',
        stage: 'final',
        category: 'Women',
        number: '17',
        table: '4',
        umpire: 'Asha Rao',
      },
      [
        ...SINGLES,
        ...game('A'),
        ...game('B'),
        ...game('A'),
        ['A1', { type: 'sign', name: 'Chitra', mark: MARK }],
        ['B1', { type: 'sign', name: 'Dev', mark: MARK }],
        ['umpire', { type: 'sign', name: 'Asha Rao', mark: MARK }],
      ],
    ),
    umpired(
      'pairs',
      {
        players: {
          A: ['Venkataraghavan Subramaniam', 'Chitrangada Bandyopadhyay'],
          B: ['Mohammed Ghouse Mohiuddin', 'Devnarayan Chattopadhyay'],
        },
        discipline: 'doubles',
        rulebook: 'starwood',
      },
      [
        ...DOUBLES,
        tally('B', 4, 'B'),
        tally('A', 2, null),
        { type: 'play' },
        fell({ white: 1 }),
        [
          'B1',
          { type: 'protest', facts: 'The board was jolted before the stroke, and the striker was touched.' },
        ],
      ],
    ),
    umpired('toss', { players: { A: ['Esha'], B: ['Farid'] } }, []),
    umpired('seats', { players: { A: ['Esha'], B: ['Farid'] } }, BEGUN),
    umpired('stroke', { players: { A: ['Asha'], B: ['Bilal'] } }, [
      ...SINGLES,
      { type: 'play' },
      fell({ white: 1 }),
      fell(),
      fell({ black: 2 }),
      fell(),
    ]),
    umpired('due', { players: { A: ['Asha'], B: ['Bilal'] } }, [
      ...SINGLES,
      { type: 'play' },
      fell({ white: 2 }),
      fell({ striker: true }),
    ]),
    umpired('warning', { players: { A: ['Asha'], B: ['Bilal'] } }, [
      ...SINGLES,
      { type: 'play' },
      fell({ white: 2 }),
      { type: 'warn', law: '143h', against: 'B', reason: 'Talks while Asha aims' },
    ]),
    umpired('third', { players: { A: ['Chitra'], B: ['Dev'] } }, [...SINGLES, ...game('A'), ...game('B')]),
    umpired('walk-over', { players: { A: ['Esha'], B: ['Farid'] } }, [
      { type: 'call', law: '143i', against: 'B', reason: 'Not at the board in time' },
    ]),
    umpired(
      'scores',
      { players: { A: ['Esha'], B: ['Farid'] }, clocks: 'none' },
      [...SINGLES, tally('B', 4, null)],
      'scores',
    ),
  ];
}

/**
 * @param {string} id
 * @param {Partial<Head>} entry
 * @param {readonly (Act | readonly [Actor, Act])[]} acts
 * @param {'strokes' | 'scores'} [following] what the umpire enters
 */
function umpired(id, entry, acts, following = 'strokes') {
  const changed = '2025-01-15T09:50:00.000Z';
  const head = newHead({
    players: { A: ['Asha'], B: ['Bilal'] },
    date: changed,
    source: 'observed',
    clocks: 'laws',
    ...entry,
  });
  /** @type {Event[]} */
  const events = [];
  let state = openMatch(head);
  for (const each of acts) {
    const [by, act] = 'type' in each ? /** @type {const} */ (['umpire', each]) : each;
    if (act.type === 'tally' && state.outcome) continue;
    const decision = decide(state, { by, at: state.latest + 1000, act }, events);
    if ('refusal' in decision) throw new Error(`${id}, ${act.type}: ${refusalMessage(decision.refusal)}`);
    events.push(...decision.events);
    state = decision.state;
  }
  return {
    id,
    head,
    controllers: {},
    seed: 0,
    begun: changed,
    changed,
    over: phaseOf(state) === 'over',
    summary: standing(state),
    following,
    events,
  };
}
