/** The version of what is said; the first message of a socket names it. */
export const PROTOCOL_VERSION = 1;
