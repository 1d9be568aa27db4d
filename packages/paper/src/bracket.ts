import type { StageState } from '@opencarrom/tournament';
import { seenBracket } from '@opencarrom/tournament/seen';
import { drawBracket } from './bracket-drawing.js';
import { type BracketTree, bracketOf, depthOf, leavesIn, partsOf } from './bracket-tree.js';
import { documentOf, type PaperSize, type PrintedDocument } from './document.js';
import { html } from './html.js';
import { FRAME_STYLE, framed, PAGE_ROOM, type Printing, stateOf, titleOf } from './printing.js';
import { knockOutTitle } from './round-title.js';
import type { PaperWords } from './words/paper-words.js';

/** So many lines go on a page and can be read from two steps away. */
const MOST_LINES: Readonly<Record<PaperSize, number>> = { a4: 16, a3: 64 };

/** The bracket of a stage, drawn: on one page where it can be, otherwise in parts that say where they go on. */
export function bracketDocument(printing: Printing, stage: StageState): PrintedDocument | null {
  const { words, paper } = printing;
  const bracket = bracketOf(seenBracket(stage));
  if (!bracket) return null;
  const most = MOST_LINES[paper];
  const parts = partsOf(bracket.final, most);
  const last = parts.length;
  const matches = new Map(stage.matches.map((match) => [match.number, match]));
  const seeds = seedsIn(printing, stage);
  const { width, height } = PAGE_ROOM.across;
  const pages = parts.map((trees, index) => {
    const isLast = index === last - 1;
    const whole = isLast && leavesIn(bracket.final) === trees.reduce((sum, tree) => sum + leavesIn(tree), 0);
    return drawBracket({
      ...{ printing, trees, matches, seeds, width, height },
      beside: isLast ? bracket.beside : [],
      titles: whole && stage.format.system === 'knockout' ? titlesOf(bracket, words) : [],
      ends: trees.map(({ slot }) =>
        isLast ? words.winner : `${slot.name} → ${words.onPage(pageWith(parts, slot.name, index))}`,
      ),
    });
  });
  const about = `${stage.format.name} · ${words.sheets.bracket}`;
  return documentOf(
    pages.map((body, index) => framed(printing, about, [index + 1, last], html`${body}`)),
    { paper, landscape: true },
    { language: words.code, title: `${titleOf(printing)}: ${about}`, style: FRAME_STYLE + BRACKET_STYLE },
  );
}

/** On which page, from 1, who comes out of a part goes on: one of the later ones, mostly the last. */
function pageWith(parts: ReturnType<typeof partsOf>, name: string, after: number): number {
  const goesOn = (branch: unknown): boolean =>
    JSON.stringify(branch).includes(`"winnerOf":${JSON.stringify(name)}`);
  const page = parts.findIndex((trees, index) => index > after && trees.some(goesOn));
  return (page < 0 ? parts.length - 1 : page) + 1;
}

/** What the rounds are called, from the first to the last. */
function titlesOf({ final }: BracketTree, words: PaperWords): readonly string[] {
  const depth = depthOf(final);
  return Array.from(
    { length: depth },
    (_, index) => knockOutTitle(depth - 1 - index, words) ?? words.roundIs(index + 1),
  );
}

/** The places of those who were seeded, where the draw kept them. */
function seedsIn(printing: Printing, stage: StageState): ReadonlyMap<number, number> {
  const { seeds } = stateOf(printing);
  const isFirst = stage.number === 1;
  return new Map(isFirst ? seeds.map((entrant, index) => [entrant, index + 1]) : []);
}

const BRACKET_STYLE = `
.bracket { inline-size: ${PAGE_ROOM.across.width}rem; block-size: ${PAGE_ROOM.across.height}rem; font-family: var(--sans); }
.bracket path { fill: none; stroke: #000; stroke-width: 0.07; }
.title { font-weight: 600; }
.in, .score { font-weight: 500; }
.won { font-weight: 700; }
.score { font-family: var(--serif); font-variant-numeric: lining-nums tabular-nums; }
.source { fill: #555; font-style: italic; }
html:lang(hi) .source { font-style: normal; }
.caption { fill: #555; }
`;
