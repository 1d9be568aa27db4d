import type { Piece } from '@opencarrom/laws';
import { centrePlace, distance, type Equipment, type PlacedMan, type Point } from '@opencarrom/physics';
import { firstInPocket } from '../evolve/men.js';
import { equipmentFor } from '../head.js';
import { seatOf } from '../players.js';
import type { MatchState } from '../state.js';

/** Where the umpire puts a piece back; null on a wooden board, where nobody asks. */
export function umpirePlace(state: MatchState, piece: Piece): PlacedMan | null {
  const { board, seats } = state;
  if (!board?.men || !seats) return null;
  const equipment = equipmentFor(state.head);
  const away = AWAY[seatOf(seats, board.onTurn)];
  return { id: firstInPocket(board.men, piece), ...placeAtCentre(equipment, board.men, away) };
}

/** From each seat, the way straight across the board. */
const AWAY = {
  S: { x: 0, y: 1 },
  N: { x: 0, y: -1 },
  E: { x: -1, y: 0 },
  W: { x: 1, y: 0 },
} as const;

/**
 * On most of the centre circle that is free. Where men cover all of it: as near to it as they let her,
 * preferring the far side from the player on turn, for whom she is hardest to pocket there.
 */
function placeAtCentre(equipment: Equipment, men: readonly Point[], away: Point): Point {
  const nearest = centrePlace(equipment, men);
  const middle = { x: 0, y: 0 };
  const reach = (equipment.man.diameter + equipment.markings.centreCircle) / 2;
  if (distance(nearest, middle) < reach) return nearest;
  const beside = besideMen(equipment, men).filter((at) => distance(at, middle) <= reach * 1.5);
  const far = (at: Point) => at.x * away.x + at.y * away.y;
  return beside.reduce((best, at) => (far(at) > far(best) ? at : best), nearest);
}

const TURNS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Free places round the centre circle. */
function besideMen(equipment: Equipment, men: readonly Point[]): readonly Point[] {
  const r = (equipment.man.diameter + equipment.markings.centreCircle) / 2;
  const half = Math.sqrt(0.5);
  const ways = TURNS.map((turn) => {
    const [x, y] = turn % 2 === 0 ? [1, 0] : [half, half];
    const quarter = Math.floor(turn / 2);
    const turned = [
      [x, y],
      [-y, x],
      [-x, -y],
      [y, -x],
    ][quarter] as [number, number];
    return { x: turned[0], y: turned[1] };
  });
  const rings = [1, 1.1, 1.2, 1.3, 1.4, 1.5];
  const places = rings.flatMap((ring) => ways.map(({ x, y }) => ({ x: ring * r * x, y: ring * r * y })));
  return places.filter((at) => men.every((man) => distance(man, at) >= equipment.man.diameter));
}
