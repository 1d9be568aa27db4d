// Makes the collection of shots: `npm run shots -- make`, then `npm run shots -- write`. What was found is kept in .cache/shots and
// gone on from; the same seeds make the same shots.
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { makeDice } from '@opencarrom/match';
import { difficultyOf, SHOT_THEMES } from '@opencarrom/shots';
import { allShots, writeCollection } from '@opencarrom/shots/collection';
import { playedTables } from './positions.js';
import { draftsOf } from './themes.js';
import { isNatural, isTwin, verified } from './verify.js';
import { weeksOf } from './weeks.js';

const USAGE = `npm run shots -- make [--theme NAME,…] [--wanted N] [--minutes N] | write [--weeks]

  make    goes on looking for shots of these themes, to so many of each, for so long
  write   writes what was found to packages/shots/src/collection; ids that are there stay as they are.
          --weeks: the weeks of a new calendar too
`;
const CACHE = '.cache/shots';
const COLLECTION = 'packages/shots/src/collection';
const PLAYED_BOARDS = 40;

/** By how often a steady hand does it; so many of each at most, so that all are there from easy to hard. */
const BANDS = [0.3, 0.5, 0.65, 0.8, 1.01];
const bandOf = ({ hands }) => BANDS.findIndex((most) => hands[7] < most);

const bandsOf = (shots) => BANDS.map((_, band) => shots.filter((shot) => bandOf(shot) === band).length);
const fileOf = (theme) => `${CACHE}/${theme}.jsonl`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    theme: { type: 'string', default: SHOT_THEMES.join(',') },
    wanted: { type: 'string', default: '42' },
    minutes: { type: 'string', default: '5' },
    weeks: { type: 'boolean', default: false },
  },
});

function make() {
  const wanted = Number(values.wanted);
  const until = Date.now() + Number(values.minutes) * 60_000;
  const played = playedTables(`${CACHE}/played.json`, PLAYED_BOARDS);
  let open = values.theme.split(',').map((theme) => ({ theme, ...foundOf(theme), refused: {} }));
  while (open.length > 0 && Date.now() < until) {
    for (const state of open) advance(state, played, wanted);
    open = open.filter(({ shots }) => shots.length < wanted);
  }
  for (const theme of values.theme.split(',')) {
    const { shots, n } = foundOf(theme);
    console.log(`${theme}: ${shots.length} of ${n} tables, by bands ${bandsOf(shots).join(' ')}`);
  }
}

/** What was found so far, and how many tables were looked at. */
function foundOf(theme) {
  mkdirSync(CACHE, { recursive: true });
  const lines = existsSync(fileOf(theme)) ? readFileSync(fileOf(theme), 'utf8').trim().split('\n') : [];
  const read = lines.filter(Boolean).map((line) => JSON.parse(line));
  const byTable = new Map(read.flatMap(({ n, shot }) => (shot ? [[n, shot]] : [])));
  return { n: Math.max(0, ...read.map(({ n }) => n)), shots: [...byTable.values()].filter(isNatural) };
}

/** The next table of a theme. */
function advance(state, played, wanted) {
  const { theme, shots } = state;
  state.n++;
  const dice = makeDice(SHOT_THEMES.indexOf(theme) * 1_000_003 + state.n);
  for (const draft of draftsOf(theme, dice, played)) {
    const isWanted = (steady) => !isFull(steady, shots, wanted);
    const { ok, why } = draft.strokes.length === 0 ? { why: 'no stroke' } : verified(draft, dice, isWanted);
    const refused = why ?? (isTwin(ok, shots) ? 'twin' : null);
    if (refused) {
      state.refused[refused] = (state.refused[refused] ?? 0) + 1;
      continue;
    }
    shots.push(ok);
    appendFileSync(fileOf(theme), `${JSON.stringify({ n: state.n, shot: ok })}\n`);
    console.log(
      `${theme} ${shots.length} (${state.n} tables) ${JSON.stringify(ok.hands)} ${JSON.stringify(state.refused)}`,
    );
    return;
  }
  if (state.n % 50 === 0) appendFileSync(fileOf(theme), `${JSON.stringify({ n: state.n })}\n`);
}

/** Are there enough that a steady hand does about so often? */
function isFull(steady, shots, wanted) {
  const most = Math.ceil(wanted / (BANDS.length - 1)) + 4;
  return bandsOf(shots)[bandOf({ hands: { 7: steady } })] >= most;
}

/** Ids once given are kept; new shots get the next numbers, the easy first. */
function write() {
  const known = allShots();
  const found = SHOT_THEMES.flatMap((theme) => {
    const have = known.filter((shot) => shot.theme === theme);
    const fresh = [];
    for (const shot of foundOf(theme).shots) if (!isTwin(shot, [...have, ...fresh])) fresh.push(shot);
    fresh.sort((a, b) => difficultyOf(a) - difficultyOf(b));
    const numbered = fresh.map((shot, n) => ({
      ...shot,
      id: `${theme}-${String(have.length + n + 1).padStart(3, '0')}`,
    }));
    return [...have, ...numbered];
  });
  const text = writeCollection(found);
  writeFileSync(
    `${COLLECTION}/data.ts`,
    `/** Made by \`npm run shots\`; \`read.ts\` reads it. */\nexport const COLLECTION = \`${text}\`;\n`,
  );
  if (values.weeks) writeWeeks(found);
  console.log(`${found.length} shots, ${text.length} letters`);
}

function writeWeeks(shots) {
  const weeks = weeksOf(shots).map((week) => week.join(' '));
  writeFileSync(
    `${COLLECTION}/weeks.ts`,
    `/** Made once by \`npm run shots\`, and never changed: the weeks of the first calendar, from Monday to Sunday. */\nexport const WEEKS = \`\n${weeks.join('\n')}\n\`;\n`,
  );
}

if (positionals[0] === 'make') make();
else if (positionals[0] === 'write') write();
else console.log(USAGE);
