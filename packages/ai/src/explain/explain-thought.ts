import { SEATS, type Seat } from '@opencarrom/laws';
import { POCKETS, type Pocket } from '@opencarrom/physics';
import type { Alternative, Candidate, Thought } from '../think.js';
import type { Corner, PieceName, Target, ThoughtWords, Via } from '../words/thought-words.js';

const CORNERS: readonly Corner[] = ['far-right', 'near-right', 'near-left', 'far-left'];

/** A fear below this is not worth a word. */
const SMALL = 0.03;
const ALTERNATIVES = 2;
/** A chance better by less may be none. */
const SURER = 0.08;
/** Nobody is told of a pot with less. */
const LEAST_CHANCE = 0.05;

/** A pocket of the board as the player at that seat sees it. */
export function cornerOf(pocket: Pocket, seat: Seat): Corner {
  return CORNERS[(POCKETS.indexOf(pocket) + SEATS.indexOf(seat)) % 4] as Corner;
}

/** Why this stroke, in sentences: what it is, its chance, what is feared, what else there was. */
export function explainThought(thought: Thought, seat: Seat, words: ThoughtWords): string[] {
  const sentences = [words.sentence(phraseOf(thought, seat, words))];
  if (thought.ends === 'lost') sentences.push(words.loses);
  else if (thought.foul) sentences.push(words.foul);
  return [
    ...sentences,
    ...chanceOf(thought, words),
    ...fearsOf(thought, words),
    ...otherStrokes(thought, seat, words),
  ];
}

/** Where the last man is to fall, the board is at stake and not the turn. */
function chanceOf({ success, won, fears }: Candidate, words: ThoughtWords): string[] {
  const keeps = success - won;
  if (percent(success) > 1) {
    if (won > SMALL && keeps > SMALL) return [words.winsOrKeeps(percent(won), percent(keeps))];
    return [won > keeps ? words.wins(percent(success)) : words.keeps(percent(success))];
  }
  return fears.turnLost > SMALL ? [words.passes] : [];
}

function fearsOf({ fears, foul, ends, kind, target }: Candidate, words: ThoughtWords): string[] {
  const sentences: string[] = [];
  const { strikerPocketed, boardLost, reply, turnLost } = fears;
  const otherFoul = fears.foul - strikerPocketed;
  if (strikerPocketed > SMALL) sentences.push(words.fearStriker(percent(strikerPocketed)));
  if (otherFoul > SMALL && !foul) sentences.push(words.fearFoul(percent(otherFoul), strikerPocketed > SMALL));
  if (boardLost > SMALL && ends !== 'lost') sentences.push(words.fearBoard(percent(boardLost)));
  const after = kind === 'break' ? 'break' : target === null ? 'quiet' : 'pot';
  if (turnLost > SMALL && reply > SMALL) sentences.push(words.fearReply(percent(reply), after));
  return sentences;
}

/** What else there was, and where it is surer. */
function otherStrokes(thought: Thought, seat: Seat, words: ThoughtWords): string[] {
  const others = othersTold(thought, seat, words);
  const surer = others.filter((other) => isSurer(other, thought));
  return others.map((other) => {
    const phrase = phraseOf(other, seat, words);
    const chance = percent(other.success);
    if (surer.includes(other)) return words.surer(phrase, chance, other !== surer[0], other.outdone);
    return words.alternative(phrase, other.target === null ? null : chance);
  });
}

/** Alternatives that are another stroke altogether, not the same one a little harder. */
function othersTold(thought: Thought, seat: Seat, words: ThoughtWords): Alternative[] {
  const told = [gistOf(thought), phraseOf(thought, seat, words)];
  const others: Alternative[] = [];
  for (const other of thought.alternatives) {
    // Two ways may be told alike, as by one cushion and by another.
    const names = [gistOf(other), phraseOf(other, seat, words)];
    if (others.length === ALTERNATIVES) break;
    if (names.some((name) => told.includes(name)) || other.foul || other.ends === 'lost' || isIdle(other))
      continue;
    told.push(...names);
    others.push(other);
  }
  return others;
}

/** Of two pots, has one clearly the better chance? What is but hoped for is never called surer. */
const isSurer = ({ kind, target, success }: Candidate, chosen: Candidate): boolean =>
  target !== null && chosen.target !== null && kind !== 'try' && success > chosen.success + SURER;

/** The same man into the same pocket is the same stroke, unless it goes by another way altogether. */
const gistOf = ({ kind, target, pocket, via }: Candidate): string =>
  target === null || kind === 'break' ? kind : `${target} ${pocket} ${via && viaOf(via)}`;

/** Has it nothing to recommend it? */
const isIdle = ({ kind, target, success }: Candidate): boolean =>
  target === null ? kind === 'try' : success < LEAST_CHANCE;

const phraseOf = (candidate: Candidate, seat: Seat, words: ThoughtWords): string =>
  words.stroke(candidate.kind, targetOf(candidate, seat), viaOf(candidate.via));

/** The piece a stroke is to send home, as the player at that seat sees it; null: none. */
export function targetOf(
  { target, pocket, lying, more }: Pick<Candidate, 'target' | 'pocket' | 'lying' | 'more'>,
  seat: Seat,
): Target | null {
  if (target === null || pocket === null) return null;
  const corner = cornerOf(pocket, seat);
  return { piece: nameOf(target), lying, corner, hangs: lying?.spot === `pocket-${corner}`, more };
}

/** Nothing is told as certain that was only seen to be so. */
const percent = (chance: number): number => Math.min(99, Math.floor(chance * 100 + 0.5));

const nameOf = (id: string): PieceName => (id === 'queen' ? 'queen' : id.startsWith('w') ? 'white' : 'black');

const viaOf = (via: string | null): Via | null =>
  via === null ? null : via.startsWith('cushion') ? 'cushion' : nameOf(via);
