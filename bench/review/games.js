// Games between levels, played by the command line and kept in a folder (what is there is not played once more), and
// their reviews.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readRecord } from '@opencarrom/match';
import { reviewing } from '@opencarrom/review';
import { cpuMs } from '../ai/statistics.js';

const CARROM = fileURLToPath(new URL('../../apps/cli/bin/carrom.js', import.meta.url));
const LEAST_LEVEL = 3;
const MOST_LEVEL = 10;

/**
 * All pairs of unequal levels, as far apart as they may be: the stronger is A in every other game, and of the same pair
 * every other time.
 */
function pairOf(game) {
  const pairs = [];
  for (let apart = 1; apart <= MOST_LEVEL - LEAST_LEVEL; apart++)
    for (let low = LEAST_LEVEL; low + apart <= MOST_LEVEL; low++) pairs.push([low + apart, low]);
  // A step that shares no factor with their number visits them all, and far ones beside near ones.
  const [strong, weak] = pairs[(game * 11) % pairs.length];
  const round = Math.floor(game / pairs.length);
  return (game + round) % 2 === 0 ? { A: strong, B: weak } : { A: weak, B: strong };
}

/**
 * @param {{ games: number, seed: number, folder: string, onGame?: (done: number) => void }} options
 * @returns {{ levels: Record<'A' | 'B', number>, review: import('@opencarrom/review').Review, ms: number, strokes: number, slowest: number }[]}
 */
export function reviewedGames({ games, seed, folder, onGame = () => {} }) {
  mkdirSync(folder, { recursive: true });
  const reviewed = [];
  for (let game = 0; game < games; game++) {
    const levels = pairOf(game);
    const name = `${seed}-${game}-${levels.A}-${levels.B}.jsonl`;
    const record = recordOf(join(folder, name), levels, seed * 1000 + game);
    reviewed.push({ levels, ...reviewOf(record) });
    onGame(game + 1);
  }
  return reviewed;
}

function recordOf(file, { A, B }, seed) {
  if (!existsSync(file))
    execFileSync('node', [
      CARROM,
      'play',
      ...['--white', String(A), '--black', String(B), '--length', 'game'],
      ...['--seed', String(seed), '--workers', '1', '--record', file, '--json'],
    ]);
  const { ok } = readRecord(readFileSync(file, 'utf8'));
  if (!ok) throw new Error(`${file} is damaged`);
  return ok;
}

function reviewOf(record) {
  const begin = cpuMs();
  let stroke = begin;
  let done = 0;
  let slowest = 0;
  const steps = reviewing(record, { seed: 1 });
  let step = steps.next();
  while (!step.done) {
    if (step.value.strokes.length > done) {
      done = step.value.strokes.length;
      slowest = Math.max(slowest, cpuMs() - stroke);
      stroke = cpuMs();
    }
    step = steps.next();
  }
  return { review: step.value, ms: cpuMs() - begin, strokes: step.value.strokes.length, slowest };
}
