import type { EventSettings, TableKeys, TableMatch } from '@opencarrom/protocol';
import { writeCardCode } from '@opencarrom/protocol/card-code';
import {
  type EventState,
  entryName,
  lawStageOf,
  matchOf,
  participantOf,
  timesOf,
} from '@opencarrom/tournament';
import { link } from '../../routes/links.js';

/** From what the addresses of codes are made. */
export interface Coding {
  readonly event: string;
  /** Where phones find the server. */
  readonly origin: string;
  readonly keys: TableKeys['tables'];
  readonly scoring: EventSettings['scoring'];
  readonly state: EventState;
  /** Small codes have room for the key alone. */
  readonly withMatch: boolean;
}

/** The address that makes a phone the table's umpire; with the match in it, also where there is no network. */
export function codesFor(coding: Coding): (table: number, match: number | null) => string | null {
  const { event, origin, keys, state, scoring, withMatch } = coding;
  const times = state.hall.sessions.length > 0 ? timesOf(state).matches : [];
  const starts = new Map(times.map(({ match, from }) => [match, from]));
  return (table, number) => {
    const key = keys.find((each) => each.table === table)?.key;
    if (key === undefined) return null;
    const match =
      number === null || !withMatch ? null : tableMatch(state, number, starts.get(number) ?? null);
    const card = match && { event: state.head?.name ?? '', scoring, match };
    return `${origin}${link('at-table', { event, table: String(table) })}#${writeCardCode({ key, card })}`;
  };
}

/** A match as its phone needs it; a tie has several, and tells them over the network. */
function tableMatch(state: EventState, number: number, at: string | null): TableMatch | null {
  const found = matchOf(state, number);
  if (!found || found.match.b === null || found.stage.format.match.tie || state.discipline === 'teams')
    return null;
  const { stage, match } = found;
  const { rulebook, counted, minutes } = stage.format.match;
  const sideOf = (entrant: number): TableMatch['a'] => {
    const entry = participantOf(state, entrant)?.entry;
    const players = entry?.players.map(({ name }) => name) ?? [];
    return { entrant, name: entry ? entryName(entry) : '', players };
  };
  const umpire = state.hall.chairs[number];
  return {
    match: number,
    stageName: stage.format.name,
    round: match.round,
    lawStage: lawStageOf(stage, match),
    rulebook,
    discipline: state.discipline,
    counted,
    minutes,
    ...(at === null ? {} : { at }),
    a: sideOf(match.a),
    b: sideOf(found.match.b),
    ...(umpire === undefined ? {} : { umpire }),
  };
}
