export { centreCover, centrePlace, type DueFault, dueFault, onCentre } from './centre.js';
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
} from './equipment.js';
export {
  EDGES,
  type Edge,
  type ManId,
  PIECES,
  type PieceId,
  POCKETS,
  type Pocket,
  STRIKER,
} from './pieces.js';
export {
  crossings,
  distance,
  type Point,
  type StrikerFault,
  standingAtBase,
  strikerFault,
  strikerPlace,
  strikerStretches,
} from './placing.js';
export { ABSENT, type Layout, layOut, makeRest, ON_BOARD, playInto, type Rest } from './play.js';
export {
  type Fault,
  type FaultCode,
  faultIn,
  GREATEST_SPEED,
  type PlacedMan,
  type Position,
  type Stroke,
  StrokeError,
} from './position.js';
export { openingRack } from './rack.js';
export { answerSimulation, makeOutcomeJson, type Read, readSimulation, type Simulation } from './read.js';
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
export { strokeSvg } from './svg.js';
export { type Glimpse, glimpseOn, momentAt, type Path, type Trace } from './trace.js';
