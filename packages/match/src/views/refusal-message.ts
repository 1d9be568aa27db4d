import type { Refusal } from '../decide/refusal.js';
import { refusals } from '../words/refusals/en.js';
import { reasonIn } from './refusal-text.js';

/** Why something was refused, for a program: in plain English, where a player is A1 whatever the name. */
export const refusalMessage = ({ about }: Refusal): string =>
  reasonIn(refusals, about, (whom) => ({ name: whom, isYou: false }));
