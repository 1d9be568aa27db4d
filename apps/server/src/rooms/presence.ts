import { PLAYERS, type Player } from '@opencarrom/match';
import type { Bus } from '../bus/bus.js';

/** Who is at a match, at whichever process their socket is. */
export interface Presence {
  /** The players who are there. Known of matches that are followed. */
  readonly there: (match: string) => ReadonlySet<Player>;
  /** How many look on. */
  readonly watchers: (match: string) => number;
  /** Told whenever either changes. What is given back stops it. */
  readonly follow: (match: string, told: () => void) => () => void;
  /** Somebody has come, to this process: in a seat, or (null) to look on. What is given back: they have gone. */
  readonly come: (match: string, player: Player | null) => () => void;
  readonly close: () => void;
}

export interface PresencePorts {
  readonly bus: Bus;
  /** This process, as no other is called. */
  readonly node: string;
  readonly now: () => number;
}

/** Every process says so often who is at it. */
const SAID_EVERY = 2_000;
/** Whoever of them was not heard for so long counts no more. */
const UNHEARD_AFTER = 5_000;
/** The matches are said in so many parts, so that not all are in one moment. */
const PARTS = 8;

interface Company {
  readonly players: ReadonlySet<Player>;
  readonly watchers: number;
}

const NOBODY: Company = { players: new Set(), watchers: 0 };

/** Those at one match. */
class Gathering {
  /** How many sockets each player has here: one may have the page open twice. */
  readonly here = new Map<Player, number>();
  watchersHere = 0;
  readonly elsewhere = new Map<string, Company & { heardAt: number }>();
  readonly tellers = new Set<() => void>();
  all: Company = NOBODY;

  constructor(
    readonly part: number,
    readonly stop: () => void,
  ) {}

  get isEmptyHere(): boolean {
    return this.here.size === 0 && this.watchersHere === 0;
  }

  /** Counts anew; tells where that made a difference. */
  unite(): void {
    const companies = [...this.elsewhere.values()];
    const all: Company = {
      players: new Set(
        PLAYERS.filter(
          (player) => this.here.has(player) || companies.some(({ players }) => players.has(player)),
        ),
      ),
      watchers: companies.reduce((sum, { watchers }) => sum + watchers, this.watchersHere),
    };
    const isSame =
      all.watchers === this.all.watchers &&
      all.players.size === this.all.players.size &&
      [...all.players].every((player) => this.all.players.has(player));
    if (isSame) return;
    this.all = all;
    for (const tell of [...this.tellers]) tell();
  }
}

/** Processes tell each other on `match.<id>.there` who is at them: `<node> <players> <watchers>`, or `<node> ?` to ask. */
export function makePresence({ bus, node, now }: PresencePorts): Presence {
  const gatherings = new Map<string, Gathering>();
  let made = 0;

  const subjectOf = (match: string) => `match.${match}.there`;

  const say = (match: string, { here, watchersHere }: Gathering) =>
    bus.publish(subjectOf(match), `${node} ${[...here.keys()].join(',')} ${watchersHere}`);

  function gatheringOf(match: string): Gathering {
    const known = gatherings.get(match);
    if (known) return known;
    const gathering = new Gathering(
      made++ % PARTS,
      bus.listen(subjectOf(match), (message) => hear(match, message)),
    );
    gatherings.set(match, gathering);
    bus.publish(subjectOf(match), `${node} ?`);
    return gathering;
  }

  function hear(match: string, message: string): void {
    const gathering = gatherings.get(match);
    const [from = '', players = '', watchers] = message.split(' ');
    if (!gathering || from === node) return;
    if (players === '?') {
      if (!gathering.isEmptyHere) say(match, gathering);
      return;
    }
    gathering.elsewhere.set(from, {
      players: new Set(PLAYERS.filter((player) => players.split(',').includes(player))),
      watchers: Number(watchers) || 0,
      heardAt: now(),
    });
    gathering.unite();
  }

  function forgetIfIdle(match: string, gathering: Gathering): void {
    if (gathering.tellers.size > 0 || !gathering.isEmptyHere || gatherings.get(match) !== gathering) return;
    gathering.stop();
    gatherings.delete(match);
  }

  /** One part of the matches: said again, and without those unheard. While nobody can be heard, nobody is forgotten. */
  function beat(part: number): void {
    for (const [match, gathering] of gatherings) {
      if (gathering.part !== part) continue;
      if (!gathering.isEmptyHere) say(match, gathering);
      if (!bus.isUp()) continue;
      for (const [other, { heardAt }] of gathering.elsewhere)
        if (now() - heardAt > UNHEARD_AFTER) gathering.elsewhere.delete(other);
      gathering.unite();
    }
  }

  let part = 0;
  const beats = setInterval(() => {
    part = (part + 1) % PARTS;
    beat(part);
  }, SAID_EVERY / PARTS);
  beats.unref();

  const stopHearingOfBus = bus.onChange((isUp) => {
    if (!isUp) return;
    for (const [match, gathering] of gatherings) {
      for (const company of gathering.elsewhere.values()) company.heardAt = now();
      if (!gathering.isEmptyHere) say(match, gathering);
    }
  });

  return {
    there: (match) => gatherings.get(match)?.all.players ?? NOBODY.players,
    watchers: (match) => gatherings.get(match)?.all.watchers ?? 0,
    follow: (match, told) => {
      const gathering = gatheringOf(match);
      // Another name for it, so that who follows twice is told twice, and stops each by itself.
      const teller = () => told();
      gathering.tellers.add(teller);
      return () => {
        gathering.tellers.delete(teller);
        forgetIfIdle(match, gathering);
      };
    },
    come: (match, player) => {
      const gathering = gatheringOf(match);
      count(gathering, player, 1);
      // That a player is there is said at once; the crowd is counted with the next beat.
      if (player) say(match, gathering);
      gathering.unite();
      let isHere = true;
      return () => {
        if (!isHere) return;
        isHere = false;
        count(gathering, player, -1);
        if (player || gathering.isEmptyHere) say(match, gathering);
        gathering.unite();
        forgetIfIdle(match, gathering);
      };
    },
    close: () => {
      clearInterval(beats);
      stopHearingOfBus();
      for (const { stop } of gatherings.values()) stop();
      gatherings.clear();
    },
  };
}

function count(gathering: Gathering, player: Player | null, by: 1 | -1): void {
  if (player === null) {
    gathering.watchersHere += by;
    return;
  }
  const sockets = (gathering.here.get(player) ?? 0) + by;
  if (sockets > 0) gathering.here.set(player, sockets);
  else gathering.here.delete(player);
}
