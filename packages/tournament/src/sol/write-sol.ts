import { reading } from '@opencarrom/laws';
import { positive } from '../read/entrants.js';
import { type EventResults, readEvent } from '../read/event.js';
import { type Answered, answered, refuse, within } from '../read/fault.js';
import { readNumber } from '../read/rounds.js';
import { standingsOf } from '../standings/standings.js';
import type { Encounter, Entrant } from '../vocabulary.js';
import { type Mapping, mapping, readKept, type SolFinal, type SolKept } from './kept.js';
import { readScore } from './matches.js';
import { idsOf, playersIn } from './players.js';

const { at } = reading;

/** The plain data of a SoL file, from events' results: its head, then one document for each tourney. */
export const solFromEvents = (documents: readonly unknown[]): Answered<readonly Mapping[]> =>
  answered(() => {
    if (documents.length === 0) refuse('missing-field', '', 'there is no event to write');
    const events = documents.map((document, index) =>
      within(at('documents', index), () => readWritten(document)),
    );
    const heads = events.filter(({ kept }) => kept.head !== undefined);
    if (heads.length > 1)
      refuse('wrong-type', 'sol.head', 'these are of two files, each with a head: write them one by one');
    const register = registerOf(heads[0]?.kept.head ?? { championships: [], clubs: [] });
    const tourneys = events.map((event, index) => tourneyOf(event, index, register));
    return [register.head(), ...tourneys];
  });

interface Written {
  readonly id: string | null;
  /** As it stands: what is left out of it was left out of its file. */
  readonly hasPairing: boolean;
  readonly event: EventResults;
  readonly kept: SolKept;
  readonly finals: readonly MatchEntry[];
}

function readWritten(document: unknown): Written {
  const event = readEvent(document);
  if (event.system !== 'swiss')
    refuse('wrong-type', 'system', 'a SoL file has Swiss events, and no league of this kind');
  const { id, sol, pairing } = mapping(document, '');
  const kept = readKept(sol ?? {});
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
    hasPairing: pairing !== undefined || kept.tourney === undefined,
    event,
    kept,
    finals: (kept.finals ?? []).map((final, place) => finalOf(final, place, event.entrants.length)),
  };
}

/** The players of the file to be: those of its head, and whoever the events name besides. */
interface Register {
  readonly placeOf: (id: string, federation: string | null) => number;
  readonly head: () => Mapping;
}

function registerOf(head: Mapping): Register {
  const players = [...playersIn(head, 'sol.head')];
  const places = new Map(idsOf(players).map((id, index) => [id, index + 1]));
  return {
    placeOf: (id, federation) => {
      const known = places.get(id);
      if (known !== undefined) return known;
      players.push({ guid: id, lastname: id, ...(federation === null ? {} : { nationality: federation }) });
      places.set(id, players.length);
      return players.length;
    },
    head: () => ({ ...head, players }),
  };
}

function tourneyOf(written: Written, index: number, register: Register): Mapping {
  const { id, event, kept, finals, hasPairing } = written;
  const { entrants, rounds, phantomScore, retirements, pairing } = event;
  const stored = kept.competitors ?? figuresOf(event);
  return {
    ...(hasPairing ? { couplings: pairing.method } : {}),
    ...(kept.tourney ?? {
      description: id ?? `Event ${index + 1}`,
      rankedturn: event.after,
      ...delaysOf(event),
    }),
    ...(id === null ? {} : { guid: id }),
    currentturn: finals.reduce((last, { turn }) => Math.max(last, turn), rounds.length),
    phantomscore: phantomScore,
    ...(retirements === 'none' ? {} : { retirements }),
    competitors: entrants.map((entrant, place) => ({
      ...stored[place],
      players: namesOf(entrant, `event-${index + 1}-competitor-${place + 1}`).map((player) =>
        register.placeOf(player, entrant.federation),
      ),
      ...(hasLeft(entrant, rounds.length) ? { retired: true } : {}),
    })),
    matches: [...matchesOf(event, kept), ...finals],
  };
}

/** Endlessly is a flag in such a file. */
const delaysOf = ({ pairing: { delayTopPairing, compatriotsApart } }: EventResults): Mapping => ({
  ...(delayTopPairing > 0 ? { delaytoppairing: delayTopPairing } : {}),
  ...(compatriotsApart > 0
    ? { delaycompatriotpairing: Number.isFinite(compatriotsApart) ? compatriotsApart : true }
    : {}),
});

const namesOf = ({ players }: Entrant, nobody: string): readonly string[] =>
  players.length > 0 ? players : [nobody];

const hasLeft = ({ leavesAfterRound }: Entrant, rounds: number): boolean =>
  leavesAfterRound !== null && leavesAfterRound <= rounds;

/** What a program that has just ranked them would have stored. */
function figuresOf(event: EventResults): readonly Mapping[] {
  return standingsOf(event)
    .figures.slice(1)
    .map(({ points, buchholz, netscore, totscore }) => ({ points, bucholz: buchholz, netscore, totscore }));
}

interface MatchEntry extends Mapping {
  readonly turn: number;
}

function matchesOf({ rounds, phantomScore }: EventResults, { matches: notes = [] }: SolKept) {
  const noted = new Map(notes.map(({ round, match, more }) => [`${round}/${match}`, more]));
  return rounds.flatMap(({ round, encounters }) =>
    encounters.map((encounter, index) => ({
      ...noted.get(`${round}/${index + 1}`),
      ...matchEntry(round, withPhantom(encounter, phantomScore), false),
    })),
  );
}

/** A bye is stored with the phantom's score. */
const withPhantom = (encounter: Encounter, phantomScore: number): Encounter =>
  encounter.b === null && encounter.scoreA === 0 && encounter.scoreB === 0
    ? { ...encounter, scoreA: phantomScore }
    : encounter;

function finalOf(final: SolFinal, index: number, entrants: number): MatchEntry {
  const path = at('sol.finals', index);
  const encounter = {
    board: final.board === undefined ? null : positive(final.board, at(path, 'board')),
    a: readNumber(final.a, at(path, 'a'), entrants),
    b: final.b === null ? null : readNumber(final.b, at(path, 'b'), entrants),
    scoreA: readScore(final.scoreA, at(path, 'scoreA')),
    scoreB: readScore(final.scoreB, at(path, 'scoreB')),
  };
  return { ...final.more, ...matchEntry(final.round, encounter, true) };
}

const matchEntry = (
  turn: number,
  { board, a, b, scoreA, scoreB }: Encounter,
  final: boolean,
): MatchEntry => ({
  turn,
  ...(board === null ? {} : { board }),
  competitor1: a,
  competitor2: b,
  score1: scoreA,
  score2: scoreB,
  final,
});
