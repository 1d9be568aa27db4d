export { centreCover, centrePlace, type DueFault, dueFault, onCentre } from './board/centre-circle.js';
export {
  type Disc,
  EQUIPMENT,
  type Equipment,
  type EquipmentParts,
  ICF,
  type Markings,
  type Physics,
  pocketAt,
  withParts,
} from './board/equipment.js';
export { openingRack } from './board/opening-rack.js';
export {
  EDGES,
  type Edge,
  type ManId,
  PIECES,
  type PieceId,
  POCKETS,
  type Pocket,
  STRIKER,
} from './board/pieces.js';
export {
  type Fault,
  type FaultCode,
  faultIn,
  faultInMen,
  GREATEST_SPEED,
  type PlacedMan,
  type Position,
  type Stroke,
  StrokeError,
} from './board/position.js';
export {
  crossings,
  distance,
  type Point,
  type StrikerFault,
  standingAtBase,
  strikerFault,
  strikerPlace,
  strikerStretches,
} from './board/striker-place.js';
export { answerSimulation, makeOutcomeJson, type Read, readSimulation, type Simulation } from './json.js';
export { BitHash } from './output/bit-hash.js';
export { strokeSvg } from './output/drawing.js';
export { type Glimpse, glimpseOn, momentAt, type Path, type Trace } from './output/trace.js';
export { STRAIGHT, WAYS_HOME, type WayHome, wayHome } from './output/way-home.js';
export { ABSENT, type Layout, layOut, makeRest, ON_BOARD, playInto, type Rest } from './play.js';
export {
  type Contact,
  type Cushion,
  type Outcome,
  PHYSICS_VERSION,
  type Pocketed,
  type Resting,
  simulate,
  touchedBefore,
} from './simulate.js';
