import { matches } from './0001-matches.js';
import { people } from './0002-people.js';
import { pairing } from './0003-pairing.js';
import { playedAgain } from './0004-played-again.js';
import { friends } from './0005-friends.js';
import { lobby } from './0007-lobby.js';
import { playerResults } from './0010-player-results.js';
import { heldEvents } from './0011-held-events.js';
import { clubs } from './0012-clubs.js';
import { dailyShots } from './0013-daily-shots.js';
import { shortLinks } from './0014-short-links.js';
import { whoPlayed } from './0015-who-played.js';
import type { Migration } from './migration.js';

/** All of them, in the order in which they are made. A new one is a file of its own and a line here. */
export const MIGRATIONS: readonly Migration[] = [
  ...[matches, people, pairing, playedAgain, friends],
  ...[lobby, playerResults, heldEvents, clubs, dailyShots, shortLinks],
  whoPlayed,
];
