// The weeks of daily shots: Monday's are the easiest, Sunday's the hardest, and no theme comes on two days that follow.
import { makeDice } from '@opencarrom/match';
import { difficultyOf } from '@opencarrom/shots';

const SEED = 20_261_116;

export function weeksOf(shots) {
  const weeks = Math.min(53, Math.floor(shots.length / 7));
  const dice = makeDice(SEED);
  const ranked = chosen(shots, weeks * 7, dice).sort((a, b) => difficultyOf(a) - difficultyOf(b));
  const days = Array.from({ length: 7 }, (_, day) =>
    mixed(ranked.slice(day * weeks, (day + 1) * weeks), dice),
  );
  const found = [];
  let before = null;
  for (let week = 0; week < weeks; week++)
    found.push(
      days.map((left) => {
        // Rather another theme than yesterday's.
        const at = Math.max(
          0,
          left.findIndex(({ theme }) => theme !== before),
        );
        const [shot] = left.splice(at, 1);
        before = shot.theme;
        return shot.id;
      }),
    );
  return found;
}

/** As many of each theme as there may be. */
function chosen(shots, count, dice) {
  const piles = [...byTheme(shots).values()].map((pile) => mixed(pile, dice));
  const taken = [];
  for (let n = 0; taken.length < count; n++)
    for (const pile of piles) if (pile[n] && taken.length < count) taken.push(pile[n]);
  return taken;
}

function byTheme(shots) {
  const piles = new Map();
  for (const shot of shots) piles.set(shot.theme, [...(piles.get(shot.theme) ?? []), shot]);
  return piles;
}

function mixed(list, dice) {
  const rest = [...list];
  const out = [];
  while (rest.length > 0) out.push(...rest.splice(Math.floor(dice.uniform() * rest.length), 1));
  return out;
}
