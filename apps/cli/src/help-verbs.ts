/** A page for each verb of `carrom tournament`: how it is written, what it does, and an example. */
interface VerbPage {
  /** After the verb and FILE. */
  readonly usage: string;
  readonly text: string;
  readonly examples: readonly string[];
}

const page = (usage: string, text: string, ...examples: readonly string[]): VerbPage => ({
  usage,
  text,
  examples,
});

const REPORTING = `  --won a|b|WHO      who won, where a score does not tell it; a is who is named first
  --absent WHO|both  a walk-over: who did not come
  --conceded-by WHO  given up, with the score so far or without
  --awarded-to WHO   by decision: --reason "why", and --law N where a law says so
  --abandoned        nobody finished it; with --reason
  --time             time was up, with the score so far
  --protest          provisional, until it is corrected
  --first A|B        who broke first, with boards; --umpire NAME`;

const PAGES: Readonly<Record<string, VerbPage>> = {
  new: page(
    '--template NAME [options of the template] [--players FILE.csv] [--name] [--date] [--place] [--lot N] [--drafts]',
    `Begins an event in a new FILE; without one it is called after --name or the template. With --format
FILE.json instead of a template, as docs/event-format.md has it. The lot is the seed of all that is
drawn; without --lot nobody chose it. With --drafts a draw is public only
once it is published. "npx carrom tournament templates" lists the templates.`,
    'new cup.jsonl --template starwood --players players.csv --name "Society Cup"',
  ),
  templates: page('', 'The usual kinds of events, with what may be otherwise in each.', 'templates --human'),
  enter: page(
    'NAME… | --players FILE.csv [--partner] [--team] [--club] [--federation] [--rate] [--woman yes] [--id]',
    `Each NAME is an entry: a player, a pair as "Asha & Bina" or with --partner, or with --team a player
of it, who may join a team that has entered. Late too, where the stage can take it. A table may stand
on standard input: --players -.`,
    'enter cup.jsonl "Asha & Bina" --club Tamarind',
  ),
  change: page(
    'WHO [--name] [--partner] [--team] [--club] [--federation] [--rate] [--woman] [--id]',
    'An entry is otherwise; what is not said stays as it was.',
    'change cup.jsonl Asha --partner Dev',
  ),
  withdraw: page(
    'WHO [--reason "why"]',
    "Somebody leaves, at any time. What becomes of the matches is the stage's affair.",
    'withdraw cup.jsonl Asha --reason ill',
  ),
  return: page('WHO', 'Somebody who left is back.', 'return cup.jsonl Asha'),
  seed: page('WHO…', 'The best first, before the first draw; the others follow.', 'seed cup.jsonl 4 7'),
  forbid: page('A B', 'These two shall not be paired.', 'forbid cup.jsonl Asha Dev'),
  allow: page('A B', 'These two may be paired again.', 'allow cup.jsonl Asha Dev'),
  lots: page('[--lot N]', 'Lots for those who are exactly level, before the next round.', 'lots cup.jsonl'),
  order: page(
    'WHO… --reason "why"',
    'Those who are exactly level, in an order somebody decided.',
    'order cup.jsonl Asha Dev --reason "a play-off"',
  ),
  pair: page(
    '[--open 3,4] [--rematches ROUND]',
    `Draws the next round, or all that is ready of a bracket. Matches named by --open need not be waited
for; with --rematches those may meet again who met in that round or before. Of a document of results
it answers the next round of a Swiss event.`,
    'pair cup.jsonl --human',
  ),
  publish: page(
    '',
    'What was drawn is there for everybody, in an event that was begun with --drafts.',
    'publish cup.jsonl',
  ),
  swap: page(
    'A B [--even-so]',
    'Two of the last draw change places; --even-so though they have met, or rested.',
    'swap cup.jsonl Asha Dev',
  ),
  'take-back': page('[--with-results]', 'The last draw is taken back.', 'take-back cup.jsonl'),
  tables: page(
    'N|any [--out 3,7] [--top TABLE]',
    'How many tables there are, which cannot be played at, and where the first match is.',
    'tables cup.jsonl 12 --out 3,7',
  ),
  table: page(
    '[MATCH TABLE | MATCH --none]',
    'A match at a table by hand; without a match all tables again.',
    'table cup.jsonl 14 2',
  ),
  keep: page('WHO 3,7 | WHO --any', 'Somebody who can be at these tables alone.', 'keep cup.jsonl Asha 1,2'),
  sessions: page(
    '"DAY FROM-TO"… [--gap MINUTES]',
    'When matches are played, and the minutes between two at a table.',
    'sessions cup.jsonl "2026-03-07 09:00-13:00" "2026-03-07 14:00-18:00"',
  ),
  times: page(
    '',
    'When each round and each open match is played, as far as one can tell.',
    'times cup.jsonl',
  ),
  umpires: page('NAME… | --players FILE.csv', 'Whoever can umpire.', 'umpires cup.jsonl Omi Usha'),
  umpire: page(
    '[MATCH WHO | MATCH --none]',
    'Who umpires a match; without one, proposed for all that have none.',
    'umpire cup.jsonl 14 Omi',
  ),
  clashes: page(
    '[FILE…]',
    'Who is due at two tables, between the events of these files or of the folder.',
    'clashes singles.jsonl doubles.jsonl',
  ),
  report: page(
    'MATCH | --table N, then 25-12 | 25-12 8-25 25-20 | A5q B3 A=8 [how it ended]',
    `The result of a match: a score, its games, or its boards (who won it, how many coins the others had
left, q where the queen was the winner's; or = the points).

${REPORTING}`,
    'report cup.jsonl 3 25-12',
    'report cup.jsonl --table 4 A5q B3 A2',
    'report cup.jsonl 5 --absent Asha',
  ),
  correct: page(
    'MATCH … --reason "why"',
    `Another result for a match that has one, written as for "report". What was drawn by the old one
stays, and it is told what it would have been.

${REPORTING}`,
    'correct cup.jsonl 3 12-25 --reason "the card was read wrongly"',
  ),
  lineup: page(
    'MATCH TEAM NAMES…',
    `Who plays each rubber of a tie for a team, in their order; a pair as "Asha & Dev". Nobody is told of
it before the other team's is there.`,
    'lineup cup.jsonl 1 Reds Asha Bina "Chitra & Dev"',
  ),
  substitute: page(
    'MATCH TEAM RUBBER OUT IN [--reason "why"]',
    'Somebody of a team for somebody in its line-up, before the rubber has begun.',
    'substitute cup.jsonl 1 Reds 2 Bina Dev',
  ),
  'begin-rubber': page(
    'MATCH RUBBER',
    'Its first board begins: nobody is put in any more.',
    'begin-rubber cup.jsonl 1 2',
  ),
  rubber: page(
    'MATCH RUBBER …',
    `The result of a rubber, written as for "report".\n\n${REPORTING}`,
    'rubber cup.jsonl 1 2 25-12',
  ),
  'correct-rubber': page(
    'MATCH RUBBER … --reason "why"',
    `Another result for a rubber.\n\n${REPORTING}`,
    'correct-rubber cup.jsonl 1 2 12-25 --reason "the card was read wrongly"',
  ),
  show: page(
    '[--entrants]',
    'Where the event stands, what is missing and what to do next; or who plays, with their numbers.',
    'show cup.jsonl',
  ),
  standings: page(
    '[--stage N] [--after ROUND]',
    "Everybody's place, and why it is this one. Of a document of results, their places.",
    'standings cup.jsonl --human',
  ),
  next: page(
    '[--open 3,4] [--early "why"]',
    'Goes on to the next stage; --early before all rounds of this one are played.',
    'next cup.jsonl',
  ),
  finals: page(
    '[--places 2|4] [--best-of 1|3]',
    'Adds a last stage: first v second, and third v fourth.',
    'finals cup.jsonl --places 4',
  ),
  award: page(
    '[--prizes fixed|fixed40|millesimal|centesimal|asis] [--early "why"]',
    "Closes the event: everybody's final place, and what it wins.",
    'award cup.jsonl --prizes millesimal',
  ),
  reopen: page(
    '--reason "why"',
    'An event that was closed goes on.',
    'reopen cup.jsonl --reason "a wrong score"',
  ),
  undo: page(
    '[LINE]',
    'Takes back the last line of the log that stands, or the one named; nothing is lost, and redo brings it back.',
    'undo cup.jsonl',
  ),
  redo: page('', 'Brings back what was undone last.', 'redo cup.jsonl'),
  history: page(
    '[--last N]',
    'Every line of the log, what was undone among them.',
    'history cup.jsonl --last 5',
  ),
  check: page(
    '',
    'Plays the event again from its log and lists every difference; the exit status is then 1.',
    'check cup.jsonl',
  ),
  print: page(
    'SHEET [--html] [--output FILE [--overwrite]] [--stage N] [--round N] [--paper a4|a3] [--per-page 1|2|4] [--people names|labels] [--places N]',
    `Sheets to be printed from a browser; pairings and the ranking without --html as plain lines.
SHEET is signs, badges, pairings (or by-table, by-name alone), cards, results, ranking, groups, bracket,
champions or certificates. Cards are for the matches without a result, or for all of a --round;
certificates for the first --places, 3 where nothing is said. Whoever is not to be named has a label on
sheets that everybody reads, and the name on cards, badges and certificates; --people says it otherwise.`,
    'print cards cup.jsonl --html --output cards.html',
  ),
  watch: page(
    '',
    `The event on the screen, drawn anew when its file changes. Keys: s standings, p pairings, space the
next page, q quit. Where there is no terminal it is printed once.`,
    'watch cup.jsonl',
  ),
  generate: page(
    '[--seed N] [--players N] [--rounds N] [--unrest PERCENT] [--drafts] [--template NAME | --format FILE]',
    `An event played to its end by chance, with late entries, withdrawals, corrections and undoings; to
standard output, or into a new FILE. The same seed makes the same event.`,
    'generate --seed 7 --players 64 --rounds 9',
  ),
  draw: page('[--batch]', 'A knock-out, groups or a league, of a document.', 'draw draw.json'),
  prizes: page('[--batch]', 'What each place wins, of a document.', 'prizes prizes.json'),
  championship: page(
    '[--prizes KIND] [--skip-worst N] | [--batch]',
    'A season over the files of its events (logs and .sol), or of a document.',
    'championship march.jsonl may.jsonl --skip-worst 1',
  ),
  ratings: page(
    '[--kind result|share|difference] [--discipline singles|doubles] [--from DAY] | [--batch]',
    'How good players are after the events of these files (logs and .sol), or of documents.',
    'ratings march.jsonl may.jsonl --kind share',
  ),
  tie: page('[--batch]', 'A tie of teams, its line-ups checked by the book, of a document.', 'tie tie.json'),
  import: page('', 'The events of a SoL file (.sol, .sol.gz), one document a line.', 'import club.sol'),
  export: page(
    '[--output FILE.sol[.gz] [--overwrite]]',
    "A SoL file of documents of results, or of a Swiss event's log.",
    'export cup.jsonl --output cup.sol',
  ),
};

const EVERY = `FILE may be left out where the folder holds one event. --human or --json, --lang en|hi; what changes
an event takes --by NAME. "npx carrom help tournament" has all verbs, and an evening to paste.`;

/** Of a verb; null where there is none of this name. */
export function verbPage(verb: string): string | null {
  const found = Object.hasOwn(PAGES, verb) ? PAGES[verb] : undefined;
  if (!found) return null;
  const { usage, text, examples } = found;
  const file = verb === 'templates' ? '' : '[FILE] ';
  const first = `npx carrom tournament ${verb} ${file}${usage}`.trimEnd();
  const shown = examples.map((example) => `  npx carrom tournament ${example}\n`).join('');
  return `${first}\n\n${text}\n\n${shown}\n${EVERY}\n`;
}
