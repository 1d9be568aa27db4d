import { type Static, Type } from 'typebox';
import { closed } from './basics.js';

/** Why something asked for over HTTP was not done. */
export const ProblemAnswer = closed({
  error: closed({
    code: Type.String(),
    message: Type.String(),
    path: Type.Optional(Type.String({ description: 'Where in the message.' })),
  }),
});
export type ProblemAnswer = Static<typeof ProblemAnswer>;
