import { type Actor, type MatchState, phaseOf } from '@opencarrom/match';

/** Who has something to do now, and what kind of thing. */
export interface Duty {
  readonly actor: Actor;
  readonly kind: 'choose' | 'strike' | 'place' | 'decide' | 'umpire';
}

export function dutyOf(state: MatchState): Duty | null {
  const { board } = state;
  switch (phaseOf(state)) {
    case 'stroke':
      return board && { actor: board.onTurn, kind: 'strike' };
    case 'placing':
      return board && { actor: board.tasks[0]?.by ?? 'umpire', kind: 'place' };
    case 'fine':
      return board?.hearing ? { actor: board.hearing.onTurn, kind: 'decide' } : null;
    case 'choice':
      return { actor: `${state.toss?.winner ?? 'A'}1`, kind: 'choose' };
    case 'over':
      return null;
    default:
      return { actor: 'umpire', kind: 'umpire' };
  }
}
