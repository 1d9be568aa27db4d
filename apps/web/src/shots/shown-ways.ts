import type { StrokeKind } from '@opencarrom/ai';
import type { Stroke } from '@opencarrom/physics';
import type { DailyCounts } from '@opencarrom/protocol';
import { followStrokes, type Shot, wayMarkOf } from '@opencarrom/shots';
import { drawnWay, frameSideOf } from './drawn-ways.js';
import { type DrawnWay, WAY_LOOKS } from './painted.js';
import type { FrameSide } from './words.js';

/** A way that somebody took, as it is listed below the board. */
export interface ShownWay {
  /** Null: all the others together. */
  readonly kind: StrokeKind | null;
  readonly side: FrameSide | null;
  readonly isMine: boolean;
  /** Of those who did it; null: nobody knows. */
  readonly share: number | null;
  readonly look: number | 'none';
  readonly drawn: DrawnWay | null;
}

/** One's own way first, then those of the shot: the most taken first where that is known, else the best. */
export function waysToShow(
  shot: Shot,
  mine: { readonly way: number | null; readonly strokes: readonly Stroke[] },
  counts: DailyCounts | null,
): readonly ShownWay[] {
  const all = counts && counts.solved > 0 ? counts.solved : null;
  const shareOf = (count: number | undefined) => (all === null ? null : (count ?? 0) / all);
  const [first] = mine.strokes;
  const [step] = followStrokes(shot, mine.strokes).steps;
  const own: Omit<ShownWay, 'look' | 'drawn'>[] =
    first && step
      ? [
          {
            kind: wayMarkOf(shot, step).kind,
            side: frameSideOf(shot, first),
            isMine: true,
            share: mine.way === null ? null : shareOf(counts?.ways[mine.way]),
          },
        ]
      : [];
  const others = shot.ways
    .map((way, index) => ({ way, index, share: shareOf(counts?.ways[index]) }))
    .filter(({ index, share }) => index !== mine.way && share !== 0)
    .sort((a, b) => (b.share ?? 0) - (a.share ?? 0))
    .slice(0, WAY_LOOKS.length - own.length);
  const otherwise = shareOf(counts?.otherwise);
  return [
    ...own.map((way) => ({ ...way, look: 0, drawn: drawnWay(shot, mine.strokes, 0) })),
    ...others.map(({ way, share }, index) => {
      const look = index + own.length;
      const side = way.strokes[0] ? frameSideOf(shot, way.strokes[0]) : null;
      const { striker: _, ...drawn } = drawnWay(shot, way.strokes, look);
      return { kind: way.kind, side, isMine: false, share, look, drawn: { ...drawn, striker: [] } };
    }),
    ...(otherwise
      ? [{ kind: null, side: null, isMine: false, share: otherwise, look: 'none', drawn: null } as const]
      : []),
  ];
}
