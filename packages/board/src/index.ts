export { type Aiming, type AimingOptions, attachAiming } from './aim/attach.js';
export { firstMeeting, type Meeting } from './aim/first-meeting.js';
export { type AimReading, readAim } from './aim/gesture.js';
export { type KeyStep, keyAction } from './aim/keys.js';
export { speedOf, strokeOf } from './aim/power.js';
export { aimReducer, startAim } from './aim/reducer.js';
export type { AimAction, AimRules, AimStage, AimState, Stretch } from './aim/state.js';
export type { Frames } from './animation-frames.js';
export type { BoardOptions, BoardView, PlayOptions } from './api.js';
export { type Camera, type FrameShown, makeCamera, toBoard, toScreen, turnOf } from './camera.js';
export { arrangingRules } from './carry/arranging.js';
export { attachCarrying, type Carrying, type CarryingOptions } from './carry/attach.js';
export {
  type CarryAction,
  type CarryRules,
  type CarryState,
  carryReducer,
  type PlaceReading,
  readPlace,
  startCarry,
} from './carry/reducer.js';
export type { Aid } from './draw/aim.js';
export { discColours } from './draw/discs.js';
export { PaintShelf } from './draw/paint-shelf.js';
export type { Zone } from './draw/placing-zone.js';
export { takeFocus } from './focus.js';
export type { Arrival } from './motion/arrivals.js';
export { Film, type Pose, restingPose } from './motion/film.js';
export type { SeenAim } from './motion/gliding-aim.js';
export type { StrokeEnd } from './motion/stroke-player.js';
export type { SoundEvent } from './sound/plan.js';
export type { Sound, SoundOptions } from './sound/sound.js';
export { type DiscKind, type DiscLook, THEMES, type Theme, type ThemeName } from './themes.js';
export { createBoardView } from './view.js';
