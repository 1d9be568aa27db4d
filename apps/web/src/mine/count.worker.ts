import { type CountedGame, countGame, type GameToCount } from './counted-game.js';

/** Where men fell is found by playing strokes once more: that is done beside the page. */
self.onmessage = ({ data }: MessageEvent<GameToCount>) => {
  let counted: CountedGame | null = null;
  try {
    counted = countGame(data);
  } catch {
    // A log that cannot be played is counted as nothing, and does not stop the others.
  }
  self.postMessage(counted);
};
