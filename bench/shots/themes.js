// Drafts of shots by theme: a table, a task, and strokes that may do it.
import { chanceLeft } from '@opencarrom/shots';
import { anyStroke, blocks, keeps, pots, strokeAt } from './candidates.js';
import { isDone, stepsOf } from './hand.js';
import { boardOf, placeFor, rounded, sorted, strewn } from './positions.js';

/** Of the tables, so many come from boards that were played. */
const PLAYED = 0.4;

const shotOf = (theme, men, queen, task) => ({
  id: `${theme}-000`,
  theme,
  rulebook: 'icf',
  board: boardOf(men, queen),
  men,
  task,
  hands: { 1: 0, 4: 0, 7: 0, 10: 0 },
  ways: [],
});

const whites = (men) => men.filter(({ id }) => id.startsWith('w'));
const blacks = (men) => men.filter(({ id }) => id.startsWith('b'));
const between = (dice, from, to) => from + Math.floor((to - from + 1) * dice.uniform());

/** A table with at least so many whites, played or strewn. */
function tableFor(dice, played, { fits, counts }) {
  if (dice.uniform() < PLAYED) {
    for (let tries = 0; tries < 60; tries++) {
      const table = dice.pick(played);
      if (fits(table)) return table;
    }
  }
  const { white, black, queen } = counts(dice);
  const men = strewn(dice, { white, black, queen });
  return men && { men, queen: queen ? 'on-board' : dice.pick(['covered-by-white', 'covered-by-black']) };
}

const POCKETED = {
  pot: { kinds: ['straight'], by: () => null },
  cut: { kinds: ['cut'], by: () => null },
  double: { kinds: ['bank'], by: () => ['bank'] },
  rebound: { kinds: ['rebound', 'double-rebound'], by: () => ['rebound', 'double-rebound'] },
  cannon: { kinds: ['cannon', 'combination'], by: (kind) => [kind] },
};

/** A man into a pocket by the theme's way: some of the table's, the likeliest first. */
function* pocketDrafts(theme, dice, played) {
  const table = tableFor(dice, played, {
    fits: ({ men }) => whites(men).length >= 2 && blacks(men).length >= 1 && men.length <= 13,
    counts: () => ({
      white: between(dice, 2, 5),
      black: between(dice, 2, 6),
      queen: dice.uniform() < 0.6,
    }),
  });
  if (!table) return;
  const { kinds, by } = POCKETED[theme];
  const { men, queen } = table;
  const plain = shotOf(theme, men, queen, null);
  const found = pots(
    plain,
    whites(men).map(({ id }) => id),
  );
  const groups = new Map();
  for (const pot of found) {
    if (!kinds.includes(pot.kind)) continue;
    const name = `${pot.target} ${pot.pocket} ${by(pot.kind)}`;
    if (!groups.has(name)) groups.set(name, pot);
  }
  const easyPots = new Set(
    found.filter(({ kind, chance }) => kind === 'straight' && chance > 0.7).map(({ target }) => target),
  );
  const wanted = [...groups.values()].filter(
    ({ target, chance }) => chance > 0.08 && (theme === 'pot' || !easyPots.has(target)),
  );
  for (const { target, pocket, kind } of shuffled(wanted, dice).slice(0, 4)) {
    const task = { kind: 'pocket', strokes: 1, man: target, pocket, by: by(kind) };
    const strokes = found
      .filter((pot) => pot.target === target && pot.pocket === pocket)
      .filter((pot) => task.by === null || task.by.includes(pot.kind))
      .slice(0, 14)
      .map(({ stroke }) => [stroke]);
    yield { shot: { ...plain, task }, strokes, kinds };
  }
}

function shuffled(list, dice) {
  const rest = [...list];
  const mixed = [];
  while (rest.length > 0) mixed.push(...rest.splice(Math.floor(dice.uniform() * rest.length), 1));
  return mixed;
}

/** Two strokes: something falls by the first and the turn goes on, then what is wanted falls. */
function pairsFor(shot, firsts, seconds) {
  const pairs = [];
  const seen = new Map();
  for (const first of firsts) {
    const name = `${first.target} ${first.pocket}`;
    const count = seen.get(name) ?? 0;
    if (count === 3) continue;
    const [step] = stepsOf(shot, [first.stroke]);
    if (step?.ruling.turn !== 'continues') continue;
    if (isDone(shot, [first.stroke])) continue;
    seen.set(name, count + 1);
    const men = sorted(step.after.men);
    const after = { men, board: step.after.board };
    for (const { stroke } of seconds(after).slice(0, 5)) {
      if (isDone(shot, [first.stroke, stroke])) pairs.push([first.stroke, stroke]);
      if (pairs.length >= 24) return pairs;
    }
  }
  return pairs;
}

const idsOf = (men) => men.map(({ id }) => id);

function* queenDrafts(theme, dice, played) {
  const table = tableFor(dice, played, {
    fits: ({ men, queen }) => queen === 'on-board' && whites(men).length >= 1 && men.length <= 12,
    counts: () => ({ white: between(dice, 1, 4), black: between(dice, 1, 5), queen: true }),
  });
  if (table?.queen !== 'on-board' || whites(table.men).length > 8) return;
  const shot = shotOf(theme, table.men, table.queen, { kind: 'queen', strokes: 2 });
  const firsts = pots(shot, ['queen']).slice(0, 14);
  yield { shot, strokes: pairsFor(shot, firsts, (after) => pots(after, idsOf(whites(after.men)))) };
}

function* twoDrafts(theme, dice, played) {
  const withQueen = dice.uniform() < 0.35;
  const white = withQueen ? 1 : 2;
  const table = tableFor(dice, played, {
    fits: ({ men, queen }) =>
      whites(men).length === white && (queen === 'on-board') === withQueen && blacks(men).length > 0,
    counts: () => ({ white, black: between(dice, 1, 6), queen: withQueen }),
  });
  if (!table) return;
  const shot = shotOf(theme, table.men, table.queen, { kind: 'win', strokes: 2 });
  const firsts = pots(shot, withQueen ? ['queen'] : idsOf(whites(table.men)));
  yield {
    shot,
    strokes: pairsFor(shot, firsts.slice(0, 40), (after) => pots(after, idsOf(whites(after.men)))),
  };
}

/** Men that lie together, and some others about. */
function* clusterDrafts(theme, dice) {
  const keepTurn = dice.uniform() < 0.5;
  const white = between(dice, 2, 4);
  const black = between(dice, 1, 3);
  const together = huddled(dice, white, black);
  if (!together) return;
  const sitter = keepTurn ? placeFor(dice, together, isNearPocket) : null;
  if (keepTurn && !sitter) return;
  const own = keepTurn ? [{ id: `w${white + 1}`, ...sitter }] : [];
  const queen = dice.uniform() < 0.5;
  const others = { white: white + own.length, black: black + between(dice, 0, 2), queen };
  const men = strewn(dice, others, [...together, ...own]);
  if (!men) return;
  const ids = idsOf(whites(together)).sort();
  const free = ids.length <= 2 || dice.uniform() < 0.6 ? ids.length : ids.length - 1;
  const task = { kind: 'open', strokes: 1, men: ids, free, keepTurn };
  const shot = shotOf(theme, men, queen ? 'on-board' : 'covered-by-white', task);
  const tries = Array.from({ length: 260 }, () => {
    const man = keepTurn && dice.uniform() < 0.5 ? own[0] : dice.pick(together);
    return strokeAt(shot, man, dice, { from: 1.2, to: 5.5 });
  });
  yield { shot, strokes: doing(shot, tries, 14) };
}

const isNearPocket = ({ x, y }) => (Math.abs(x) - 0.348) ** 2 + (Math.abs(y) - 0.348) ** 2 < 0.17 ** 2;

/** Each touches, all but, one that lies already. */
function huddled(dice, white, black) {
  const ids = [
    ...Array.from({ length: white }, (_, n) => `w${n + 1}`),
    ...Array.from({ length: black }, (_, n) => `b${n + 1}`),
  ];
  const start = placeFor(dice, [], ({ x, y }) => Math.abs(x) < 0.24 && y > -0.12 && y < 0.27);
  if (!start) return null;
  const men = [];
  for (const id of shuffled(ids, dice)) {
    const place = men.length === 0 ? start : beside(dice, men);
    if (!place) return null;
    men.push({ id, ...place });
  }
  return men;
}

const TOUCHING = 0.0319;

function beside(dice, men) {
  for (let tries = 0; tries < 60; tries++) {
    const { x, y } = dice.pick(men);
    const angle = 2 * Math.PI * dice.uniform();
    const apart = TOUCHING + 0.0012 * dice.uniform();
    const at = { x: rounded(x + apart * Math.cos(angle)), y: rounded(y + apart * Math.sin(angle)) };
    const isFree = men.every((man) => Math.hypot(man.x - at.x, man.y - at.y) >= 0.03185);
    if (isFree && Math.abs(at.x) < 0.3 && Math.abs(at.y) < 0.3) return at;
  }
  return null;
}

/** Those of the strokes that do it as they are meant, at most so many. */
function doing(shot, strokes, most) {
  const found = [];
  for (const stroke of strokes) {
    if (stroke && isDone(shot, [stroke])) found.push([stroke]);
    if (found.length === most) break;
  }
  return found;
}

function* keepDrafts(theme, dice) {
  const men = strewn(dice, { white: 1, black: between(dice, 1, 6), queen: true });
  if (!men) return;
  const [last] = whites(men);
  const pocket = dice.pick(['NE', 'NW', 'SE', 'SW']);
  const x = pocket.endsWith('E') ? 0.348 : -0.348;
  const y = pocket.startsWith('N') ? 0.348 : -0.348;
  if (Math.hypot(last.x - x, last.y - y) < 0.2) return;
  const shot = shotOf(theme, men, 'on-board', { kind: 'keep', strokes: 1, man: last.id, pocket });
  const tries = [
    ...keeps(shot),
    ...Array.from({ length: 160 }, () => strokeAt(shot, last, dice, { from: 0.5, to: 3 })),
  ];
  yield { shot, strokes: doing(shot, tries, 14) };
}

/** What is left to the opponent may be so much. */
const LEFT = 0.25;
const THREAT = 0.6;
const OWN_SHOT = 0.45;

function* nothingDrafts(theme, dice, played) {
  const table = tableFor(dice, played, {
    fits: ({ men }) => blacks(men).length <= 3 && whites(men).length >= 2 && men.length <= 10,
    counts: () => ({ white: between(dice, 2, 6), black: between(dice, 1, 3), queen: dice.uniform() < 0.5 }),
  });
  if (!table) return;
  const { men, queen } = table;
  const shot = shotOf(theme, men, queen, { kind: 'nothing', strokes: 1, most: LEFT });
  if (chanceLeft(shot, shot) < THREAT) return;
  const own = pots(shot, idsOf(whites(men)));
  if ((own[0]?.chance ?? 0) > OWN_SHOT) return;
  const tries = [
    ...blocks(shot).slice(0, 60),
    ...Array.from({ length: 120 }, () => strokeAt(shot, dice.pick(men), dice, { from: 0.5, to: 3 })),
  ];
  yield { shot, strokes: doing(shot, tries, 10) };
}

export function draftsOf(theme, dice, played) {
  switch (theme) {
    case 'queen':
      return queenDrafts(theme, dice, played);
    case 'two':
      return twoDrafts(theme, dice, played);
    case 'cluster':
      return clusterDrafts(theme, dice);
    case 'keep':
      return keepDrafts(theme, dice);
    case 'nothing':
      return nothingDrafts(theme, dice, played);
    default:
      return pocketDrafts(theme, dice, played);
  }
}

/** How often strokes without a thought do it. */
export function luckOf(shot, dice, tries) {
  let done = 0;
  for (let n = 0; n < tries; n++) {
    const strokes = Array.from({ length: shot.task.strokes }, () => anyStroke(shot, dice));
    if (strokes.every(Boolean) && isDone(shot, strokes)) done++;
  }
  return done / tries;
}
