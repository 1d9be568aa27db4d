import type { NewOnlineMatch } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import { countTry } from '../http/tries.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import type { Change } from '../store/change.js';
import { headFor } from './head-for.js';
import { mustBeAllowed } from './may-play.js';
import { makeMatch } from './new-match.js';

/** So many matches somebody may have waiting for others. */
const MOST_OPEN = { guest: 3, account: 20 } as const;

/** Who makes matches only to take them back is held up. */
const MADE = { times: 120, within: 600_000 };

/** Makes a match whose maker sits at A1 and waits for the others. */
export async function openTable(services: Services, person: Visitor, wished: NewOnlineMatch) {
  const { kind, visibility } = wished;
  const head = headFor(wished, services.now());
  await mustBeAllowed(services, kind, person);
  if (kind === 'rated' && head.clocks === 'none')
    throw new Problem(
      400,
      'clocks-needed',
      'a rated match is played by the clocks of the laws',
      'body.clocks',
    );
  await countTry(services, `match ${person.account}`, MADE);
  const sitters = { A1: { account: person.account } };
  const { id, tokens, changes } = makeMatch(services, { head, kind, visibility, sitters });
  const limit = services.settings.hasLimits ? notTooMany(services, person, id) : [];
  if ((await services.store.write([...changes, ...limit])) === 'unmet')
    throw new Problem(
      429,
      'too-many',
      `you have ${most(person)} matches waiting for others: close one first`,
    );
  return { id, player: 'A1' as const, seat: tokens.A1 ?? '' };
}

const most = ({ isGuest }: Visitor): number => (isGuest ? MOST_OPEN.guest : MOST_OPEN.account);

/** Touches the new match, unless its maker has too many by now. */
function notTooMany({ store: { db } }: Services, person: Visitor, match: string): readonly Change[] {
  // Two of the same maker's are counted one after the other.
  const hold = db
    .updateTable('accounts')
    .set(({ ref }) => ({ seen_at: ref('seen_at') }))
    .where('id', '=', person.account);
  const open = db
    .selectFrom('seats')
    .innerJoin('matches', 'matches.id', 'seats.match')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('seats.account', '=', person.account)
    .where('seats.player', '=', 'A1')
    .where('matches.status', '=', 'open');
  const made = db
    .updateTable('matches')
    .set({ status: 'open' })
    .where('id', '=', match)
    .where(({ eb, val }) => eb(open, '<=', val(most(person))));
  return [{ change: hold }, { change: made, rows: 1 }];
}
