import type { LineUpAsked, TeamAnswer } from '@opencarrom/protocol';
import {
  type DrawnMatch,
  type EventState,
  entryName,
  type LineUp,
  lineUpsSeenBy,
  type MatchSide,
  type Participant,
  participantOf,
  playerKey,
  publishedState,
  timesOf,
} from '@opencarrom/tournament';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import type { HeldEvent } from './held-events.js';
import { askedAct, refusalProblem } from './refusals.js';
import { heldEvent, noSuchEvent } from './staff.js';
import { secretIn } from './table-phones.js';
import { ToldProblem, told } from './told.js';

type Needs = Pick<Services, 'store' | 'events' | 'now'>;

/** Who speaks for a team. */
export interface Captain {
  readonly held: HeldEvent;
  readonly team: Participant;
  /** As its commands are told apart from others'. */
  readonly by: string;
}

/** Who asks must have the link of a team of this event. */
export async function captainIn(
  needs: Needs,
  { headers }: Pick<FastifyRequest, 'headers'>,
  event: string,
): Promise<Captain> {
  const held = await heldEvent(needs, event);
  const token = secretIn(headers.authorization, 'Team');
  const invite =
    token &&
    (await needs.store.db
      .selectFrom('event_invites')
      .select(['entrant', 'token_hash'])
      .where('token_hash', '=', hashOf(token))
      .where('event', '=', event)
      .where('role', '=', 'captain')
      .where('ended_at', 'is', null)
      .executeTakeFirst());
  const team = invite ? participantOf(held.logged.state, invite.entrant ?? 0) : null;
  if (!invite || !team)
    throw new Problem(
      401,
      'not-signed-in',
      'this link is not, or not any more, that of a team here: ask for another',
    );
  return { held, team, by: invite.token_hash.slice(0, 16) };
}

/** What a team's captain sees: drafts are for the desk, and the other's line-up is secret until both are in. */
export function teamAnswer({ held, team }: Captain, now: number): TeamAnswer {
  const { row, logged } = held;
  const state = publishedState(logged.state);
  const times = new Map(
    state.hall.sessions.length === 0
      ? []
      : timesOf(state, new Date(now).toISOString()).matches.map(({ match, from }) => [match, from]),
  );
  return {
    event: { id: row.id, name: state.head?.name ?? row.name },
    ...{ entrant: team.number, team: entryName(team.entry) },
    players: team.entry.players.map((person) => ({
      ...{ key: playerKey(person), name: person.name },
      ...(person.woman === undefined ? {} : { woman: person.woman }),
    })),
    ties: state.stages.flatMap(({ format, matches }) =>
      matches.flatMap((match) => {
        const tie = tieOf(state, match, team.number);
        const at = match.result ? null : times.get(match.number);
        const rubbers = [...(format.match.tie?.rubbers ?? [])];
        return tie ? [{ ...tie, rubbers, ...(at ? { at } : {}) }] : [];
      }),
    ),
  };
}

type Tie = TeamAnswer['ties'][number];

function tieOf(state: EventState, match: DrawnMatch, entrant: number): Omit<Tie, 'rubbers' | 'at'> | null {
  const { number, table, tie, result } = match;
  const side = sideIn(match, entrant);
  if (!tie || !side) return null;
  const other = side === 'a' ? 'b' : 'a';
  const seen = lineUpsSeenBy(tie, side);
  const opponent = participantOf(state, match[other] ?? 0);
  return {
    ...{ match: number, side, other: opponent ? entryName(opponent.entry) : '' },
    ...(table === null ? {} : { table }),
    own: shown(seen[side]),
    others: shown(seen[other]),
    ...(result ? { isOver: true } : {}),
  };
}

const sideIn = ({ a, b }: DrawnMatch, entrant: number): MatchSide | null =>
  a === entrant ? 'a' : b === entrant ? 'b' : null;

const shown = (lineUp: LineUp | 'given' | null): string[][] | null =>
  lineUp === null || lineUp === 'given' ? null : lineUp.map((players) => [...players]);

/** A team says who plays each rubber, in secret until the other's is there too. */
export async function giveLineUp(needs: Needs, captain: Captain, asked: LineUpAsked): Promise<void> {
  const { held, team, by } = captain;
  const state = publishedState(held.logged.state);
  const match = state.stages.flatMap(({ matches }) => matches).find(({ number }) => number === asked.match);
  const side = match && sideIn(match, team.number);
  if (!side)
    throw new ToldProblem(
      403,
      'not-allowed',
      told((w) => w.otherTeams(asked.match)),
      'body.match',
    );
  const act = askedAct({ type: 'line-up', match: asked.match, side, lineUp: asked.lineUp }, 'body');
  const answer = await needs.events.do({
    ...{ event: held.row.id, cmd: `team ${by} ${asked.id}`, account: null, act },
    by: `Captain of ${entryName(team.entry)}`.slice(0, LONGEST_BY),
  });
  if (!answer) throw noSuchEvent();
  if ('refusal' in answer) throw refusalProblem(answer.refusal, answer.state);
}

/** As a line of the log may have it. */
const LONGEST_BY = 200;
