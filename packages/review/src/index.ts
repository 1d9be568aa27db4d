export { chanceAtBreak, chanceOf } from './chance.js';
export { type CurveWords, curveSvg } from './curve-svg.js';
export { NotReviewable } from './desk.js';
export { reviewHand } from './hand.js';
export { reviewFault } from './positions.js';
export * from './reviewed.js';
export { reviewBy, reviewing } from './reviewing.js';
export { type SpokenReview, tellReviewed } from './tell.js';
export type { ReviewWords, ToldPot } from './words/review-words.js';
