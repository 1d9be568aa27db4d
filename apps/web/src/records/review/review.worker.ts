import { makeAsking } from '@opencarrom/ai';
import {
  REVIEW_VERSION,
  type Review,
  type ReviewedStroke,
  type ReviewOptions,
  type ReviewProgress,
  reviewBy,
  reviewHand,
} from '@opencarrom/review';
import { startWorker } from '../../match/thinking/start-worker.js';
import { keepStroke, knownStrokes } from '../../store/reviews.js';
import type { ReviewNews, ReviewTask } from './task.js';

/** The same record is judged by the same slips, wherever and however often it is looked back at. */
const SEED = 22;
/** More thinkers than this would warm a phone, not help it. */
const MOST_THINKERS = 4;
/** Of the whole: news of less nobody could see. */
const STEP = 0.01;

const tell = (news: ReviewNews): void => self.postMessage(news);

/** Looks back at a record beside the page, and keeps what it finds stroke by stroke: whoever comes again goes on there. */
async function review({ game, level, ...record }: ReviewTask): Promise<Review> {
  const hand = reviewHand(record, level);
  tell({ type: 'begun', hand });
  const known = (await knownStrokes(game, hand.level, REVIEW_VERSION)) as readonly ReviewedStroke[];
  const told = new Set<number>();
  const isKept = new Set(known.map(({ seq }) => seq));
  let last = -1;
  const hear = ({ strokes, share }: ReviewProgress): void => {
    const fresh = strokes.filter(({ seq }) => !told.has(seq));
    if (fresh.length === 0 && share - last < STEP) return;
    last = share;
    tell({ type: 'judged', strokes: fresh, share });
    for (const stroke of fresh) {
      const { seq } = stroke;
      told.add(seq);
      if (!isKept.has(seq)) void keepStroke({ game, hand: hand.level, seq, version: REVIEW_VERSION, stroke });
    }
  };
  return judged(record, { level, seed: SEED, known }, hear);
}

/** By several thinkers at once, each in a worker of its own. */
async function judged(
  record: Pick<ReviewTask, 'head' | 'events'>,
  options: ReviewOptions,
  hear: (progress: ReviewProgress) => void,
): Promise<Review> {
  const thinkers = Math.min(MOST_THINKERS, Math.max(1, (navigator.hardwareConcurrency || 2) - 1));
  const askings = Array.from({ length: thinkers }, () => makeAsking(startWorker));
  try {
    return await reviewBy(askings, record, options, hear);
  } finally {
    for (const { close } of askings) close();
  }
}

self.onmessage = ({ data }: MessageEvent<ReviewTask>) => {
  review(data).then(
    (done) => tell({ type: 'done', review: done }),
    (problem) => tell({ type: 'failed', message: String(problem) }),
  );
};
