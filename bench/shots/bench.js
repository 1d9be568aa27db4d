// The collection in figures: every shot done again by the hands of four levels, by theme. Prints docs/bench/shots.md's table.
import { difficultyOf, handShare, SHOT_THEMES, tryShot } from '@opencarrom/shots';
import { allShots } from '@opencarrom/shots/collection';

const TRIES = 200;
const SEED = 90_210;
const LEVELS = [1, 4, 7, 10];

const percent = (share) => `${(100 * share).toFixed(0)}%`;
const mean = (numbers) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** By the way that is best for each hand, with slips that were not there when the shot was made. */
function sharesOf(shot) {
  return LEVELS.map((level) =>
    Math.max(
      ...shot.ways.map(({ strokes }) =>
        handShare(shot, strokes, level, { tries: TRIES, seed: SEED + level }),
      ),
    ),
  );
}

console.log(
  '| theme | shots | ways | level 1 | level 4 | level 7 | level 10 | easiest and hardest at level 7 | written share off by more than 4σ |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
let failed = 0;
for (const theme of SHOT_THEMES) {
  const shots = allShots().filter((shot) => shot.theme === theme);
  const shares = shots.map(sharesOf);
  const solved = shots.filter((shot) =>
    shot.ways.every(({ strokes }) => tryShot(shot, strokes).state === 'done'),
  );
  failed += shots.length - solved.length;
  const off = shots.flatMap((shot, n) =>
    LEVELS.filter((level, at) => {
      const share = shares[n][at];
      const deviation = Math.sqrt((2 * (share * (1 - share) + 0.01)) / TRIES);
      return Math.abs(share - shot.hands[level]) > 4 * deviation + 0.005;
    }).map((level) => `${shot.id} (${level})`),
  );
  const steady = shares.map(([, , seven]) => seven);
  const cells = [
    theme,
    shots.length,
    mean(shots.map(({ ways }) => ways.length)).toFixed(1),
    ...LEVELS.map((_, at) => percent(mean(shares.map((each) => each[at])))),
    `${percent(Math.max(...steady))} … ${percent(Math.min(...steady))}`,
    off.length === 0 ? 'none' : off.join(', '),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
const hard = allShots().map(difficultyOf);
console.log(
  `\n${hard.length} shots, difficulty ${Math.min(...hard)} to ${Math.max(...hard)}; ${failed} not done by one of their ways.`,
);
