import type { MatchRecord, Player, Seats, Step } from '@opencarrom/match';
import type { PlacedMan, Stroke } from '@opencarrom/physics';
import { momentsOf } from '../../match/story/moments.js';

/** A stroke of a record that can be looked back at: one that was played on a simulated board and still stands. */
export interface PlayedAt {
  /** The event it is in the log. */
  readonly seq: number;
  /** Of its board. */
  readonly number: number;
  readonly player: Player;
  readonly stroke: Stroke;
  readonly step: Step;
  /** Where the men lay before it. */
  readonly men: readonly PlacedMan[];
  readonly seats: Seats;
}

/** A board of a match with its strokes. */
export interface PlayedBoard {
  /** The event that set it up: so it is told from every other, also from one that was played again. */
  readonly key: string;
  readonly game: number;
  readonly board: number;
  readonly strokes: readonly PlayedAt[];
}

export function boardsOf(record: Pick<MatchRecord, 'head' | 'events'>): readonly PlayedBoard[] {
  const boards = new Map<string, { game: number; board: number; strokes: PlayedAt[] }>();
  for (const { stroke: step } of momentsOf(record)) {
    const event = step?.event;
    const { board, seats } = step?.before ?? {};
    if (!step || event?.type !== 'done' || event.act.type !== 'strike' || !board?.men || !seats) continue;
    const key = String(board.setAt);
    const here = boards.get(key) ?? { game: board.game, board: board.board, strokes: [] };
    boards.set(key, here);
    here.strokes.push({
      seq: event.seq,
      number: here.strokes.length + 1,
      player: event.by === 'umpire' ? board.onTurn : event.by,
      stroke: event.act.stroke,
      step,
      men: board.men,
      seats,
    });
  }
  return [...boards].map(([key, board]) => ({ key, ...board }));
}
