import { filmOf, Gif, picturesOf, type Reel, rateFor } from '@opencarrom/film';
import {
  fitsLink,
  isFault,
  type Made,
  readLink,
  shareBoard,
  shareMatch,
  shareStroke,
  writeLink,
} from '@opencarrom/share';
import type { FilmKind, ShareAnswer, ShareQuestion, Wanted } from './asking.js';
import { NoVideo, videoOf } from './video.js';

const say = (answer: ShareAnswer): void => self.postMessage(answer);

/** Playing a match again and painting it takes seconds: it is done beside the page. */
self.onmessage = ({ data }: MessageEvent<ShareQuestion>) => {
  if (data.ask === 'link') say(linkOf(data.wanted));
  else void makeFilm(data.ask, data.link);
};

function linkOf(wanted: Wanted): ShareAnswer {
  const piece = pieceOf(wanted);
  if (isFault(piece)) return piece;
  return fitsLink(piece) ? { link: writeLink(piece) } : { fault: 'too-long' };
}

function pieceOf({ kind, head, events, seq, named }: Wanted): Made {
  if (kind === 'match') return shareMatch({ head, events }, { named });
  return kind === 'board'
    ? shareBoard({ head, events }, seq, { named })
    : shareStroke({ head, events }, seq, { named });
}

async function makeFilm(kind: FilmKind, link: string): Promise<void> {
  const piece = readLink(link);
  if (isFault(piece)) return say(piece);
  const reel = filmOf(piece.steps);
  if (!reel) return say({ noFilm: 'wooden' });
  try {
    const film =
      kind === 'picture' ? pictureFilm(reel) : await videoOf(reel, (done, of) => say({ done, of }));
    say({ film, cut: reel.cut });
  } catch (problem) {
    say({ noFilm: problem instanceof NoVideo ? 'no-video' : 'failed' });
  }
}

/** In pixels: large enough for any messenger, small enough for each of them. */
const SIDE = 480;

/** A stroke is seen as it was; a board is run through in half a minute, with fewer pictures. */
function pictureFilm(reel: Reel): Blob {
  const isOne = reel.scenes.length === 1;
  const showing = { size: SIDE, pace: isOne ? 16 : 8, rate: rateFor(reel, 30) };
  let gif: Gif | null = null;
  for (const { raster, ms, done, of } of picturesOf(reel, showing)) {
    gif ??= new Gif(SIDE, [raster]);
    gif.add(raster, ms);
    if (done % 5 === 0) say({ done, of });
  }
  return new Blob(gif ? [gif.end()] : [], { type: 'image/gif' });
}
