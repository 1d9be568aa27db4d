/** How wide letters are in a bold type, in ems: the first that fits, rather too much than too little. */
const WIDTHS: readonly (readonly [letters: RegExp, ems: number])[] = [
  // Marks that stand over or under a letter and take no place of their own.
  [/[\p{Mn}\p{Me}\p{Cf}]/u, 0],
  [/\s/u, 0.27],
  [/[iljI.,'’:;|!()·-]/u, 0.38],
  [/[ftrs]/u, 0.5],
  [/[mwMW@%—]/u, 1],
  [/[0-9]/u, 0.6],
  [/\p{Mc}/u, 0.4],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u, 1.05],
  [/[\p{Lu}\p{Script=Devanagari}]/u, 0.74],
];
const USUAL = 0.66;

/** How wide a text is on one line, in ems. */
const emsOf = (text: string): number =>
  [...text].reduce(
    (sum, letter) => sum + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? USUAL),
    0,
  );

/** Sizes of type are steps of a sixteenth of a rem, so that a sheet has a rule for each and no style of its own anywhere. */
const STEPS = 16;

const sizeClass = (rem: number): string => `t${Math.floor(rem * STEPS)}`;

const LEAST = 0.3;

/**
 * The class that makes a text fit into so many rems of a line: as big as it may be, smaller where it is long, and on several
 * lines where it would be smaller than one can read.
 */
export function fitted(text: string, room: number, most: number, least: number, mostLines = 2): string {
  const size = sizeFor(text, room, most);
  if (size >= least || mostLines === 1) return `${sizeClass(Math.max(LEAST, size))} line`;
  let smaller = least;
  while (smaller > LEAST && linesAt(text, room, smaller) > mostLines) smaller -= 1 / STEPS;
  return `${sizeClass(smaller)} lines`;
}

/** On how many lines of a room a text goes, word by word; a word longer than a line is broken. */
function linesAt(text: string, room: number, size: number): number {
  const [space, inEms] = [emsOf(' '), room / size];
  let [lines, left] = [0, 0];
  for (const word of text.split(/\s+/)) {
    const width = emsOf(word);
    if (width + space <= left) left -= width + space;
    else {
      lines += Math.max(1, Math.ceil(width / inEms));
      left = inEms - (width % inEms);
    }
  }
  return lines;
}

/** How big, in rems, a text on one line may be. */
export const sizeFor = (text: string, room: number, most: number): number =>
  Math.min(most, room / Math.max(1, emsOf(text)));

/** The rules for the classes that are used in a text. */
export function sizesIn(body: string): string {
  const used = new Set([...body.matchAll(/class="[^"]*\bt(\d+)\b/g)].map(([, size]) => Number(size)));
  return [...used]
    .sort((one, other) => one - other)
    .map((size) => `.t${size} { font-size: ${size / STEPS}rem; }`)
    .join('\n');
}
