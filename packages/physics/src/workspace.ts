/**
 * The memory of the stroke that is being simulated, made once and used for every stroke. The event loop allocates
 * nothing, and hands numbers from function to function by it, since in JavaScript a call with fractions among its
 * arguments may allocate.
 *
 * First the discs, an array to a quantity; a disc keeps the state of its last launch, and where it is later
 * follows from that. Then `memory`: the stroke's constants and the words by which functions answer.
 *
 * The rooms of the event loop take these names into constants of their own: engines fold those into the code, but
 * look an imported name up each time, and an exported one in its own room too.
 */
export const MOST_DISCS = 20;
/** One place more than there are discs, in which a single slide can be looked at. */
export const PROBE = 20;
/**
 * The length of every array of discs. It is one and the same, so that an engine checks an index once for all of
 * them; and beyond 64 bytes, since shorter arrays are kept where the engine may move them.
 */
export const ROOM = 72;

/** How a disc moves since its launch. */
export const AT_REST = 0;
export const SLIDING = 1;
export const SPINNING_SLOW = 2;
export const SPINNING_FAST = 3;
export const SPINNING_MOST = 4;
export const GONE = 5;
export const motion = new Uint8Array(ROOM);

/** What it is. */
export const radius = new Float64Array(ROOM);
export const mass = new Float64Array(ROOM);
export const isStriker = new Uint8Array(ROOM);
/** Its launch: when, from where, in which direction, how fast, and the speed of the rim (counter-clockwise). */
export const since = new Float64Array(ROOM);
export const fromX = new Float64Array(ROOM);
export const fromY = new Float64Array(ROOM);
export const dirX = new Float64Array(ROOM);
export const dirY = new Float64Array(ROOM);
export const speed = new Float64Array(ROOM);
export const rim = new Float64Array(ROOM);
/** When it comes to rest if nothing happens to it, and after which distance. */
export const restTime = new Float64Array(ROOM);
export const restDistance = new Float64Array(ROOM);
/** Its deceleration until then, and by how much it may be off that. */
export const meanDrag = new Float64Array(ROOM);
export const dragPlay = new Float64Array(ROOM);
/** Its place on the curve of spinning slides at the launch: time and distance left. */
export const left0 = new Float64Array(ROOM);
export const distance0 = new Float64Array(ROOM);
/** The units of this slide: of speed, of rim speed, of distance, and how many of time there are in a second. */
export const speedUnit = new Float64Array(ROOM);
export const rimUnit = new Float64Array(ROOM);
export const distanceUnit = new Float64Array(ROOM);
export const leftRate = new Float64Array(ROOM);
/** Where it is at the time it was located for, and how it moves; what it is launched with. */
export const locatedAt = new Float64Array(ROOM);
export const placeX = new Float64Array(ROOM);
export const placeY = new Float64Array(ROOM);
export const velX = new Float64Array(ROOM);
export const velY = new Float64Array(ROOM);
export const velRim = new Float64Array(ROOM);
/** When it meets the edge, and what it meets there. */
export const edgeTime = new Float64Array(ROOM);
export const edgeKind = new Uint8Array(ROOM);
/** How often it has touched a rounded corner in this stroke. */
export const cornerTouches = new Uint32Array(ROOM);
/** When its next event is, and with which disc, or AT_EDGE. */
export const nextTime = new Float64Array(ROOM);
export const nextWith = new Uint8Array(ROOM);
export const AT_EDGE = 255;
/** Is it in the cluster that is looked at? Then: what it came with, and the impulse taken since. */
export const members = new Uint8Array(ROOM);
export const beforeX = new Float64Array(ROOM);
export const beforeY = new Float64Array(ROOM);
export const beforeRim = new Float64Array(ROOM);
export const impulseX = new Float64Array(ROOM);
export const impulseY = new Float64Array(ROOM);
export const impulseRim = new Float64Array(ROOM);

/** What a disc meets at the edge. A corner or pocket adds its place: NE, SE, SW, NW. */
export const NOTHING = 0;
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 3;
export const WEST = 4;
export const CORNER = 5;
export const POCKET = 9;
export const cornerX = [1, 1, -1, -1] as const;
export const cornerY = [1, -1, -1, 1] as const;
/** A cushion as the second of a contact: this and its kind. */
export const CUSHION = 100;

/** Discs nearer than this touch. */
export const TOUCH = 1e-9;
/**
 * Discs that meet more slowly than this either part at this speed or stay together. Without it, bounces of
 * ever smaller size would never end.
 */
export const SLOWEST_BOUNCE = 1e-3;
/** Velocities nearer than this are as good as one: discs that touch and move so are given one. */
export const SAME_VELOCITY = 1e-4;

/** Seconds since the stroke was struck, and when the last event was. */
export const CLOCK = 0;
export const LAST_EVENT = 1;
/** A look at a curve: both speeds, the distance left, the deceleration; asked for by time, ratio or distance left. */
export const SEEN_SPEED = 2;
export const SEEN_RIM = 3;
export const SEEN_DISTANCE = 4;
export const SEEN_DRAG = 5;
export const SEEN_LEFT = 6;
export const SEEN_RATIO = 7;
/** The share of a curve's cell that has gone by. */
export const SEEN_SHARE = 8;
/** A distance along a slide, when it will be reached, and how fast the disc is then. */
export const REACHED_DISTANCE = 9;
export const REACHED_TIME = 10;
export const REACHED_SPEED = 11;
/** When two discs meet, and how far ahead the search need look. */
export const MEETING = 12;
export const HORIZON = 13;
/** A parabola below the gap between two discs, and its first root. */
export const GAP = 14;
export const GAP_RATE = 15;
export const GAP_CURVE = 16;
export const GAP_ROOT = 17;
/** A contact: the unit vector from the first to the second, their closing speed, their speed across it. */
export const NORMAL_X = 18;
export const NORMAL_Y = 19;
export const CLOSING = 20;
export const ACROSS = 21;
/** The least speed at which two discs part, and that at which a disc leaves a cushion. */
export const LEAST_PARTING = 22;
export const PARTING = 23;
/** The impulse of a contact, along its normal and across it. */
export const PRESS = 24;
export const RUB = 25;
/** The closing speed of the contact that is being noted. */
export const NOTED_SPEED = 26;
/** The step of time of a cluster's impact. */
export const IMPACT_STEP = 27;

/** From here on the board, as a layout brings it. */
const BOARD = 28;
/** Friction times gravity: what a disc without spin loses of its speed in a second; and one over it. */
export const SLOWING = BOARD;
export const PER_SLOWING = BOARD + 1;
/** The frame: centre to cushion; the pockets' radius and place; the mouth that stays open, and up to which speed. */
export const HALF = BOARD + 2;
export const POCKET_RADIUS = BOARD + 3;
export const POCKET_AT = BOARD + 4;
export const REJECT_SPEED = BOARD + 5;
export const LEAST_MOUTH = BOARD + 6;
/** How discs and cushions bounce and rub. */
export const RESTITUTION_MEN = BOARD + 7;
export const RESTITUTION_STRIKER = BOARD + 8;
export const RESTITUTION_CUSHION = BOARD + 9;
export const FRICTION_DISC = BOARD + 10;
export const FRICTION_CUSHION = BOARD + 11;
/** The dashpots of a cluster's contacts, made from the restitutions. */
export const DAMPING_MEN = BOARD + 12;
export const DAMPING_STRIKER = BOARD + 13;
export const DAMPING_CUSHION = BOARD + 14;
export const BOARD_END = BOARD + 15;

export const memory = new Float64Array(BOARD_END);
