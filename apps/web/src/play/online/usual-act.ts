import {
  type Act,
  dutyOf,
  type MatchState,
  type Player,
  takingTheBreak,
  usualSeats,
} from '@opencarrom/match';

interface Present {
  readonly you: Player | null;
  readonly there: readonly Player[];
  /** Is the break taken by whoever has won the toss, without asking them? */
  readonly takesBreak: boolean;
}

/**
 * What a screen settles for whoever sits at it: on it every seat is the near one, and so the usual are taken; and the
 * break where nothing hangs on it. Of two partners who are there, one does it.
 */
export function usualAct(state: MatchState, { you, there, takesBreak }: Present): Act | null {
  const duty = dutyOf(state);
  if (!you || duty?.by.find((actor) => actor !== 'umpire' && there.includes(actor)) !== you) return null;
  if (duty.kind === 'sit') return { type: 'sit', seats: usualSeats(state.head.discipline) };
  if (duty.kind === 'choose' && takesBreak) return { type: 'choose', take: takingTheBreak(state.head) };
  return null;
}

/** Was it settled by the screen, as above? Where another device was first, nobody has to know. */
export const isUsual = ({ type }: Act, takesBreak: boolean): boolean =>
  type === 'sit' || (type === 'choose' && takesBreak);
