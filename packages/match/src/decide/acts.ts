import type { Act, ActType, Doing } from '../log/command.js';
import type { Actor } from '../players.js';
import { choose, sit, toss } from './begin.js';
import { call, time, warn } from './calls.js';
import { chooseOrClaim, close, demand } from './choices.js';
import { correct } from './correct.js';
import { deem } from './deem.js';
import { help } from './help.js';
import type { CarryOut } from './later-acts.js';
import { forgo, noRoom, place } from './placing.js';
import type { Marks, Proceedings } from './proceedings.js';
import { observe, pass, strike } from './stroke.js';
import { tally } from './tally.js';
import { abandon, concede, decideProtest, recount } from './umpire.js';
import { redo, undo } from './undo.js';

type Doer<T extends ActType> = (
  proceedings: Proceedings,
  by: Actor,
  act: Doing<T>,
  marks: Marks,
  carryOut: CarryOut,
) => void;

/** An act from which nothing else follows. */
const note = (proceedings: Proceedings, by: Actor, act: Act, marks: Marks): void =>
  proceedings.happen({ type: 'done', by, act, ...marks });

const DOERS: { readonly [T in ActType]: Doer<T> } = {
  toss,
  choose,
  sit,
  trial: note,
  play: note,
  strike,
  observe,
  pass,
  help,
  place,
  forgo,
  'no-room': noRoom,
  fine: chooseOrClaim,
  claim: chooseOrClaim,
  demand,
  close,
  call,
  warn,
  time,
  appeal: note,
  deem,
  recount,
  concede,
  abandon,
  protest: note,
  'decide-protest': decideProtest,
  correct,
  undo,
  redo,
  tally,
  sign: note,
};

/** Does an act that the guard let pass. Throws Refused where it turns out that it cannot be done so. */
export function doAct(proceedings: Proceedings, by: Actor, act: Act, marks: Marks, carryOut: CarryOut): void {
  const doer = DOERS[act.type] as Doer<ActType>;
  doer(proceedings, by, act, marks, carryOut);
}
