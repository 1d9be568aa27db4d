import { createHash } from 'node:crypto';
import type { Chance } from './chance.js';

/** A text nobody can guess: a seat's or a session's token. Its hash is kept, never the text itself. */
export const makeSecret = (chance: Chance, bytes: number): string =>
  Buffer.from(chance.bytes(bytes)).toString('base64url');

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
