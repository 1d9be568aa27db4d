/** In bytes: a frame from a client that is longer closes its socket. */
export const LARGEST_FRAME = 4096;

/** In letters: what somebody says in their own words. */
export const LONGEST_SAYING = 140;

/** In letters: what somebody is called. */
export const LONGEST_NAME = 40;

/** In letters: what somebody signs in by, and proves it by. */
export const SHORTEST_LOGIN = 3;
export const LONGEST_LOGIN = 40;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Milliseconds an opponent has to claim a fault, once all lies still, before the server goes on. */
export const CLAIM_WITHIN = 5_000;

/** Milliseconds between two frames that show how one aims. */
export const AIM_EVERY = 250;

/** So many tables a page may look at from afar at a time. */
export const MOST_LOOKED_AT = 24;

/** Milliseconds: whoever is away so long on their own turns, summed over a game, has lost the match. */
export const AWAY_AT_MOST = 60_000;

/** Milliseconds: where nothing is done for so long before the first stroke, there is no match. */
export const BEGUN_WITHIN = 30_000;

/** Milliseconds between two pings of a client, and while a clock runs in the match. */
export const PING_EVERY = 10_000;
export const PING_EVERY_ON_CLOCK = 5_000;
