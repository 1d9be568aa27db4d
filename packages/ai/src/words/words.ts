import { SEATS, type Seat } from '@opencarrom/laws';
import { POCKETS, type Pocket } from '@opencarrom/physics';
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
  const { fears, ends } = thought;
  const sentences = [sentenceOf(thought, seat, words)];
  if (ends) sentences.push(ends === 'won' ? words.wins : words.loses);
  else if (thought.foul) sentences.push(words.foul);
  sentences.push(words.chance(percent(thought.success)));
  if (fears.strikerPocketed > SMALL) sentences.push(words.fearStriker(percent(fears.strikerPocketed)));
  if (fears.boardLost > SMALL) sentences.push(words.fearBoard(percent(fears.boardLost)));
  if (fears.turnLost > SMALL && fears.reply > SMALL)
    sentences.push(words.fearReply(percent(fears.reply), thought.target !== null));
  return [...sentences, ...otherStrokes(thought, seat, words)];
}

/** Alternatives that are another stroke altogether, not the same one a little harder. */
function otherStrokes(thought: Thought, seat: Seat, words: Catalogue): string[] {
  const told = [sentenceOf(thought, seat, words)];
  const sentences: string[] = [];
  for (const other of thought.alternatives) {
    const sentence = sentenceOf(other, seat, words);
    if (sentences.length === ALTERNATIVES) break;
    if (told.includes(sentence) || other.foul || other.ends === 'lost') continue;
    told.push(sentence);
    const say = percent(other.success) > percent(thought.success) ? words.surer : words.alternative;
    sentences.push(say(sentence, percent(other.success)));
  }
  return sentences;
}

const sentenceOf = ({ kind, target, pocket, via }: Candidate, seat: Seat, words: Catalogue): string =>
  words.stroke(kind, target && nameOf(target), pocket && cornerOf(pocket, seat), viaOf(via));

const percent = (chance: number): number => Math.floor(chance * 100 + 0.5);

const nameOf = (id: string): PieceName => (id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black');

const viaOf = (via: string | null): Via | null =>
  via === null ? null : via.startsWith('cushion') ? 'cushion' : nameOf(via);
