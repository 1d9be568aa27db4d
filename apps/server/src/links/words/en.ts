import type { LinkWords } from '../words.js';

const strokesIn = (count: number): string => (count === 1 ? '1 stroke' : `${count} strokes`);
const KINDS = { match: 'A carrom match', board: 'A board of carrom', stroke: 'A carrom stroke' } as const;

export const words = {
  player: (number) => `Player ${number}`,
  computer: (level) => `Computer (level ${level})`,
  between: (a, b) => `${a} – ${b}`,
  title: (between, happened) => `${between}: ${happened}`,
  about: (kind, strokes, score) => {
    const what = kind === 'stroke' ? KINDS[kind] : `${KINDS[kind]}, ${strokesIn(strokes)}`;
    return `${what}${score ? `, ${score}` : ''}. Watch it in your browser, then try it yourself.`;
  },
  practice: {
    stroke: {
      title: 'A carrom shot from practice',
      about: 'Watch it in your browser, then try it yourself.',
    },
    position: {
      title: 'A carrom position: what would you play?',
      about: 'Open it in your browser and try it.',
    },
  },
  watch: 'Watch it',
  alt: 'The board and how its coins lie',
  goneTitle: 'This link leads nowhere',
  gone: 'It was removed, or was mistyped. Ask whoever sent it for a new one.',
  takenDown: 'A moderator has taken this link down.',
  home: 'Play carrom',
  faults: {
    'no-link': 'This is not a link to a game.',
    'too-long': 'This is too long for a link. Save the game to a file and send that.',
    newer: 'This link was made by a newer version than this server has.',
    cut: 'The end of this link is missing.',
    damaged: 'This link was changed on its way.',
    'cannot-be': 'What this link says cannot happen on a carrom board.',
    doctored: 'This link was tampered with: its strokes do not lead to the result it claims.',
    foreign: 'This game was played with a version of the app whose rules this server does not have.',
  },
} satisfies LinkWords;
