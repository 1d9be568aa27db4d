// Clears boards alone, one after the other, as the numbers of games come in.
import { parentPort, workerData } from 'node:worker_threads';
import { clearAlone } from './solo.js';

parentPort.on('message', ({ game, seed }) => {
  let fouls = 0;
  const onStroke = ({ after }) => {
    if (after.striker) fouls++;
  };
  const strokes = clearAlone(seed, { ...workerData, onStroke });
  parentPort.postMessage({ game, strokes, fouls });
});
