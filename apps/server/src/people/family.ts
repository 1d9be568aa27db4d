import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.js';
import { familyCookie, familyTokensIn, tokenIn } from '../http/session-cookie.js';
import { hashOf } from '../secrets.js';
import type { Services } from '../services.js';
import { findSessions } from './stored-sessions.js';
import type { Visitor } from './visitor.js';

/** A cookie has room for more; a menu has not. */
const MOST_BESIDE = 6;

/** Somebody who plays on the device that asks. */
export interface OnDevice extends Visitor {
  readonly token: string;
}

/** Those whose sessions a browser holds, as far as these are still open. */
export interface FamilyHere {
  /** Who plays now. */
  readonly current: OnDevice | null;
  /** Who may instead, the last one first; nobody is there twice. */
  readonly others: readonly OnDevice[];
  /** How many others the browser holds, open or not. */
  readonly held: number;
}

/** The store is asked, not the sessions known here: that somebody else looks is no visit of theirs. */
export async function familyIn(
  { raw }: FastifyRequest,
  { store, now, settings }: Services,
): Promise<FamilyHere> {
  const token = tokenIn(raw, settings);
  const beside = familyTokensIn(raw, settings).slice(0, MOST_BESIDE);
  const tokens = [...(token === null ? [] : [token]), ...beside];
  const open = await findSessions(store, tokens.map(hashOf), now());
  const people = new Map<string, OnDevice>();
  for (const each of tokens) {
    const person = open.get(hashOf(each))?.person;
    if (person && !people.has(person.account)) people.set(person.account, { ...person, token: each });
  }
  const all = [...people.values()];
  return {
    current: all.find((each) => each.token === token) ?? null,
    others: all.filter((each) => each.token !== token),
    held: beside.length,
  };
}

/** Who would be left on the device if somebody else came to play. */
export const everybody = ({ current, others }: FamilyHere): readonly OnDevice[] =>
  current ? [current, ...others] : others;

export function assertRoomFor(others: readonly OnDevice[]): void {
  if (others.length > MOST_BESIDE)
    throw new Problem(
      409,
      'too-many',
      `one device has at most ${MOST_BESIDE + 1} people: take somebody off it`,
    );
}

/** The browser holds these from now on, where they are not those it holds already. */
export function keepFamily(
  others: readonly OnDevice[],
  before: FamilyHere,
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { settings }: Services,
): void {
  const isSame =
    others.length === before.held &&
    others.every(({ token }, index) => token === before.others[index]?.token);
  if (isSame) return;
  const tokens = others.map(({ token }) => token);
  reply.header('set-cookie', familyCookie(tokens, raw, settings));
}
