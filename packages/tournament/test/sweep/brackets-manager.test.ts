import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { describe, expect, it } from 'vitest';
import { bracketSize } from '../../src/draws/bracket.js';
import { drawnFrom } from '../../src/draws/lot.js';
import type { DrawnMatch, StageState } from '../../src/event/state.js';
import { columnsOf, crossedColumns, rematches } from '../support/rematches.js';
import { begun, FORMATS, numbers, placesOf, playedOut } from '../support/stage.js';

/** Another program for brackets, which these have to agree with. */
type Asked = Parameters<BracketsManager['create']['stage']>[0];
type StageSettings = NonNullable<Asked['settings']>;
type Ordering = NonNullable<StageSettings['seedOrdering']>;

const READY = 2;
/** In the same chance both programs see the same winner of the same two. */
const winsFirst = (chance: number, a: number, b: number): boolean =>
  drawnFrom(chance * 10_007 + Math.min(a, b) * 101 + Math.max(a, b)).below(2) === (a < b ? 0 : 1);

/** Their bracket played out: in which bracket and round who met whom. */
async function theirs(type: Asked['type'], entrants: number, chance: number, settings: StageSettings) {
  const storage = new InMemoryDatabase();
  const manager = new BracketsManager(storage);
  const seeding = Array.from({ length: bracketSize(entrants) }, (_, index) =>
    index < entrants ? String(index + 1) : null,
  );
  const { id: stageId } = await manager.create.stage({
    tournamentId: 0,
    name: 'Stage',
    type,
    seeding,
    settings,
  });
  const met: string[] = [];
  for (;;) {
    const { match, group, round, participant } = await manager.export();
    const nameOf = (id: unknown) => Number(participant.find((each) => each.id === id)?.name);
    const next = match.find(({ status }) => Number(status) === READY);
    if (!next) {
      const standings = await manager.get.finalStandings(stageId);
      const places = standings.map(({ rank, name }) => ({ rank, entrant: Number(name) }));
      return { met: met.sort(), places: together(places) };
    }
    const [a, b] = [nameOf(next.opponent1?.id), nameOf(next.opponent2?.id)];
    const bracket = group.find(({ id }) => id === next.group_id)?.number;
    met.push(line(bracket ?? 0, round.find(({ id }) => id === next.round_id)?.number ?? 0, a, b));
    const isFirst = winsFirst(chance, a, b);
    await manager.update.match({
      id: next.id,
      opponent1: { result: isFirst ? 'win' : 'loss' },
      opponent2: { result: isFirst ? 'loss' : 'win' },
    });
  }
}

const line = (bracket: number, round: number, a: number, b: number): string =>
  `bracket ${bracket} round ${round}: ${Math.min(a, b)}–${Math.max(a, b)}`;

/** Those who share a place, from the first place on. */
function together(places: readonly { readonly rank: number; readonly entrant: number }[]) {
  const ranks = [...new Set(places.map(({ rank }) => rank))].sort((one, other) => one - other);
  return ranks.map((rank) =>
    places
      .filter((place) => place.rank === rank)
      .map(({ entrant }) => entrant)
      .sort((one, other) => one - other),
  );
}

function ours(stage: StageState, chance: number, placeOf: (match: DrawnMatch) => readonly [number, number]) {
  const over = playedOut(stage, ({ a, b }) => (winsFirst(chance, a, b ?? 0) ? 'a' : 'b'));
  const met = over.matches.map((match) => line(...placeOf(match), match.a, match.b ?? 0)).sort();
  return { met, places: together(placesOf(over)) };
}

const SIZES = numbers(64).slice(1);

describe('a knock-out beside brackets-manager', () => {
  it.each(SIZES)('has the same matches with %i', async (entrants) => {
    const format = { ...FORMATS.knockout, thirdPlace: true };
    for (const chance of [1, 2]) {
      const own = ours(begun(format, numbers(entrants)), chance, ({ slot, round }) =>
        slot === 'third' ? [2, 1] : [1, round],
      );
      // With three there is nobody to meet for the third place, and with that their standings fail.
      const settings = { seedOrdering: ['inner_outer'] as Ordering, consolationFinal: entrants > 3 };
      expect(own).toEqual(await theirs('single_elimination', entrants, chance, settings));
    }
  });
});

describe('a double elimination beside brackets-manager', () => {
  const placeOf = ({ slot, round }: DrawnMatch): readonly [number, number] => {
    if (slot === 'final') return [3, 1];
    return slot?.startsWith('L') ? [2, round - 1] : [1, round];
  };
  // They make a second final ready whoever has won the first, so there is none in this comparison.
  const once = { ...FORMATS.double, secondFinal: false };
  /** How those who come down are crossed here, as far as they have a word for it: 64 needs quarters that change places. */
  const CROSSED: Readonly<Record<number, Ordering>> = {
    4: ['inner_outer', 'natural'],
    8: ['inner_outer', 'natural', 'half_shift'],
    16: ['inner_outer', 'natural', 'half_shift', 'natural'],
    32: ['inner_outer', 'natural', 'half_shift', 'pair_flip', 'half_shift'],
  };

  it.each(SIZES.filter((entrants) => entrants > 2 && entrants <= 32))(
    'has the same matches with %i, where both cross over alike',
    async (entrants) => {
      const seedOrdering = CROSSED[bracketSize(entrants)] as Ordering;
      for (const chance of [1, 2, 3]) {
        const own = ours(begun(once, numbers(entrants)), chance, placeOf);
        const settings = { seedOrdering, grandFinal: 'simple' as const };
        expect(own).toEqual(await theirs('double_elimination', entrants, chance, settings));
      }
    },
  );

  it.each(SIZES.filter((entrants) => entrants > 32))(
    'has as many matches a round with %i',
    async (entrants) => {
      const own = ours(begun(once, numbers(entrants)), 1, placeOf);
      const settings = { seedOrdering: ['inner_outer'] as Ordering, grandFinal: 'simple' as const };
      const other = await theirs('double_elimination', entrants, 1, settings);
      const rounds = (met: readonly string[]) => met.map((each) => each.split(':')[0]);
      expect(rounds(own.met)).toEqual(rounds(other.met));
      const inWinners = (met: readonly string[]) => met.filter((each) => each.startsWith('bracket 1'));
      expect(inWinners(own.met)).toEqual(inWinners(other.met));
    },
  );

  it.each([8, 16, 32, 64])(
    'has nobody meet again sooner than by their ways of crossing over, with %i',
    async (size) => {
      const manager = new BracketsManager(new InMemoryDatabase());
      const seeding = numbers(size).map(String);
      await manager.create.stage({
        tournamentId: 0,
        name: 'Stage',
        type: 'double_elimination',
        seeding,
        settings: {},
      });
      const { match, group, round } = await manager.export();
      const losers = group.find(({ number }) => number === 2)?.id;
      const theirColumns = columnsOf(size, (time) => {
        const id = round.find((each) => each.group_id === losers && each.number === time)?.id;
        const matches = match
          .filter((each) => each.round_id === id)
          .sort((one, other) => one.number - other.number);
        return matches.map(({ opponent1, opponent2 }) =>
          (time === 1 ? [opponent1, opponent2] : [opponent1]).map((side) => Number(side?.position)),
        );
      });
      const [soonest = 0] = rematches(theirColumns);
      expect(rematches(crossedColumns(size))[0]).toBeGreaterThanOrEqual(soonest);
    },
  );
});
