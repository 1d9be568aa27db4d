// Screens are built of the parts in apps/web/src/ui, and sized by the tokens: nothing is drawn anew beside them. Says so
// too if it had read nothing, or if one of its rules no longer sees what it is there for.
import { readdirSync, readFileSync } from 'node:fs';

const SOURCE = 'apps/web/src';
const PARTS = `${SOURCE}/ui/`;

/** Sizes that follow a wall or a hall's second screen, not a hand: every letter is a share of the window. */
const SIZED_BY_THE_WINDOW = [
  'umpire/BigView.svelte',
  'umpire/BigSide.svelte',
  'hall/wall/Wall.svelte',
  'hall/wall/WallClock.svelte',
  'hall/wall/WallLine.svelte',
  'hall/wall/WallMatch.svelte',
  'hall/wall/WallPlate.svelte',
  'hall/wall/WallPodium.svelte',
];

const tokens = new Set(readFileSync(`${PARTS}tokens.css`, 'utf8').match(/--[\w-]+(?=:)/g) ?? []);

/**
 * @typedef {{ line: string, inPrint: boolean, isStyle: boolean, isPart: boolean, isWall: boolean }} Seen
 * @typedef {{ says: string, breaks: (seen: Seen) => boolean, sample: string }} Rule
 */

const ELEMENT = /<(?:button|input|select|textarea|table)\b/;
const LETTERS = /(?:^|[\s;{])font(?:-size)?:\s*([^;]+)/;
const SPACE = /(?:^|[\s;{])(?:gap|(?:row|column)-gap|padding[\w-]*|margin[\w-]*):\s*([^;]+)/;
const CONDITION = /@media\s+([^{]+)/;
/** What is asked of a window besides its size. */
const PLAIN_CONDITIONS =
  /\bprint\b|\(prefers-reduced-motion: reduce\)|\(hover: hover\)|\(--[\w-]+\)|\b(?:and|or|not)\b/g;
const NAMED = /var\((--(?:text|space|line|round)-[\w-]+)/g;

/** @type {Rule[]} */
const RULES = [
  {
    says: 'a part of ui stands for this element',
    breaks: ({ line, isStyle, isPart }) => !isStyle && !isPart && ELEMENT.test(line),
    sample: '<button type="button">Strike</button>',
  },
  {
    says: 'letters have the sizes of --text-*',
    breaks: ({ line, isStyle, inPrint, isWall }) => {
      const value = isStyle ? LETTERS.exec(line)?.[1] : undefined;
      return !!value && !inPrint && !isWall && value.trim() !== 'inherit' && !value.includes('var(--text-');
    },
    sample: 'font-size: 15px;',
  },
  {
    says: 'spaces are those of --space-*',
    breaks: ({ line, isStyle, isPart, inPrint, isWall }) => {
      const value = isStyle ? SPACE.exec(line)?.[1] : undefined;
      if (!value || isPart || inPrint || isWall || value.includes('var(--space-')) return false;
      return /(?<![\w.])(?!1px)\d+(?:\.\d+)?(?:px|rem)/.test(value);
    },
    sample: 'padding: 14px 0;',
  },
  {
    says: 'sizes of the window have names, in ui/media.ts',
    breaks: ({ line, isStyle }) => {
      const condition = isStyle ? CONDITION.exec(line)?.[1] : undefined;
      return !!condition && condition.replace(PLAIN_CONDITIONS, '').replace(/[\s,]/g, '') !== '';
    },
    sample: '@media (width < 640px) {',
  },
  {
    says: 'no token is called that',
    breaks: ({ line, isStyle }) =>
      isStyle && [...line.matchAll(NAMED)].some(([, name]) => name !== undefined && !tokens.has(name)),
    sample: 'gap: var(--space-17);',
  },
];

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(?:svelte|css)$/.test(file))
  .map((file) => `${SOURCE}/${file}`);
const complaints = [...blindRules(), ...files.flatMap(complaintsIn)];

for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} components and styles read, ${complaints.length} complaints`);
process.exitCode = files.length > 0 && complaints.length === 0 ? 0 : 1;

function blindRules() {
  const seen = { inPrint: false, isPart: false, isWall: false };
  return RULES.filter(
    ({ breaks, sample }) => !breaks({ ...seen, line: sample, isStyle: !sample.startsWith('<') }),
  ).map(({ says, sample }) => `the rule "${says}" does not see ${sample}`);
}

/** @param {string} file */
function complaintsIn(file) {
  const isPart = file.startsWith(PARTS);
  const isWall = SIZED_BY_THE_WINDOW.some((wall) => file.endsWith(wall));
  let isStyle = file.endsWith('.css');
  let depth = 0;
  let printDepth = Number.POSITIVE_INFINITY;
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, index) => {
      if (line.startsWith('<style')) isStyle = true;
      const seen = { line, isStyle, isPart, isWall, inPrint: depth > printDepth };
      if (isStyle && /@media print/.test(line)) printDepth = depth;
      if (isStyle) depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
      if (depth <= printDepth && !/@media print/.test(line)) printDepth = Number.POSITIVE_INFINITY;
      return RULES.filter(({ breaks }) => breaks(seen)).map(
        ({ says }) => `${file}:${index + 1}: ${says}: ${line.trim()}`,
      );
    });
}
