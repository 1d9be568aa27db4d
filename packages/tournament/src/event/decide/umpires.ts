import { proposeUmpires, type UmpiredMatch, whoIs } from '../../tables/umpires.js';
import { wavesIn } from '../../tables/waves.js';
import type { ActOf } from '../act.js';
import { peopleOf } from '../entry.js';
import type { BroughtBy } from '../happening.js';
import { type DrawnMatch, type EventState, participantOf } from '../state.js';
import { refuse, theMatchToPlay } from './refuse.js';

export function setUmpires(_: EventState, { umpires }: ActOf<'umpires'>): void {
  const known = umpires.map(whoIs);
  const again = known.find((who, index) => known.indexOf(who) !== index);
  if (again !== undefined) refuse({ why: 'umpire-twice', umpire: again });
}

/** An umpire named by hand. Whom the rules would not have proposed may be named; who is elsewhere may not. */
export function nameUmpire(state: EventState, { match: number, umpire }: ActOf<'umpire'>): void {
  theMatchToPlay(state, number);
  if (umpire === null) return;
  if (!state.hall.umpires.some((each) => whoIs(each) === umpire)) refuse({ why: 'no-such-umpire', umpire });
  const matches = matchesToUmpire(state);
  const wave = matches.find((match) => match.number === number)?.wave;
  const busy = matches.find(
    (match) =>
      match.wave === wave &&
      (match.players.some((player) => whoIs(player) === umpire) ||
        (match.number !== number && state.hall.chairs[match.number] === umpire)),
  );
  if (busy) refuse({ why: 'umpire-busy', umpire, match: busy.number });
}

/** Umpires for all open matches that have none. */
export function appoint(state: EventState): BroughtBy<'appoint'> {
  const { umpires, chairs } = state.hall;
  if (umpires.length === 0) refuse({ why: 'no-umpires' });
  const all = matchesToUmpire(state);
  const matches = all.filter(({ match }) => !match.result && chairs[match.number] === undefined);
  if (matches.length === 0) refuse({ why: 'nothing-to-umpire' });
  const playing = new Map<number, Set<string>>();
  for (const { wave, players } of all)
    playing.set(wave, new Set([...(playing.get(wave) ?? []), ...players.map(whoIs)]));
  const appointed = proposeUmpires({
    umpires,
    matches,
    playsIn: (wave) => playing.get(wave) ?? new Set(),
    sittings: all.flatMap(({ match, wave }) => {
      const umpire = match.report?.umpire ?? chairs[match.number];
      return umpire === undefined ? [] : [{ umpire, wave }];
    }),
  });
  return { appointed };
}

/** Every match that is or was played, with its people and its wave. */
function matchesToUmpire(state: EventState): readonly (UmpiredMatch & { readonly match: DrawnMatch })[] {
  const waves = wavesIn(state.stages);
  return state.stages
    .flatMap(({ matches }) => matches)
    .filter(({ b, result }) => b !== null && result?.how !== 'walked-over')
    .map((match) => ({
      number: match.number,
      match,
      players: [match.a, match.b ?? 0].flatMap((entrant) => {
        const participant = participantOf(state, entrant);
        return participant ? peopleOf(participant.entry) : [];
      }),
      wave: waves.get(match.number) ?? 0,
    }));
}
