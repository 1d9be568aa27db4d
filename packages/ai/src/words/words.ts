import { SEATS, type Seat } from '@opencarrom/laws';
import { POCKETS, type Pocket } from '@opencarrom/physics';
import type { Story } from '../story.js';
import type { Candidate, Thought } from '../think.js';
import type { Catalogue, Corner, Language, PieceName, Via } from './catalogue.js';
import { en } from './en.js';
import { hi } from './hi.js';

const CATALOGUES: Record<Language, Catalogue> = { en, hi };
const CORNERS: readonly Corner[] = ['far-right', 'near-right', 'near-left', 'far-left'];

/** A fear below this is not worth a word. */
const SMALL = 0.03;
const ALTERNATIVES = 2;

/** A pocket of the board as the player at that seat sees it. */
export function cornerOf(pocket: Pocket, seat: Seat): Corner {
  return CORNERS[(POCKETS.indexOf(pocket) + SEATS.indexOf(seat)) % 4] as Corner;
}

/** Why this stroke, in sentences: what it is, its chance, what is feared, what else there was. */
export function explainThought(thought: Thought, seat: Seat, language: Language): string[] {
  const words = CATALOGUES[language];
  const { fears } = thought;
  const sentences = [sentenceOf(thought, seat, words), words.chance(percent(thought.success))];
  if (fears.strikerPocketed > SMALL) sentences.push(words.fearStriker(percent(fears.strikerPocketed)));
  if (fears.boardLost > SMALL) sentences.push(words.fearBoard(percent(fears.boardLost)));
  if (fears.turnLost > SMALL && fears.reply > SMALL) sentences.push(words.fearReply(percent(fears.reply)));
  for (const other of otherStrokes(thought)) {
    const isSurer = percent(other.success) > percent(thought.success);
    const tell = isSurer ? words.surer : words.alternative;
    sentences.push(tell(sentenceOf(other, seat, words), percent(other.success)));
  }
  return sentences;
}

/** Alternatives that are another stroke altogether, not the same one a little harder. */
function otherStrokes(thought: Thought): Candidate[] {
  const told: Candidate[] = [thought];
  for (const candidate of thought.alternatives) {
    if (told.length > ALTERNATIVES) break;
    if (!told.some((known) => isSame(known, candidate))) told.push(candidate);
  }
  return told.slice(1);
}

const isSame = (a: Story, b: Story): boolean =>
  a.kind === b.kind && a.target === b.target && a.pocket === b.pocket;

const sentenceOf = ({ kind, target, pocket, via }: Candidate, seat: Seat, words: Catalogue): string =>
  words.stroke(kind, target && nameOf(target), pocket && cornerOf(pocket, seat), viaOf(via));

const percent = (chance: number): number => Math.floor(chance * 100 + 0.5);

const nameOf = (id: string): PieceName => (id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black');

const viaOf = (via: string | null): Via | null =>
  via === null ? null : via.startsWith('cushion') ? 'cushion' : nameOf(via);
