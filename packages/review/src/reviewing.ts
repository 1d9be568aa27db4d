import {
  type Asking,
  type Level,
  levelOf,
  type Thinking,
  tableFor,
  type Weighing,
  weighing,
} from '@opencarrom/ai';
import type { MatchRecord } from '@opencarrom/match';
import { ReviewDesk, type WeighQuestion } from './desk.js';
import type { Review, ReviewOptions, ReviewProgress } from './reviewed.js';

/**
 * Reviews a record, step by step: whoever asks for the steps can watch, wait, stop, and go on later with the strokes
 * that were done (`known`). The same record, level and seed give the same review on every machine. Throws
 * `NotReviewable` where `reviewFault` has a word.
 */
export function* reviewing(
  record: Pick<MatchRecord, 'head' | 'events'>,
  options: ReviewOptions,
): Generator<ReviewProgress, Review> {
  const desk = new ReviewDesk(record, options);
  const { missing, positions } = desk;
  let strokes = desk.strokes();
  const begun = positions - missing.length;
  for (const [done, at] of missing.entries()) {
    const steps = weigh(desk.questionAt(at));
    let step = steps.next();
    while (!step.done) {
      yield { share: (begun + done + shareOf(step.value)) / positions, strokes };
      step = steps.next();
    }
    desk.take(at, step.value);
    strokes = desk.strokes();
    yield { share: (begun + done + 1) / positions, strokes };
  }
  return desk.review();
}

/** The same as a thinker in a worker does it. */
function weigh({
  match,
  stroke,
  level,
  seed,
  budget,
  tries,
}: WeighQuestion): Generator<Thinking, Weighing | null> {
  const table = tableFor(match);
  if (!table) throw new Error(`there is nothing to see after event ${match.seq}`);
  const simulations = budget && 'simulations' in budget ? budget : undefined;
  return weighing(table, stroke, {
    level: levelOf(level) as Level,
    seed,
    tries,
    ...(simulations ? { budget: simulations } : {}),
  });
}

const shareOf = ({ simulations, budget }: Thinking): number => Math.min(1, simulations / budget);

/**
 * The same review by thinkers in workers (`makeAsking`): each is asked about one position after another. A thinker
 * called off, lost or refused rejects, and what was heard of by `onProgress` is not lost.
 */
export async function reviewBy(
  askings: readonly Pick<Asking, 'ask' | 'cancel'>[],
  record: Pick<MatchRecord, 'head' | 'events'>,
  options: ReviewOptions,
  onProgress: (progress: ReviewProgress) => void = () => {},
): Promise<Review> {
  const desk = new ReviewDesk(record, options);
  const { missing, positions } = desk;
  const shares = askings.map(() => 0);
  let strokes = desk.strokes();
  let done = positions - missing.length;
  const tell = (): void => {
    const underWay = shares.reduce((sum, share) => sum + share, 0);
    onProgress({ share: Math.min(1, (done + underWay) / positions), strokes });
  };
  const waiting = [...missing];
  let isOver = false;
  const work = async ({ ask }: Pick<Asking, 'ask'>, who: number): Promise<void> => {
    for (let at = waiting.shift(); at !== undefined && !isOver; at = waiting.shift()) {
      const answer = await ask(desk.questionAt(at), (thinking) => {
        shares[who] = shareOf(thinking);
        tell();
      });
      desk.take(at, answer);
      strokes = desk.strokes();
      shares[who] = 0;
      done += 1;
      tell();
    }
  };
  try {
    await Promise.all(askings.map(work));
  } catch (problem) {
    isOver = true;
    for (const { cancel } of askings) cancel();
    throw problem;
  }
  return desk.review();
}
