import type { EventsDeskWords } from '../events-desk.js';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const eventsDesk: EventsDeskWords = {
  taken: (file) => `Event: ${file}`,
  noEvent: 'there is no event in this folder: name its file, or begin one with "npx carrom tournament new"',
  severalEvents: (files) => `there are several events in this folder: name one of ${files.join(', ')}`,
  held: (file, holder, lock) =>
    `${file} is being changed by ${holder ? `process ${holder.pid} on ${holder.host}, since ${holder.at}` : 'somebody else'}, so nothing was done: try again; if nobody is at it any more, delete ${lock}`,
  waits: (file, holder) =>
    `Waiting: ${file} is being changed${holder ? ` by process ${holder.pid} on ${holder.host}` : ''}.`,

  nobodyCalled: (called) =>
    `nobody in this event is called "${called}": give a name or a number of the list, as "npx carrom tournament show --entrants" has it`,
  severalCalled: (called, several) =>
    `"${called}" may be ${several.join(' or ')}: give the number, or more of the name`,
  notInMatch: (called, match) =>
    `"${called}" does not play in match ${match}: give a or b, or one of its two by name or number`,
  nobodyAtTable: (table) =>
    `no match is at table ${table}: look at "npx carrom tournament show", or give the number of the match`,
  nothingToUndo: 'nothing is left to undo: only the opening of the event stands',
  nothingToRedo:
    'nothing was undone last, so there is nothing to bring back: see "npx carrom tournament history"',
  notDrawn:
    'nothing is drawn yet, so there is nothing to print: draw a round with "npx carrom tournament pair"',
  noCards:
    'no match waits for a card: draw the next round, or give --round N for the cards of one that is played',
  noSuchRound: (asked, last) =>
    `there is no round ${asked}: ${last === 0 ? 'none is drawn yet' : `the last one drawn is round ${last}`}`,
  finals: 'Finals',

  entrants: (discipline, count) =>
    discipline === 'singles'
      ? plural(count, 'player', 'players')
      : discipline === 'doubles'
        ? plural(count, 'pair', 'pairs')
        : plural(count, 'team', 'teams'),
  disciplines: { singles: 'Singles', doubles: 'Doubles', teams: 'Teams' },
  systems: {
    swiss: 'Swiss',
    league: 'league',
    groups: 'groups',
    knockout: 'knock-out',
    'double-elimination': 'double elimination',
    ladder: 'ladder',
    finals: 'finals',
  },
  stageOf: (stage, stages, name) => (stages === 1 ? name : `${name} (stage ${stage} of ${stages})`),
  round: (round) => `Round ${round}`,
  resultsIn: (done, all) => `${done} of ${plural(all, 'result', 'results')} in`,
  columns: { table: 'Table', match: 'Match', score: 'Score', name: 'Name', from: 'From' },
  missing: 'missing',
  draft: 'draft',
  provisional: 'protest open',
  rests: 'bye',
  away: 'has left',
  how: {
    played: '',
    time: 'time was up',
    conceded: 'given up',
    'walked-over': 'walk-over',
    awarded: 'awarded',
    abandoned: 'abandoned',
  },
  won: (place, prize) => (prize === null ? String(place) : `${place}: ${prize}`),
  prize: 'Prize',
  why: 'Why',
  group: (name) => `Group ${name}`,
  standings: (stage, round) =>
    round === 0 ? `${stage}, before the first round` : `${stage}, after round ${round}`,
  final: 'Final places',

  next: 'Next',
  nextEnter: 'Enter those who play, one by one or from a table:',
  nextPair: (round, stage) => `Draw round ${round} of ${stage}:`,
  nextPublish: (stage) => `Look at the draw of ${stage}, swap where needed, then publish it:`,
  nextLineUp: (match, team) => `Give the line-up of ${team} for match ${match}, a name for each rubber:`,
  nextReport: (open) => `Report what is missing, ${plural(open, 'match', 'matches')}:`,
  nextGoOn: (stage) => `Go on to ${stage}:`,
  nextAward: 'All is played. Close the event and give the places:',
  nextOver: 'The event is over. Print the ranking:',

  otherDraws: 'Later rounds stay as they were drawn. By this result they would have been:',
  otherDraw: (stage, round) => `Stage ${stage}, round ${round}`,
  otherStart: (stage) => `Into stage ${stage}`,
  noDraw: 'no such draw',
  agrees: (lines) => `Played again from its log: all ${plural(lines, 'line', 'lines')} agree.`,
  differs: (seq, act) => `Line ${seq} (${act})`,
  wouldBeRefused: (why) => `would be refused: ${why}`,
  writtenAs: (gave, gives) => `the log has ${gave}, played again it is ${gives}`,
  isTheEvent: (file) => `${file} is the event itself: give the sheet another name`,
  written: (file) => `Written: ${file}`,
  watchKeys: 's standings · p pairings · space next page · q quit',
  watching: (at) => `as of ${at}`,
  unreadNow: (why) => `The file cannot be read just now: ${why}`,
};
