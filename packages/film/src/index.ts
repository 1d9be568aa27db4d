/** Strokes as a film: painted picture by picture without a screen, and written as GIF, PNG or WebM. */
export { type Card, cardOf, paintCard } from './card.js';
export { filmOf, pictureOf, picturesOf, type Reel, rateFor, type Showing, type Still } from './film.js';
export { Gif } from './gif/gif.js';
export type { Painting, Raster } from './paint/raster.js';
export { type Deflate, pngOf } from './png.js';
export { picturesInWebm } from './webm/blocks.js';
export { type Chunk, type Encoded, webmOf } from './webm/webm.js';
