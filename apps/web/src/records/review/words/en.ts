import type { Corner } from '@opencarrom/ai';
import type { FallenPiece, ReviewScreenWords } from '../words.js';

const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'far right',
  'near-right': 'near right',
  'near-left': 'near left',
  'far-left': 'far left',
};

const fell = ({ piece, corner }: FallenPiece): string =>
  piece === 'striker' ? 'striker pocketed' : `${piece}, ${CORNERS[corner]}`;

export const words = {
  title: 'Review',
  back: 'Back to the replay',
  boardName: (board, game) => (game === null ? `Board ${board}` : `Game ${game}, board ${board}`),
  where: (board, stroke, of) => `${board ? `${board} · ` : ''}stroke ${stroke} of ${of}`,
  boards: 'Boards',
  chance: (whose) =>
    whose.isYou ? 'Your chance to win the board' : `${whose.name}: chance to win the board`,
  fromTo: (from, to) => `${from} → ${to}%`,
  percent: (percent) => `${percent}%`,
  told: (stroke, of, player, mark, chance) =>
    `Stroke ${stroke} of ${of}, ${player}${mark ? `: ${mark}` : ''}. ${chance}`,
  curveKeys: 'Left and right go from stroke to stroke, Page Up and Page Down to the next mark.',
  whose: (player, stroke) => `${player}, stroke ${stroke}`,
  plain: 'A reasonable stroke',
  board: 'The board before this stroke',
  played: 'Played',
  best: 'Best',
  show: 'Show the stroke',
  stop: 'Stop',
  previous: 'Previous stroke',
  next: 'Next stroke',
  previousMark: 'Previous mark',
  nextMark: 'Next mark',
  tryAgain: 'Try it again',
  playFromHere: 'Play from here',
  views: 'What to see',
  strokes: 'Strokes',
  figures: 'Figures',
  table: 'Table',
  fell: (fallen) => fallen.map(fell).join(' · '),
  nothing: 'nothing pocketed',
  pending: 'Not reviewed yet. Your review is coming, stroke by stroke.',
  progress: 'Reviewing',
  done: 'The review is complete.',
  lost: 'The review stopped. What it found is saved.',
  goOn: 'Continue',
  hand: 'Judge by the hand of',
  handNote: 'A stroke counts by how often such a hand makes it, not by what happened.',
  handOfRecord: 'The players of this game',
  level: (level, name) => `Level ${level} · ${name}`,
  change: 'Change',
  perPlayer: 'Each player',
  accuracy: 'Accuracy',
  pots: 'Coins pocketed',
  potsOf: (pots, expected) => `${pots} (${expected.toFixed(1)} expected)`,
  figuresLater: 'Figures come when all strokes are reviewed.',
  figuresNote:
    'Accuracy: how much of the best strokes’ worth was kept, from 0 to 100. Expected: what such a hand pockets with the best strokes.',
  columns: {
    stroke: 'Stroke',
    player: 'Player',
    mark: 'Mark',
    before: 'Before',
    after: 'After',
    played: 'Played',
    best: 'Best',
  },
  tableNote:
    'Before and after: the chance to win the board. Played and best: how often the stroke keeps the turn.',
  wooden: 'This match was played on a real board.',
  woodenNote: 'Where the coins lay is not recorded, so its strokes cannot be reviewed.',
  otherPhysics: 'This game was played with another version of the app.',
  otherPhysicsNote: 'Its strokes would run differently now, so they cannot be reviewed.',
  noStrokes: 'No stroke has been played yet.',
  noStrokesNote: 'Play a stroke, then come back to review it.',
  replay: 'Replay',
  keepFailed: 'The new game could not be saved.',
} satisfies ReviewScreenWords;
