import { difficultyOf, type Shot, type ShotTheme } from '../shot.js';
import type { Stars } from '../stars.js';

/** How good one is, on the scale of the shots' difficulty, and from how many shots that is known. */
export interface LadderStanding {
  readonly rating: number;
  readonly shots: number;
}

/** Where one stands on the ladder. Plain data, to be kept. */
export interface LadderProgress {
  readonly overall: LadderStanding;
  readonly themes: Readonly<Partial<Record<ShotTheme, LadderStanding>>>;
  /** The most stars won, by shot. */
  readonly stars: Readonly<Record<string, Stars>>;
  /** The shots met last, the newest at the end. */
  readonly recent: readonly string[];
}

const START = 300;
const REMEMBERED = 30;

export const newProgress = (): LadderProgress => ({
  overall: { rating: START, shots: 0 },
  themes: {},
  stars: {},
  recent: [],
});

/** A theme not met yet is thought to go as well as the rest. */
export const themeStanding = ({ themes, overall }: LadderProgress, theme: ShotTheme): LadderStanding =>
  themes[theme] ?? { rating: overall.rating, shots: 0 };

/** What so many stars say: all of it, most, half, nothing. */
const SCORE: Readonly<Record<Stars, number>> = { 3: 1, 2: 0.8, 1: 0.55, 0: 0 };
/** Of the scale, how far above a shot one must be to do it three times in four. */
const SLOPE = 200;
/** The most that a shot moves a rating: much at first, less when it is known. */
const FIRST_STEP = 260;
const LAST_STEP = 60;

/** The chance, in ratings, that somebody does a shot. No power of anything: the same bits everywhere. */
export function expectedOf(rating: number, difficulty: number): number {
  const ahead = rating - difficulty;
  return 0.5 + ahead / (2 * (Math.abs(ahead) + SLOPE));
}

/** After a shot that was left with so many stars; none: it was given up. */
export function afterShot(progress: LadderProgress, shot: Shot, stars: Stars): LadderProgress {
  const { id, theme } = shot;
  const known = progress.stars[id] ?? 0;
  return {
    overall: moved(progress.overall, shot, stars),
    themes: { ...progress.themes, [theme]: moved(themeStanding(progress, theme), shot, stars) },
    stars: { ...progress.stars, [id]: known > stars ? known : stars },
    recent: meetingOf(progress, shot),
  };
}

/** After a shot that was left untried: it says nothing of how good one is, and does not come back at once. */
export const afterPassing = (progress: LadderProgress, shot: Shot): LadderProgress => ({
  ...progress,
  recent: meetingOf(progress, shot),
});

const meetingOf = ({ recent }: LadderProgress, { id }: Shot): readonly string[] =>
  [...recent.filter((each) => each !== id), id].slice(-REMEMBERED);

function moved({ rating, shots }: LadderStanding, shot: Shot, stars: Stars): LadderStanding {
  const step = Math.max(LAST_STEP, FIRST_STEP / (1 + shots / 2));
  const gained = step * (SCORE[stars] - expectedOf(rating, difficultyOf(shot)));
  return { rating: Math.min(1000, Math.max(0, Math.floor(rating + gained + 0.5))), shots: shots + 1 };
}
