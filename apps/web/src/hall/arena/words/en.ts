import type { ArenaWords } from '../words.js';

const time = (minutes: number): string =>
  minutes % 1440 === 0
    ? `${minutes / 1440} ${minutes === 1440 ? 'day' : 'days'}`
    : minutes % 60 === 0
      ? `${minutes / 60} ${minutes === 60 ? 'hour' : 'hours'}`
      : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;

export const words = {
  title: 'Play in this event',
  terms: (minutes) =>
    `After each draw you have ${time(minutes)} to say you are here. Whoever does not come loses the match.`,
  goesOn: 'The next round starts by itself once all results are in.',
  casual: 'Just for fun',
  rated: 'Rated',
  ratedNeeds: 'Matches here are rated. A rating needs an account.',
  toAccount: 'Get an account',
  enter: 'Enter',
  pairs: {
    title: 'Play in this event with a partner',
    lookFor: 'Enter with a partner',
    lookForNote: 'You get a link. Send it to your partner: with their tap the pair is entered.',
    bothCome: 'Both partners have to come.',
    linkTitle: 'Send this link to your partner',
    linkNote: 'Whoever opens it plays beside you. You are entered as soon as they accept.',
    link: 'The link for your partner',
    code: 'Code with the link for your partner',
    stop: 'Do not enter',
    invited: (name) => `${name} asks you to be their partner`,
    invitedNote: 'You play this event as a pair, each on your own screen.',
    accept: (name) => `Play with ${name}`,
    linkOver: 'This link no longer works: the pair is complete, or your partner does not enter any more.',
    partner: (name, isHere) => `Your partner: ${name}, ${isHere ? 'here' : 'not here yet'}`,
  },
  ask: 'Ask to enter',
  asked: 'The organiser has your request. Once they let you in, you see it here.',
  closed: 'The organiser enters the players of this event.',
  isIn: 'You are in',
  noMatch: 'Your next match shows here as soon as it is drawn. Keep this page open.',
  startsAt: (when) => `Starts ${when}, your time`,
  thenHere: 'Come back to this page by then: your first match shows here.',
  walkedOver: (round, name) =>
    name === null
      ? `Round ${round} was not played: both lose the match.`
      : `Round ${round} was not played: the match goes to ${name}.`,
  leave: 'Leave the event',
  leaveSure: 'Leave the event?',
  leaveMeans: 'You are not drawn any more. Your results stay, and a match you have not played is lost.',
  stay: 'Stay',
  hasLeft: 'You have left this event',
  comeBack: 'Come back',
  next: (round) => `Your match, round ${round}`,
  against: (name) => `against ${name}`,
  comeBy: 'Time to come',
  comeUntil: (at) => `until ${at}`,
  here: 'I am here',
  theyWait: (name, isPair) => `${name} ${isPair ? 'are' : 'is'} here and waiting for you.`,
  waiting: (name) => `Waiting for ${name}`,
  waitingNote: (players) =>
    `The board opens as soon as ${players === 2 ? 'both' : `all ${players}`} are here. Keep this page open.`,
  noShow: 'Whoever is not here when the time is up loses the match. If neither comes, both lose it.',
  late: 'The time is up. The result shows here in a moment.',
  begun: 'The board is open',
  toBoard: 'Go to the board',
  notDone: (why) => `That did not work: ${why}`,
} satisfies ArenaWords;
