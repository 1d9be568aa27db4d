// Many games of clearing alone, on several workers, with a journal by which a long run can be taken up again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/**
 * The games numbered from 0; each tells { game, strokes, fouls }. Games that the journal already has are not
 * played again: whoever changes the player starts a new journal.
 */
export async function soloGames({ games, seed, workers, journal, simulations, full, onGame }) {
  const played = read(journal).filter(({ game }) => game < games);
  const known = new Set(played.map(({ game }) => game));
  const toPlay = Array.from({ length: games }, (_, game) => game).filter((game) => !known.has(game));
  await Promise.all(Array.from({ length: Math.min(workers, toPlay.length) }, () => work()));
  return played;

  function work() {
    const worker = new Worker(new URL('./solo-worker.js', import.meta.url), {
      workerData: { simulations, full },
    });
    const next = () => {
      const game = toPlay.shift();
      if (game === undefined) worker.terminate();
      else worker.postMessage({ game, seed: seed * 100_000 + game });
    };
    return new Promise((resolve, reject) => {
      worker.on('message', (result) => {
        played.push(result);
        if (journal) appendFileSync(journal, `${JSON.stringify(result)}\n`);
        onGame(played);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', resolve);
      next();
    });
  }
}

function read(journal) {
  if (!journal || !existsSync(journal)) return [];
  return readFileSync(journal, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}
