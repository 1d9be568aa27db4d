/** Strokes as a film: painted picture by picture without a screen, and written as GIF, PNG, MP4 or WebM. */
export { type Card, cardOf, cardOfBoard, paintCard } from './card.js';
export type { Chunk, Encoded } from './encoded.js';
export { Gif } from './gif/gif.js';
export { mp4Of } from './mp4/mp4.js';
export type { Painting, Raster } from './paint/raster.js';
export { pictureOf, picturesOf, type Showing, type Still } from './pictures.js';
export { type Deflate, pngOf } from './png.js';
export { type FilmCut, filmOf, filmOfStroke, MOST_STROKES, type Reel, rateFor } from './reel.js';
export { picturesInWebm } from './webm/blocks.js';
export { webmOf } from './webm/webm.js';
