/** What people of an event read in the server's own words: a phone at a table, a captain, somebody who enters. */
export interface EventPeopleWords {
  readonly notByLink: string;
  readonly notTaken: string;
  readonly tooManyAsked: string;
  readonly playerUnnamed: string;
  readonly teamUnnamed: string;
  readonly tooManyPlayers: (most: number) => string;
  readonly namedTwice: (name: string) => string;
  readonly entered: (name: string) => string;
  readonly hasAsked: (name: string) => string;
  readonly otherTeams: (match: number) => string;
  /** `now`: where it is played; null: at none. */
  readonly otherTable: (match: number, table: number, now: number | null) => string;
  readonly otherPairing: (match: number, were: readonly string[], are: readonly string[]) => string;
  readonly byRubbers: string;
  readonly otherContent: (sequence: number) => string;
  readonly otherPhone: string;
  /** Why a result waits at the desk. */
  readonly replaced: string;
  readonly conflict: string;
  readonly unsigned: string;
  readonly wrongMac: string;
  readonly phoneEnded: string;
  readonly playedElsewhere: string;
  readonly doesNotFit: string;
  /** What is brought to the desk. */
  readonly otherEvent: string;
  readonly onlineTeams: string;
  /** Of pairs in an event on the screen. */
  readonly hasPartner: string;
  readonly partnerUnrated: string;
  readonly ownPartner: string;
  /** At a table, where nobody can reopen it. */
  readonly eventOver: string;
  readonly noClock: string;
  readonly noEntrant: (entrant: number) => string;
  readonly onlyTeams: string;
  readonly hasOwner: string;
}
