import { dailyStreak, SHOT_THEMES, type Shot, type ShotTheme } from '@opencarrom/shots';
import type { DayOfShot } from '../match/shots/days.js';
import { daysInTime, isDone, type ShotRecord } from '../match/shots/shot-record.js';

/** How it goes with the shots, on this device. */
export interface ShotFigures {
  readonly solved: number;
  readonly all: number;
  readonly stars: number;
  readonly themes: readonly { readonly theme: ShotTheme; readonly solved: number }[];
  /** Daily shots done, also those made up for later; at the first try; in a row, now and at best. */
  readonly days: {
    readonly done: number;
    readonly firstTry: number;
    readonly now: number;
    readonly best: number;
  };
}

export function shotFigures(shots: readonly Shot[], record: ShotRecord, today: DayOfShot): ShotFigures {
  const starsOf = ({ id }: Shot): number => record.progress.stars[id] ?? 0;
  const solved = shots.filter((shot) => starsOf(shot) > 0);
  const done = Object.values(record.days).filter(isDone);
  const { current, best } = dailyStreak([...daysInTime(record)], today);
  return {
    ...{ solved: solved.length, all: shots.length },
    stars: solved.reduce((sum, shot) => sum + starsOf(shot), 0),
    themes: SHOT_THEMES.map((theme) => ({
      theme,
      solved: solved.filter((shot) => shot.theme === theme).length,
    })),
    days: {
      ...{ done: done.length, firstTry: done.filter(({ tries }) => tries.length === 1).length },
      ...{ now: current, best },
    },
  };
}
