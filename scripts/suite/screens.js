// Which screens of the web app a browser test opens, so that a change to other screens does not run it.

/** What surrounds every screen. */
const FRAME = 'app';

const FOLDER = 'apps/web/test/browser/';
/**
 * By the beginning of a test's path in that folder. A test that is not listed opens most screens.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const OPENED_BY = {
  adversity: ['home', 'play', 'records'],
  'against-the-computer': ['home', 'play'],
  'at-the-table': ['play'],
  'board-ceremony': ['play'],
  compare: ['laws'],
  'dues-and-queen': ['home', 'play'],
  'end-of-board': ['play'],
  'event-print': ['events'],
  'event-table': ['laws', 'umpire'],
  'far-away': ['home', 'play'],
  'lost-worker': ['home', 'play', 'practice'],
  mine: ['mine', 'play', 'records', 'settings'],
  'online/accounts': ['account', 'home', 'play'],
  'online/arena': ['clubs', 'events', 'hall', 'play'],
  'online/connections-fail': ['home', 'lobby', 'play'],
  'online/daily': ['home', 'shots'],
  'online/event-desk': ['events', 'profile'],
  'online/event-page': ['hall'],
  'online/event-people': ['account', 'clubs', 'events', 'hall', 'moderation', 'settings'],
  'online/event-seeds': ['events'],
  'online/event-seldom': ['events', 'profile', 'settings', 'umpire'],
  'online/events-desk': ['events', 'settings'],
  'online/far-board': ['play'],
  'online/kindness': ['account', 'home', 'moderation', 'play', 'profile'],
  'online/lobby': ['home', 'lobby', 'play'],
  'online/profile': ['play', 'profile'],
  'online/servers-fail': ['home', 'lobby', 'play'],
  'online/sitting': ['home', 'play', 'records'],
  'online/together': ['home', 'lobby', 'play'],
  parts: [],
  'practice-and-lesson': ['home', 'laws', 'learn', 'practice', 'shots'],
  records: ['home', 'play', 'records', 'umpire'],
  review: ['home', 'play', 'records'],
  shared: ['practice', 'records'],
  'sitting-down': ['home', 'play'],
  thinker: ['home', 'play'],
  'umpire-': ['records', 'umpire'],
  'ways-to-play': ['home', 'play', 'records'],
  'within-reach': ['laws', 'play'],
};

/**
 * Returns whether a test of the browser lane opens one of these screens.
 * @param {string} test
 * @param {ReadonlySet<string>} screens folders of apps/web/src
 */
export function opensOneOf(test, screens) {
  // The browser tests of packages open no screen.
  if (screens.size === 0 || !test.startsWith(FOLDER)) return false;
  const name = test.slice(FOLDER.length);
  const begin = Object.keys(OPENED_BY).find((each) =>
    each.endsWith('-') ? name.startsWith(each) : name === `${each}.test.ts`,
  );
  const opened = begin && OPENED_BY[begin];
  return !opened || screens.has(FRAME) || opened.some((screen) => screens.has(screen));
}
