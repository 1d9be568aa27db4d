import type { Component } from 'svelte';
import type { Said } from './pattern.js';

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
    load: () => import('../lobby/Tables.svelte'),
  }),
  learn: screen({ path: '/learn', load: () => import('../learn/Learn.svelte') }),
  practice: screen({ path: '/practice', load: () => import('../practice/Practice.svelte') }),
  records: screen({ path: '/records', load: () => import('../records/Records.svelte') }),
  record: screen({ path: '/records/:id', load: () => import('../records/Replay.svelte') }),
  laws: screen({ path: '/laws/:book?/:law?', load: () => import('../laws/Laws.svelte') }),
  umpire: screen({ path: '/umpire', load: () => import('../umpire/Matches.svelte') }),
  'umpire-set-up': screen({ path: '/umpire/new', load: () => import('../umpire/SetUp.svelte') }),
  'umpire-match': screen({ path: '/umpire/:id', load: () => import('../umpire/Console.svelte') }),
  'umpire-sheet': screen({
    path: '/umpire/:id/sheet',
    load: () => import('../umpire/sheet/SheetPage.svelte'),
  }),
  'umpire-big': screen({ path: '/umpire/:id/big', load: () => import('../umpire/BigView.svelte') }),
  // The desk of an event, and the list of them: one room with screens of its own inside.
  events: screen({ path: '/events/:id?/:part?/:item?', load: () => import('../events/Events.svelte') }),
  // What everybody sees of an event: its page, the wall, a player's own way, a match.
  event: screen({ path: '/event/:id/:part?/:item?', load: () => import('../hall/Hall.svelte') }),
  'at-table': screen({
    path: '/table/:event/:table',
    load: () => import('../umpire/at-table/AtTable.svelte'),
  }),
  player: screen({ path: '/player/:id', load: () => import('../profile/Profile.svelte') }),
  'player-matches': screen({
    path: '/player/:id/matches',
    query: ['text', 'with', 'level', 'rulebook', 'discipline', 'length', 'kind', 'result', 'period'],
    load: () => import('../profile/History.svelte'),
  }),
  friends: screen({ path: '/friends', load: () => import('../profile/Friends.svelte') }),
  moderation: screen({ path: '/moderation', load: () => import('../moderation/Moderation.svelte') }),
  'sign-in': screen({
    path: '/account/sign-in',
    query: ['beside'],
    load: () => import('../account/SignIn.svelte'),
  }),
  family: screen({ path: '/account/family', load: () => import('../account/Family.svelte') }),
  account: screen({ path: '/account', load: () => import('../account/Account.svelte') }),
  settings: screen({ path: '/settings', load: () => import('../settings/Settings.svelte') }),
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
