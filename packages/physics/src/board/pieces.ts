/** Every piece of a board, in the order in which a position is laid out. */
const colours = ['w', 'b'] as const;
export type ManId = 'queen' | `w${Digit}` | `b${Digit}`;
export type PieceId = ManId | 'striker';
type Digit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const PIECES: readonly PieceId[] = [
  'queen',
  ...colours.flatMap((colour) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `${colour}${n}` as ManId)),
  'striker',
];

export const STRIKER = PIECES.length - 1;

const numberOf = new Map<string, number>(PIECES.map((id, index) => [id, index]));

/** The place of a piece in the order, or −1 for no piece. */
export function pieceNumber(id: string): number {
  return numberOf.get(id) ?? -1;
}

export type Pocket = 'NE' | 'SE' | 'SW' | 'NW';
export const POCKETS: readonly Pocket[] = ['NE', 'SE', 'SW', 'NW'];

export type Edge = 'N' | 'E' | 'S' | 'W';
export const EDGES: readonly Edge[] = ['N', 'E', 'S', 'W'];
