import { reading } from '@opencarrom/laws';
import { readDay } from '../read/day.js';
import { type EventResults, readEvent } from '../read/event.js';
import { refuse } from '../read/fault.js';
import { type Mapping, mapping, readKept, type SolFinal } from '../sol/kept.js';
import { disciplineOf, namesIn, textOr } from '../sol/players.js';
import { standingsOf } from '../standings/standings.js';
import { isScored, worthOf } from '../vocabulary.js';
import type { FinishedEvent, Finisher, PlayedMatch } from './finished-event.js';

const { at } = reading;

/**
 * A finished event from its results as one document, with the finals of a SoL file where it has them. `known` names the
 * players of a file whose head another document has.
 */
export function finishedFromDocument(document: unknown, known?: ReadonlyMap<string, string>): FinishedEvent {
  const event = readEvent(document);
  const { id, date, sol } = mapping(document, '');
  const { finals = [], tourney = {}, head = {} } = readKept(sol ?? {});
  const names = known ?? namesIn(head);
  const standing = standingsOf(event).places.map(({ entrant }) => entrant);
  const order = afterFinals(standing, finals).map((entrant) => finisher(event, entrant, names));
  refuseTwice(order);
  const placed = new Set(standing);
  return {
    id: typeof id === 'string' || typeof id === 'number' ? String(id) : null,
    name: textOr(tourney.description, null),
    discipline: disciplineOf(order.map(({ players }) => players.length)),
    date: date === undefined ? dayOf(tourney) : readDay(date, 'date'),
    order,
    matches: playedIn(event).filter(({ a, b }) => placed.has(a) && placed.has(b)),
  };
}

const dayOf = ({ date }: Mapping): string | null => {
  const day = textOr(date, null);
  return day === null ? null : readDay(day, 'sol.tourney.date');
};

function finisher({ entrants }: EventResults, entrant: number, names: ReadonlyMap<string, string>): Finisher {
  const { players = [], rate = null } = entrants[entrant - 1] ?? {};
  if (players.length === 0)
    refuse(
      'missing-field',
      at(at('competitors', entrant - 1), 'players'),
      'here every competitor must be known by its players, so that it is found again in other events',
    );
  return { entrant, players, names: players.map((player) => names.get(player) ?? player), rate };
}

/** Nobody is in one event twice, alone or with another. */
function refuseTwice(order: readonly Finisher[]): void {
  const seen = new Map<string, number>();
  for (const { entrant, players } of [...order].sort((a, b) => a.entrant - b.entrant))
    for (const [place, player] of players.entries()) {
      const path = at(at(at('competitors', entrant - 1), 'players'), place);
      if (seen.has(player)) refuse('twice-in-an-event', path, `"${player}" is in this event twice`);
      seen.set(player, entrant);
    }
}

const playedIn = ({ rounds, after }: EventResults): readonly PlayedMatch[] =>
  rounds.slice(0, after).flatMap(({ round, encounters }) =>
    encounters.flatMap((encounter): PlayedMatch[] => {
      const { a, b, scoreA, scoreB } = encounter;
      if (b === null || !isScored(encounter)) return [];
      const [own, other] = worthOf(encounter);
      const winner = own === other ? 'draw' : own > other ? 'a' : 'b';
      return [{ round, a, b, scores: [scoreA, scoreB], winner }];
    }),
  );

/** Of two who met in finals the loser takes the lower of their places, and nobody else's moves. */
function afterFinals(standing: readonly number[], finals: readonly SolFinal[]): readonly number[] {
  const order = [...standing];
  for (const [one, other, lead] of leadsIn(finals)) {
    const [won, lost] = lead > 0 ? [one, other] : [other, one];
    const [above, below] = [order.indexOf(lost), order.indexOf(won)];
    if (lead === 0 || above < 0 || above > below) continue;
    order[above] = won;
    order[below] = lost;
  }
  return order;
}

/** Two who met, and by how many matches the first of them leads. */
function leadsIn(finals: readonly SolFinal[]): readonly (readonly [number, number, number])[] {
  const leads = new Map<string, [number, number, number]>();
  for (const { a, b, scoreA = 0, scoreB = 0 } of finals) {
    if (b === null) continue;
    const isTurned = a > b;
    const [one, other] = isTurned ? [b, a] : [a, b];
    const lead = leads.get(`${one}-${other}`) ?? [one, other, 0];
    lead[2] += compared(scoreA, scoreB) * (isTurned ? -1 : 1);
    leads.set(`${one}-${other}`, lead);
  }
  return [...leads.values()];
}

const compared = (a: number, b: number): number => (a > b ? 1 : a < b ? -1 : 0);
