import { filmOf, filmOfStroke, Gif, picturesOf, type Reel, rateFor } from '@opencarrom/film';
import {
  fitsLink,
  isFault,
  type LinkFault,
  type OpenedLink,
  readLink,
  shareBoard,
  shareMatch,
  sharePractice,
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
  const made = madeOf(wanted);
  if (isFault(made)) return made;
  return fitsLink(made) ? { link: writeLink(made) } : { fault: 'too-long' };
}

function madeOf({ kind, from, named }: Wanted): OpenedLink | LinkFault {
  if (!('head' in from)) {
    const board = from[kind === 'shot' ? 'shot' : 'position'];
    return board ? sharePractice(board) : { fault: 'cannot-be', detail: `there is no ${kind}` };
  }
  const { seq, ...record } = from;
  if (kind === 'match') return shareMatch(record, { named });
  return kind === 'board' ? shareBoard(record, seq, { named }) : shareStroke(record, seq, { named });
}

async function makeFilm(kind: FilmKind, link: string): Promise<void> {
  const opened = readLink(link);
  if (isFault(opened)) return say(opened);
  const reel = reelOf(opened);
  if (!reel) return say({ noFilm: 'wooden' });
  try {
    const film =
      kind === 'picture' ? pictureFilm(reel) : await videoOf(reel, (done, of) => say({ done, of }));
    say({ film, cut: reel.cut });
  } catch (problem) {
    say({ noFilm: problem instanceof NoVideo ? 'no-video' : 'failed' });
  }
}

function reelOf(opened: OpenedLink): Reel | null {
  if (opened.kind !== 'practice') return filmOf(opened.steps);
  const { men, stroke, seat } = opened;
  return stroke && filmOfStroke(men, stroke, seat);
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
