import type { StrokeKind } from '@opencarrom/ai';
import { type ManId, type Outcome, type Pocket, wayHome } from '@opencarrom/physics';
import { equipmentOfShot, type Shot, type ShotTask, type ShotWay } from '../shot.js';
import type { PlayedStep } from './play-strokes.js';

/** By what a way is known from another: what its first stroke is, for which man, into which pocket. */
export type WayMark = Pick<ShotWay, 'kind' | 'target' | 'pocket'>;

/** Which of the shot's ways these strokes were; null: another. */
export function wayOf(shot: Shot, steps: readonly PlayedStep[]): number | null {
  const [first] = steps;
  if (!first) return null;
  const mark = wayMarkOf(shot, first);
  const index = shot.ways.findIndex((way) => isSame(way, mark));
  return index < 0 ? null : index;
}

export const isSame = (a: WayMark, b: WayMark): boolean =>
  a.kind === b.kind && a.target === b.target && a.pocket === b.pocket;

/** What nothing falls by is known by the man the striker meets first. */
const QUIET: Readonly<Partial<Record<ShotTask['kind'], StrokeKind>>> = {
  open: 'opening',
  keep: 'keep',
  nothing: 'safety',
};

export function wayMarkOf(shot: Shot, { outcome, stroke }: PlayedStep): WayMark {
  const { task } = shot;
  const quiet = QUIET[task.kind];
  if (quiet) return { kind: quiet, target: firstMet(outcome), pocket: null };
  const fallen = outcome.pocketed.find(({ id }) =>
    task.kind === 'pocket' ? id === task.man : id === 'queen' || id.startsWith('w'),
  );
  if (!fallen) return { kind: 'try', target: firstMet(outcome), pocket: null };
  const { way } = wayHome(outcome, fallen, stroke, equipmentOfShot(shot));
  return { kind: way, target: fallen.id as ManId, pocket: fallen.pocket as Pocket };
}

function firstMet({ contacts }: Outcome): ManId | null {
  const met = contacts.find(({ a, b }) => a === 'striker' && !b.startsWith('cushion'));
  return met ? (met.b as ManId) : null;
}
