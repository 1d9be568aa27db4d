import type { Component } from 'svelte';
import type { Said } from './pattern.js';

/** What is rarely opened first is found by a list of its own: the first page need not name its files. */
const seldom = () => import('./seldom.js');

/**
 * Every screen of the app: its address, and how it is fetched when it is first asked for. What an address says is what
 * its screen is given as props. Of two that fit an address, the first is meant.
 */
export const SCREENS = {
  // The first page comes with the app itself.
  home: screen({ path: '/' }),
  'new-game': screen({
    path: '/play',
    query: ['quick', 'way', 'players'],
    load: () => import('../play/NewGame.svelte'),
  }),
  game: screen({ path: '/play/:id', load: () => import('../play/Game.svelte') }),
  friend: screen({
    path: '/friend',
    query: ['rulebook', 'discipline', 'length', 'clocks', 'kind', 'visibility'],
    load: () => import('../play/online/Friend.svelte'),
  }),
  // The server writes this address too, where it makes a match.
  match: screen({ path: '/match/:id', load: () => import('../play/online/Match.svelte') }),
  lobby: screen({ path: '/lobby', load: () => import('../lobby/Lobby.svelte') }),
  tables: screen({
    path: '/lobby/tables',
    query: ['status'],
    load: async () => (await seldom()).tables(),
  }),
  learn: screen({ path: '/learn/:part?', load: async () => (await seldom()).learn() }),
  practice: screen({ path: '/practice', load: async () => (await seldom()).practice() }),
  // `theme`: one of the ladder, `any` of them, `lesson` for what one ends in, or `day`, whose shots are found by their days.
  shots: screen({ path: '/shots', load: async () => (await seldom()).shots() }),
  shot: screen({ path: '/shots/:theme/:id?', load: async () => (await seldom()).shot() }),
  mine: screen({ path: '/mine', load: async () => (await seldom()).mine() }),
  records: screen({ path: '/records', load: async () => (await seldom()).records() }),
  record: screen({ path: '/records/:id', load: async () => (await seldom()).record() }),
  review: screen({
    path: '/records/:id/review',
    query: ['stroke', 'hand'],
    load: async () => (await seldom()).review(),
  }),
  // What it shows stands behind its #, and never reaches a server.
  shared: screen({ path: '/shared', load: async () => (await seldom()).shared() }),
  laws: screen({ path: '/laws/:book?/:law?', load: async () => (await seldom()).laws() }),
  umpire: screen({ path: '/umpire', load: async () => (await seldom()).umpire() }),
  'umpire-set-up': screen({ path: '/umpire/new', load: async () => (await seldom()).umpireSetUp() }),
  'umpire-match': screen({ path: '/umpire/:id', load: async () => (await seldom()).umpireMatch() }),
  'umpire-sheet': screen({
    path: '/umpire/:id/sheet',
    load: async () => (await seldom()).umpireSheet(),
  }),
  'umpire-big': screen({ path: '/umpire/:id/big', load: async () => (await seldom()).umpireBig() }),
  // The desk of an event, and the list of them: one room with screens of its own inside.
  events: screen({ path: '/events/:id?/:part?/:item?', load: async () => (await seldom()).events() }),
  // What everybody sees of an event: its page, the wall, a player's own way, a match.
  event: screen({ path: '/event/:id/:part?/:item?', load: async () => (await seldom()).event() }),
  clubs: screen({ path: '/clubs/:id?', load: async () => (await seldom()).clubs() }),
  'at-table': screen({
    path: '/table/:event/:table',
    load: async () => (await seldom()).atTable(),
  }),
  player: screen({ path: '/player/:id', load: async () => (await seldom()).player() }),
  'player-matches': screen({
    path: '/player/:id/matches',
    query: ['text', 'with', 'level', 'rulebook', 'discipline', 'length', 'kind', 'result', 'period'],
    load: async () => (await seldom()).playerMatches(),
  }),
  friends: screen({ path: '/friends', load: async () => (await seldom()).friends() }),
  moderation: screen({ path: '/moderation', load: async () => (await seldom()).moderation() }),
  'sign-in': screen({
    path: '/account/sign-in',
    query: ['beside'],
    load: async () => (await seldom()).signIn(),
  }),
  family: screen({ path: '/account/family', load: async () => (await seldom()).family() }),
  account: screen({ path: '/account', load: async () => (await seldom()).account() }),
  settings: screen({ path: '/settings', load: async () => (await seldom()).settings() }),
};

interface ScreenAt<P extends string, Q extends string> {
  readonly path: P;
  /** What may be asked of the screen after a `?`. */
  readonly query: readonly Q[];
  /** Null: it is there from the beginning. */
  readonly load: (() => Promise<{ readonly default: Component<NoInfer<Said<P, Q>>> }>) | null;
}

function screen<const P extends string, const Q extends string = never>({
  path,
  query = [],
  load = null,
}: Pick<ScreenAt<P, Q>, 'path'> & Partial<ScreenAt<P, Q>>): ScreenAt<P, Q> {
  return { path, query, load };
}
