/**
 * The memory of the stroke that is being simulated: one array of numbers, made once and used for every
 * stroke. The event loop allocates nothing, and hands numbers from function to function by it, since in
 * JavaScript a call with fractions among its arguments may allocate.
 *
 * First the discs, a record each; a disc keeps the state of its last launch, and where it is later follows
 * from that. Then the stroke's constants and the words by which functions answer.
 *
 * The rooms of the event loop take these names into constants of their own: engines fold those into the
 * code, but look an imported name up each time, which costs a third of the speed.
 */
export const MOST_DISCS = 20;
/** One record more than there are discs, in which a single slide can be looked at. */
export const PROBE = 20;
/** The length of a record. */
export const DISC = 40;

/** How a disc moves since its launch. */
export const AT_REST = 0;
export const SLIDING = 1;
export const SPINNING_SLOW = 2;
export const SPINNING_FAST = 3;
export const SPINNING_MOST = 4;
export const GONE = 5;
export const motion = new Uint8Array(MOST_DISCS + 1);

/** What it is. */
export const RADIUS = 0;
export const MASS = 1;
/** Its launch: when, from where, in which direction, how fast, and the speed of the rim (counter-clockwise). */
export const SINCE = 2;
export const FROM_X = 3;
export const FROM_Y = 4;
export const DIR_X = 5;
export const DIR_Y = 6;
export const SPEED = 7;
export const RIM = 8;
/** When it comes to rest if nothing happens to it, and after which distance. */
export const REST_TIME = 9;
export const REST_DISTANCE = 10;
/** Its deceleration stays between these until then. */
export const LEAST_DRAG = 11;
export const MOST_DRAG = 12;
/** Its place on the curve of spinning slides: the curve's values at the launch, and the units of this slide. */
export const SCALE = 13;
export const LEFT_0 = 14;
export const SPEED_0 = 15;
export const RIM_RATE = 16;
export const DISTANCE_0 = 17;
/** Where it is at the time it was located for, and how it moves; what it is launched with. */
export const LOCATED_AT = 18;
export const PLACE_X = 19;
export const PLACE_Y = 20;
export const VEL_X = 21;
export const VEL_Y = 22;
export const VEL_RIM = 23;
/** When it meets the edge, and when its next event is. */
export const EDGE_TIME = 24;
export const NEXT_TIME = 25;
/** In a shock: what it came with, and the impulse taken since. */
export const BEFORE_X = 26;
export const BEFORE_Y = 27;
export const BEFORE_RIM = 28;
export const IMPULSE_X = 29;
export const IMPULSE_Y = 30;
export const IMPULSE_RIM = 31;
/** Units of the curve in a second, and metres in a unit of its distance. */
export const LEFT_RATE = 32;
export const DISTANCE_RATE = 33;

const WORDS = (MOST_DISCS + 1) * DISC;
/** Seconds since the stroke was struck. */
export const CLOCK = WORDS;
/** Friction times gravity: what a disc without spin loses of its speed in a second. */
export const SLOWING = WORDS + 1;
/** The frame: centre to cushion; the pockets' radius and place; the mouth that stays open, and up to which speed. */
export const HALF = WORDS + 2;
export const POCKET_RADIUS = WORDS + 3;
export const POCKET_AT = WORDS + 4;
export const REJECT_SPEED = WORDS + 5;
export const LEAST_MOUTH = WORDS + 6;
/** How discs and cushions bounce and rub. */
export const RESTITUTION_MEN = WORDS + 7;
export const RESTITUTION_STRIKER = WORDS + 8;
export const RESTITUTION_CUSHION = WORDS + 9;
export const FRICTION_DISC = WORDS + 10;
export const FRICTION_CUSHION = WORDS + 11;
/** A look at a curve: both speeds, the distance left, the deceleration; asked for by time left or by ratio. */
export const SEEN_SPEED = WORDS + 12;
export const SEEN_RIM = WORDS + 13;
export const SEEN_DISTANCE = WORDS + 14;
export const SEEN_DRAG = WORDS + 15;
export const SEEN_LEFT = WORDS + 16;
export const SEEN_RATIO = WORDS + 17;
/** A distance along a slide, when it will be reached, and how fast the disc is then. */
export const REACHED_DISTANCE = WORDS + 18;
export const REACHED_TIME = WORDS + 19;
export const REACHED_SPEED = WORDS + 20;
/** When two discs meet, and how far ahead the search need look. */
export const MEETING = WORDS + 21;
export const HORIZON = WORDS + 22;
/** A contact: the unit vector from the first to the second, their closing speed, their speed across it. */
export const NORMAL_X = WORDS + 23;
export const NORMAL_Y = WORDS + 24;
export const CLOSING = WORDS + 25;
export const ACROSS = WORDS + 26;
/** The closing speed of the contact that is being noted. */
export const NOTED_SPEED = WORDS + 27;

/** The dashpots of a shock, made from the restitutions, and its step of time. */
export const DAMPING_MEN = WORDS + 28;
export const DAMPING_STRIKER = WORDS + 29;
export const DAMPING_CUSHION = WORDS + 30;
export const SHOCK_STEP = WORDS + 31;

/** The impulse of a contact, along its normal and across it. */
export const PRESS = WORDS + 32;
export const RUB = WORDS + 33;

/** One over SLOWING. */
export const PER_SLOWING = WORDS + 34;

export const memory = new Float64Array(WORDS + 35);
memory.fill(Number.NaN, RESTITUTION_MEN, RESTITUTION_CUSHION + 1);
