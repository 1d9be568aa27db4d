import { reading } from '@opencarrom/laws';
import type { GroupsDraw } from '../draws/groups.js';
import type { KnockoutDraw } from '../draws/knockout.js';
import { positive, readEntrants } from './entrants.js';
import { refuse } from './fault.js';

const { count, fields, oneOf, required } = reading;

/** A draw that is asked for. */
export type AskedDraw =
  | ({ readonly system: 'knockout' } & KnockoutDraw)
  | ({ readonly system: 'groups' } & GroupsDraw)
  | { readonly system: 'league'; readonly entrants: number };

const DRAW = ['id', 'system', 'competitors', 'seeds', 'groups', 'lot'];
const SYSTEMS = ['knockout', 'groups', 'league'] as const;
const LEAST = 2;
/** Half a million matches; more are drawn by nobody, and would not fit into memory. */
const MOST_IN_LEAGUE = 1000;

export function readDraw(value: unknown): AskedDraw {
  const input = fields(value, '', DRAW);
  const system = oneOf(required(input.system, 'system'), 'system', SYSTEMS);
  const list = readEntrants(input.competitors, LEAST);
  const entrants = list.length;
  const seeds = count(input.seeds, 'seeds', entrants);
  if (seeds > entrants)
    refuse('impossible-draw', 'seeds', `${seeds} cannot be seeded where there are ${entrants}`);
  const lot = count(input.lot, 'lot', 0);
  if (system !== 'groups' && input.groups !== undefined)
    refuse('unknown-field', 'groups', `there are no groups in a draw of a ${system}`);
  if (system === 'league') {
    if (entrants > MOST_IN_LEAGUE)
      refuse('impossible-draw', 'competitors', `${entrants} cannot all play all: ${MOST_IN_LEAGUE} at most`);
    return { system, entrants };
  }
  if (system === 'knockout')
    return { system, entrants, seeds, lot, federationOf: (number) => list[number - 1]?.federation ?? null };
  const groups = positive(required(input.groups, 'groups'), 'groups');
  if (groups * LEAST > entrants)
    refuse('impossible-draw', 'groups', `${entrants} do not fill ${groups} groups with ${LEAST} each`);
  return { system, entrants, groups, seeds, lot };
}
