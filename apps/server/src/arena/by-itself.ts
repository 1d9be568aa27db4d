import { type EventAct, type LoggedEvent, stageNow } from '@opencarrom/tournament';
import { seenEvent } from '@opencarrom/tournament/seen';

/** Fewer than so many play no event. */
const FEWEST = 2;

/**
 * What is next in an event that goes on by itself, one act after the other: what is drawn is published, the next round is
 * drawn once all results are in, the next stage begins, and in the end the places are given. Null: it is waited for
 * somebody.
 */
export function nextByItself(logged: LoggedEvent): EventAct | null {
  const { state } = logged;
  if (state.awards) return null;
  if (state.drafts.matches.length > 0) return { type: 'publish' };
  const stage = stageNow(state);
  if (!stage)
    return state.participants.filter(({ away }) => !away).length >= FEWEST ? { type: 'pair' } : null;
  // A stage that nobody has seen yet is not in what everybody sees.
  if (stage.matches.length === 0) return { type: 'pair' };
  const { now, stagesAhead } = seenEvent(logged);
  switch (now.is) {
    case 'next-round':
      return { type: 'pair' };
    case 'stage-over':
      return stagesAhead.length > 0 ? { type: 'go-on' } : { type: 'award', kind: prizesOf(logged) };
    default:
      return null;
  }
}

/** What is tried where the draw of a round was refused: that who has met may meet again, and then that it ends here. */
export function instead(logged: LoggedEvent): readonly EventAct[] {
  const rounds = stageNow(logged.state)?.rounds ?? 0;
  return [
    { type: 'pair', rematchesUpTo: rounds },
    { type: 'award', kind: prizesOf(logged), early: 'nobody is left to be paired' },
  ];
}

/** Where nobody came to any match, nobody has won a prize: their places are only the order in which they entered. */
const prizesOf = ({ state }: LoggedEvent): 'asis' | null =>
  state.stages.some(({ matches }) =>
    matches.some(({ b, result }) => b !== null && result !== null && result.winner !== 'none'),
  )
    ? 'asis'
    : null;
