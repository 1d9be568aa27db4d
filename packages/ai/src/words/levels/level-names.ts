import type { LevelName } from '../../hand/level.js';

/** What people call the levels, in one language and in their order. */
export type LevelNames = Readonly<Record<LevelName, string>>;
