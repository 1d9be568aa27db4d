import { difficultyOf, SHOT_THEMES, type Shot, type ShotTheme } from '../shot.js';
import { type LadderProgress, themeStanding } from './progress.js';

/** A shot is chosen a little above what one can. */
const AHEAD = 30;
/** A theme in which one lags by so much of the scale comes a turn earlier, and at most so many turns. */
const LAG = 60;
const MOST_TURNS = 3;

/** The next shot to practise, from these; of the theme, or of the one whose turn it is. */
export function nextOf(shots: readonly Shot[], progress: LadderProgress, theme = themeDue(progress)): Shot {
  const inTheme = shots.filter((shot) => shot.theme === theme);
  const fresh = inTheme.filter(({ id }) => !progress.recent.includes(id));
  const open = fresh.filter(({ id }) => (progress.stars[id] ?? 0) < 3);
  const wanted = themeStanding(progress, theme).rating + AHEAD;
  const from = open.length > 0 ? open : fresh.length > 0 ? fresh : inTheme;
  const best = from.reduce<Shot | null>(
    (a, b) => (a === null || offOf(b, wanted) < offOf(a, wanted) ? b : a),
    null,
  );
  if (best === null) throw new Error(`there is no shot of the theme ${theme}`);
  return best;
}

const offOf = (shot: Shot, wanted: number): number => Math.abs(difficultyOf(shot) - wanted);

/** All themes in turn; one that lags behind the rest comes earlier. */
export function themeDue(progress: LadderProgress): ShotTheme {
  const turnOf = (theme: ShotTheme): number => {
    const { rating, shots } = themeStanding(progress, theme);
    if (shots === 0) return -MOST_TURNS;
    const lag = (progress.overall.rating - rating) / LAG;
    return shots - Math.min(MOST_TURNS, Math.max(0, Math.floor(lag)));
  };
  return SHOT_THEMES.reduce((a, b) => (turnOf(b) < turnOf(a) ? b : a));
}
