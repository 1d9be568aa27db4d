import { reading } from '@opencarrom/laws';
import { MOST_ENTRANTS, positive } from '../read/entrants.js';
import { RETIREMENTS } from '../read/event.js';
import { type Answered, answered, refuse } from '../read/fault.js';
import { MOST_SCORE } from '../read/rounds.js';
import { EDITIONS, type Edition, METHODS, type Method } from '../swiss/visiting.js';
import type { Retirements } from '../vocabulary.js';
import { type Mapping, mapping, type SolKept } from './kept.js';
import { type RoundLine, readMatches } from './matches.js';
import { disciplineOf, federationOf, idsOf, playersIn, type RateOf, ratesIn, textOr } from './players.js';

const { at, count, flag, list, oneOf, required } = reading;

interface CompetitorLine {
  readonly players: readonly string[];
  readonly federation?: string;
  readonly rate?: number;
  readonly entersRound?: number;
  readonly leavesAfterRound?: number;
}

interface SolPairing {
  readonly method: Method;
  readonly edition: Edition;
  readonly delayTopPairing?: number;
  readonly compatriotsApart?: number | true;
}

/** An event's results, as `answerStandings` and `answerPairing` take them, and what else the file has of it. */
export interface EventDocument {
  readonly id?: string;
  readonly system: 'swiss';
  readonly discipline: 'singles' | 'doubles' | 'teams';
  readonly competitors: readonly CompetitorLine[];
  readonly phantomScore: number;
  readonly retirements?: Retirements;
  readonly pairing?: SolPairing;
  readonly rounds: readonly RoundLine[];
  readonly sol: SolKept;
}

/** The events of a SoL file, from the plain data of its documents: the head, then one for each tourney. */
export const eventsFromSol = (documents: readonly unknown[]): Answered<readonly EventDocument[]> =>
  answered(() => {
    const [first, ...tourneys] = documents;
    const head = readHead(mapping(required(first, 'documents[0]'), 'documents[0]'));
    if (tourneys.length === 0)
      refuse('missing-field', 'documents[1]', 'the file has a head and no tourney after it');
    const people = peopleIn(head);
    return tourneys.map((tourney, index) => readTourney(tourney, index + 1, head, people));
  });

/** Those of a file's head, whom all its tourneys refer to. */
interface People {
  readonly known: readonly Mapping[];
  readonly ids: readonly string[];
  readonly rateOf: RateOf;
}

function peopleIn(head: Mapping): People {
  const known = playersIn(head, 'documents[0]');
  return { known, ids: idsOf(known), rateOf: ratesIn(head) };
}

/** Championships were called seasons once. */
function readHead({ seasons, ...head }: Mapping): Mapping {
  const { championships } = head;
  const isThere = Array.isArray(championships) && championships.length > 0;
  return seasons === undefined || isThere ? head : { ...head, championships: seasons };
}

function readTourney(value: unknown, index: number, head: Mapping, people: People): EventDocument {
  const path = at('documents', index);
  const fields = mapping(value, path);
  // What turn it is, its matches say.
  const { competitors, matches, guid, couplings, phantomscore, retirements, season, currentturn, ...rest } =
    fields;
  refuseKnockout(rest, path);
  const tourney = season === undefined ? rest : { championship: season, ...rest };
  const entries = readEntries(competitors, at(path, 'competitors'), people, tourney);
  const phantomScore = readPhantom(phantomscore, at(path, 'phantomscore'));
  const { rounds, finals, notes } = readMatches(matches, at(path, 'matches'), {
    entrants: entries.length,
    phantomScore,
  });
  const retires = oneOf(retirements ?? 'none', at(path, 'retirements'), RETIREMENTS);
  const method = METHODS.find((each) => each === couplings);
  const id = typeof guid === 'number' ? String(guid) : textOr(guid, null);
  const presence = presenceIn(rounds);
  return {
    ...(id === null ? {} : { id }),
    system: 'swiss',
    discipline: disciplineOf(entries.map(({ line }) => line.players.length)),
    competitors: entries.map((entry, place) => withPresence(entry, presence.get(place + 1), rounds.length)),
    phantomScore,
    ...(retires === 'none' ? {} : { retirements: retires }),
    ...(method ? { pairing: { method, edition: editionOf(tourney), ...delaysOf(tourney, path) } } : {}),
    rounds,
    sol: {
      ...(index === 1 ? { head } : {}),
      tourney: method || couplings === undefined ? tourney : { ...tourney, couplings },
      competitors: entries.map(({ stored }) => stored),
      ...(finals.length > 0 ? { finals } : {}),
      ...(notes.length > 0 ? { matches: notes } : {}),
    },
  };
}

/** A knock-out's places come from its bracket, not from points. */
function refuseKnockout({ system }: Mapping, path: string): void {
  if (system === 'knockout')
    refuse('wrong-type', at(path, 'system'), 'a knock-out has no standings by points: it cannot be read yet');
}

function readPhantom(value: unknown, path: string): number {
  const score = positive(value ?? MOST_SCORE, path);
  if (score > MOST_SCORE)
    refuse('impossible-score', path, `the phantom's score is from 1 to ${MOST_SCORE}, not ${score}`);
  return score;
}

interface Entry {
  readonly line: CompetitorLine;
  readonly isRetired: boolean;
  readonly stored: Mapping;
}

function readEntries(
  value: unknown,
  path: string,
  { known, ids, rateOf }: People,
  tourney: Mapping,
): readonly Entry[] {
  const competitors = list(required(value, path), path);
  if (competitors.length === 0 || competitors.length > MOST_ENTRANTS)
    refuse('wrong-type', path, `there are from 1 to ${MOST_ENTRANTS} competitors, not ${competitors.length}`);
  return competitors.map((competitor, index) => {
    const within = at(path, index);
    const { players, retired, ...stored } = mapping(competitor, within);
    const places = readPlaces(players, at(within, 'players'), known.length);
    const federation = federationOf(places.map((place) => known[place - 1] ?? {}));
    const [single = 0, ...partners] = places;
    const rate = partners.length > 0 ? null : rateOf(tourney, single);
    return {
      line: {
        players: places.map((place) => ids[place - 1] ?? ''),
        ...(federation === null ? {} : { federation }),
        ...(rate === null ? {} : { rate }),
      },
      isRetired: flag(retired ?? undefined, at(within, 'retired'), false),
      stored,
    };
  });
}

function readPlaces(value: unknown, path: string, players: number): readonly number[] {
  const places = list(required(value, path), path);
  if (places.length === 0) refuse('missing-field', path, 'a competitor has one player at least');
  return places.map((each, index) => {
    const place = positive(each, at(path, index));
    if (place > players)
      refuse(
        'unknown-player',
        at(path, index),
        `there is no player ${place}: the file has ${players === 0 ? 'none' : `1 to ${players}`}`,
      );
    return place;
  });
}

interface Presence {
  readonly first: number;
  readonly last: number;
}

/** By competitor: the first and the last round with a match of his. */
function presenceIn(rounds: readonly RoundLine[]): ReadonlyMap<number, Presence> {
  const presence = new Map<number, Presence>();
  for (const { round, matches } of rounds)
    for (const { a, b } of matches)
      for (const each of b === null ? [a] : [a, b])
        presence.set(each, { first: presence.get(each)?.first ?? round, last: round });
  return presence;
}

/**
 * A file does not say who came late: it is who is in no match of the first rounds, or of any. Who retired left after
 * the last, and so did who is in no later one: every round has all who are there.
 */
function withPresence(
  { line, isRetired }: Entry,
  presence: Presence | undefined,
  rounds: number,
): CompetitorLine {
  const { first, last } = presence ?? { first: isRetired ? 1 : rounds + 1, last: isRetired ? 0 : rounds };
  return {
    ...line,
    ...(first > 1 ? { entersRound: first } : {}),
    ...(isRetired || last < rounds ? { leavesAfterRound: last } : {}),
  };
}

/** Top pairings are delayed only by a rating. Compatriots were kept apart or not, later for so many rounds. */
function delaysOf(
  { rating, delaytoppairing, delaycompatriotpairing }: Mapping,
  path: string,
): Pick<SolPairing, 'delayTopPairing' | 'compatriotsApart'> {
  const top = count(delaytoppairing ?? 0, at(path, 'delaytoppairing'));
  const isFlag = typeof delaycompatriotpairing === 'boolean';
  const compatriots = isFlag
    ? delaycompatriotpairing
    : count(delaycompatriotpairing ?? 0, at(path, 'delaycompatriotpairing'));
  return {
    ...(top > 0 && rating !== undefined && rating !== null ? { delayTopPairing: top } : {}),
    ...(compatriots ? { compatriotsApart: compatriots } : {}),
  };
}

/** Where the middle is by the program of that day. */
function editionOf({ date }: Mapping): Edition {
  const year = textOr(date, '').slice(0, '2014'.length);
  const editions = EDITIONS.filter((edition) => edition <= year);
  return year === '' ? '2014' : (editions.at(-1) ?? '2000');
}
