import type { IncomingMessage } from 'node:http';
import type { Code } from '@opencarrom/protocol';
import { addressGroup, isPrivateAddress } from '../http/addresses.js';
import { Allowances } from '../http/allowance.js';
import { clientAddresses } from '../http/client-address.js';
import { isFromHere } from '../http/origin.js';
import { Problem } from '../http/problem.js';
import type { Visitor } from '../people/visitor.js';
import type { Services } from '../services.js';
import { Heads } from './heads.js';

/** Unless the settings say it: of an address out in the world, and of one of a hall's own network, which may be its router's. */
const MOST_AN_ADDRESS = { world: 40, hall: 400 };
/** Half of those that may be there come within a minute: a hall's phones all come back when its Wi-Fi does. */
const upgradesFor = (most: number) => ({ times: Math.max(20, Math.floor(most / 2)), within: 60_000 });
const MOST_AN_ACCOUNT = 8;

export interface Admission {
  readonly person: Visitor | null;
  /** To be called once they are gone. */
  readonly leave: () => void;
}

/** Lets sockets in, or throws a `Problem` that says why not. */
export type Door = (request: IncomingMessage) => Promise<Admission>;

/**
 * Pages of this server come in, and programs that show a token: what a foreign page asks for in a visitor's browser is
 * none of these. How many come from where is counted before anything is looked up for them.
 */
export function makeDoor({ settings, doorkeeper, now }: Services): Door {
  const addressOf = clientAddresses(settings.trustProxy);
  const countedFor = (usual: number) => {
    const most = settings.socketsAnAddress ?? usual;
    return {
      most,
      upgrades: new Allowances(upgradesFor(most), now),
      heads: new Heads(settings.hasLimits ? most : Number.POSITIVE_INFINITY),
    };
  };
  const inWorld = countedFor(MOST_AN_ADDRESS.world);
  const inHall = countedFor(MOST_AN_ADDRESS.hall);
  const atAccount = new Heads(settings.hasLimits ? MOST_AN_ACCOUNT : Number.POSITIVE_INFINITY);

  return async (request) => {
    const { origin, authorization } = request.headers;
    if (origin === undefined && authorization === undefined)
      throw refused(401, 'not-signed-in', 'what is no browser shows a token');
    if (origin !== undefined && !isFromHere(request, settings))
      throw refused(403, 'foreign-origin', 'the page that asks is not of this server');
    const address = addressOf(request);
    const group = addressGroup(address);
    const { most, upgrades, heads } = isPrivateAddress(address) ? inHall : inWorld;
    if (settings.hasLimits && !upgrades.use(group))
      throw refused(429, 'too-many', 'too many sockets in too short a time');
    const leaveAddress = heads.come(group);
    if (!leaveAddress) throw refused(429, 'too-many', `${most} sockets an address`);
    try {
      const person = await doorkeeper.whoAsks(request);
      if (!person && authorization !== undefined)
        throw refused(401, 'not-signed-in', 'nobody is known by this token');
      const leaveAccount = person ? atAccount.come(person.account) : () => {};
      if (!leaveAccount) throw refused(429, 'too-many', `${MOST_AN_ACCOUNT} sockets an account`);
      return {
        person,
        leave: () => {
          leaveAccount();
          leaveAddress();
        },
      };
    } catch (problem) {
      leaveAddress();
      throw problem;
    }
  };
}

const refused = (status: number, code: Code, message: string): Problem => new Problem(status, code, message);
