import type { ClubTables } from './club-tables.js';
import type { EventTables } from './event-tables.js';
import type { LinkTables } from './link-tables.js';
import type { MatchTables } from './match-tables.js';
import type { PairingTables } from './pairing-tables.js';
import type { PeopleTables } from './people-tables.js';
import type { ProfileTables } from './profile-tables.js';
import type { ShotTables } from './shot-tables.js';

export type * from './match-tables.js';

/**
 * The tables, as both databases have them. Moments are milliseconds since 1970, yes and no are 1 and 0, documents are
 * JSON in text: what both know alike.
 */
export type Tables = MatchTables &
  PeopleTables &
  PairingTables &
  ProfileTables &
  EventTables &
  ClubTables &
  ShotTables &
  LinkTables;
