import { type MatchState, PlayedStroke, refusalOfStroke } from '@opencarrom/match';
import { StrokeAhead } from '../match/board/stroke-ahead.js';

/** Strokes of a match, played ahead while they are aimed. */
export const foreseenStrokes = (session: {
  readonly state: MatchState;
  readonly now: () => number;
}): StrokeAhead<PlayedStroke> =>
  new StrokeAhead((stroke) => {
    const { state } = session;
    const by = state.board?.onTurn;
    const command = by && ({ by, at: session.now(), act: { type: 'strike', stroke } } as const);
    return command && !refusalOfStroke(state, command) ? PlayedStroke.on(state, stroke) : null;
  });
