import type { TieWords } from './tie-words.js';

const by = (laws: readonly string[]): string => (laws.length === 0 ? '' : ` (${laws.join(', ')})`);

export const ties: TieWords = {
  'plays-too-often': ({ player, times, most, laws }) =>
    `${player} plays ${times} matches; each plays ${most} at most${by(laws)}. Name somebody else.`,
  'one-too-many': ({ player, kind, most, laws }) =>
    `${player} is one too many: a team has at most ${most} ${kind}${by(laws)}. Name somebody who plays already, or fewer.`,
  'line-up-length': ({ rubbers, given }) =>
    `A line-up names players for all ${rubbers} rubbers, not ${given}. Name them in the order of the rubbers.`,
  'wrong-players': ({ rubber, discipline, given }) =>
    `Rubber ${rubber} is ${discipline}: it has ${discipline === 'singles' ? 'one player' : 'two players'} of a team, not ${given}. Name ${discipline === 'singles' ? 'one' : 'two'}.`,
  'not-of-team': ({ player }) =>
    `${player} is not in the team's list. Name somebody of the team, or add the player to its entry first.`,
  'line-ups-open': () => 'Both line-ups are open and stand. Put in a substitute instead.',
  'line-ups-missing': ({ sides }, names) =>
    `The line-ups open when both are given. Give that of ${sides.map((side) => names[side]).join(' and ')} first.`,
  'no-such-rubber': ({ rubber, rubbers }) =>
    `The tie has rubbers 1 to ${rubbers}, and no rubber ${rubber}. Name one of them.`,
  'rubber-begun': ({ rubber }) =>
    `Rubber ${rubber} has begun. Nobody is put in during a rubber: let it be finished or given up.`,
  'rubber-over': ({ rubber }) =>
    `Rubber ${rubber} is reported already. Correct it, with a reason, if it is wrong.`,
  'rubber-open': ({ rubber }) => `Rubber ${rubber} has no result to correct. Report it.`,
  'no-substitutes-left': ({ most }) =>
    most === 0
      ? 'No substitutes are allowed in this event. The rubber is played as named, or walked over.'
      : `The team has used its ${most} ${most === 1 ? 'substitute' : 'substitutes'}. The rubber is played as named, or walked over.`,
  'not-in-rubber': ({ rubber, player }) =>
    `${player} does not play rubber ${rubber}. Name who is to be replaced in it.`,
  'was-replaced': ({ player }) => `${player} was replaced in this tie and does not come back. Name another.`,
  'tie-over': ({ rubbers: [a, b] }) =>
    `The tie is decided, ${a}–${b}, and no more rubbers are played. Correct an earlier rubber if one is wrong.`,
  'tie-begun': () =>
    'A rubber has been played, so the tie is not walked over. Walk over the rubbers left, or say that it was given up.',
  'rubbers-wanted': ({ rubbers }) =>
    `A tie is reported rubber by rubber (1 to ${rubbers}). Report each, or say how the whole tie ended without play.`,
};
