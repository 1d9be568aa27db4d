const KIB = 1024;
const MIB = 1024 * KIB;

/** Largest bodies of requests in bytes. A proxy before the server has to let the largest of them through. */
export const BODY_BYTES = {
  /** Every request that names no other limit. */
  usual: 64 * KIB,
  /** An action at the desk: a whole list of entries may come with one. */
  tournamentAction: MIB,
  /** A whole tournament that was run elsewhere. */
  tournamentFile: 16 * MIB,
  /** A board stroke by stroke, after an hour without a network. */
  boardLog: 2 * MIB,
  /** A result, signed. */
  result: 64 * KIB,
} as const;

export const LARGEST_BODY_BYTES = Math.max(...Object.values(BODY_BYTES));
