import type { EventState, Person } from '@opencarrom/tournament';
import { folded } from '@opencarrom/tournament/players';
import type { Problem } from '../desk.js';
import type { Language } from '../words/language.js';

/** How the log calls somebody: by an id, or the name where there is none. */
const keyOf = ({ id, name }: Person): string => id ?? name;

/** What people call an umpire whom the log may know by an id. */
export const umpireName = ({ hall }: EventState, umpire: string): string =>
  hall.umpires.find((each) => keyOf(each) === umpire)?.name ?? umpire;

/** Which umpire is meant: by name or id, or by a part of the name that only one has. */
export function umpireCalled(
  { hall }: EventState,
  called: string,
  { eventsDesk, eventsHall }: Language,
): { readonly ok: string } | { readonly error: Problem } {
  const wanted = folded(called);
  const exact = hall.umpires.filter(({ id, name }) => id === called || folded(name) === wanted);
  const found = exact.length > 0 ? exact : hall.umpires.filter(({ name }) => folded(name).includes(wanted));
  const [one, ...others] = found;
  if (one && others.length === 0) return { ok: keyOf(one) };
  const message = one
    ? eventsDesk.severalCalled(
        called,
        found.map(({ name, id }) => (id ? `${name} (${id})` : name)).slice(0, 8),
      )
    : eventsHall.noUmpireCalled(called);
  return { error: { code: one ? 'several-called' : 'nobody-called', message, path: '' } };
}
