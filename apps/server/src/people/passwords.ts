import { hash, verify } from '@node-rs/argon2';
import { Problem } from '../http/problem.js';
import { makeTurns } from './turns.js';

/** As the library numbers it. */
const ARGON2ID = 2;
/** 19 MiB and two passes, as OWASP has it: a tenth of a second of a core for each guess. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of nobody's password: whoever gives an unknown name waits as long as with a known one. */
const NOBODYS = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** A stroke must not wait for people who sign in. */
const inTurn = makeTurns(2, 30);

const busy = () => new Problem(503, 'unavailable', 'many sign in just now; try again', undefined, 5);

export async function hashPassword(password: string): Promise<string> {
  const made = await inTurn(() => hash(password.normalize('NFKC'), COST));
  if (made === null) throw busy();
  return made;
}

/** Null stands for nobody, whose password nothing is. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const isRight = await inTurn(() => verify(kept ?? NOBODYS, password.normalize('NFKC')));
  if (isRight === null) throw busy();
  return isRight && kept !== null;
}
