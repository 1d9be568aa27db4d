import { describe, expect, it } from 'vitest';
import { link, routeOf } from '../src/routes/links.js';
import { SCREENS } from '../src/routes/table.js';

const routeAt = (address: string) => {
  const { pathname, search } = new URL(address, 'https://carrom.test');
  return routeOf(pathname, search);
};

const quiet = { quick: null, way: null, players: null };

const unsaid = {
  ...{ rulebook: null, discipline: null, length: null },
  ...{ clocks: null, kind: null, visibility: null },
};

const unlooked = {
  ...{ text: null, with: null, level: null, rulebook: null, discipline: null },
  ...{ length: null, kind: null, result: null, period: null },
};

/** Each address, the route it leads to, and what writes it. */
const ADDRESSES = [
  ['/', { screen: 'home', props: {} }, link('home')],
  ['/play', { screen: 'new-game', props: quiet }, link('new-game')],
  ['/play?quick', { screen: 'new-game', props: { ...quiet, quick: '' } }, link('new-game', { quick: '' })],
  [
    '/play?way=two&players=doubles',
    { screen: 'new-game', props: { ...quiet, way: 'two', players: 'doubles' } },
    link('new-game', { way: 'two', players: 'doubles' }),
  ],
  ['/play/a1b2', { screen: 'game', props: { id: 'a1b2' } }, link('game', { id: 'a1b2' })],
  ['/friend', { screen: 'friend', props: unsaid }, link('friend')],
  [
    '/friend?discipline=doubles&length=game',
    { screen: 'friend', props: { ...unsaid, discipline: 'doubles', length: 'game' } },
    link('friend', { discipline: 'doubles', length: 'game' }),
  ],
  [
    '/match/k3vTq9ZpLm2x',
    { screen: 'match', props: { id: 'k3vTq9ZpLm2x' } },
    link('match', { id: 'k3vTq9ZpLm2x' }),
  ],
  ['/player/el50', { screen: 'player', props: { id: 'el50' } }, link('player', { id: 'el50' })],
  [
    '/player/el50/matches?text=ravi&result=won',
    { screen: 'player-matches', props: { id: 'el50', ...unlooked, text: 'ravi', result: 'won' } },
    link('player-matches', { id: 'el50', text: 'ravi', result: 'won' }),
  ],
  ['/friends', { screen: 'friends', props: {} }, link('friends')],
  ['/lobby', { screen: 'lobby', props: {} }, link('lobby')],
  ['/lobby/tables', { screen: 'tables', props: { status: null } }, link('tables')],
  [
    '/lobby/tables?status=open',
    { screen: 'tables', props: { status: 'open' } },
    link('tables', { status: 'open' }),
  ],
  ['/mine', { screen: 'mine', props: {} }, link('mine')],
  ['/learn', { screen: 'learn', props: { part: null } }, link('learn')],
  ['/learn/cut', { screen: 'learn', props: { part: 'cut' } }, link('learn', { part: 'cut' })],
  ['/practice', { screen: 'practice', props: {} }, link('practice')],
  ['/shots', { screen: 'shots', props: {} }, link('shots')],
  [
    '/shots/day/2026-11-18',
    { screen: 'shot', props: { theme: 'day', id: '2026-11-18' } },
    link('shot', { theme: 'day', id: '2026-11-18' }),
  ],
  ['/shots/cut', { screen: 'shot', props: { theme: 'cut', id: null } }, link('shot', { theme: 'cut' })],
  ['/shared', { screen: 'shared', props: {} }, link('shared')],
  ['/records', { screen: 'records', props: {} }, link('records')],
  ['/records/a1b2', { screen: 'record', props: { id: 'a1b2' } }, link('record', { id: 'a1b2' })],
  [
    '/records/a1b2/review',
    { screen: 'review', props: { id: 'a1b2', stroke: null, hand: null } },
    link('review', { id: 'a1b2' }),
  ],
  [
    '/records/a1b2/review?stroke=31&hand=8',
    { screen: 'review', props: { id: 'a1b2', stroke: '31', hand: '8' } },
    link('review', { id: 'a1b2', stroke: '31', hand: '8' }),
  ],
  ['/laws', { screen: 'laws', props: { book: null, law: null } }, link('laws')],
  ['/laws/icf', { screen: 'laws', props: { book: 'icf', law: null } }, link('laws', { book: 'icf' })],
  [
    '/laws/icf/73',
    { screen: 'laws', props: { book: 'icf', law: '73' } },
    link('laws', { book: 'icf', law: '73' }),
  ],
  [
    '/laws/iiitn/a%2Fb%20(c)',
    { screen: 'laws', props: { book: 'iiitn', law: 'a/b (c)' } },
    link('laws', { book: 'iiitn', law: 'a/b (c)' }),
  ],
  ['/umpire', { screen: 'umpire', props: {} }, link('umpire')],
  ['/umpire/new', { screen: 'umpire-set-up', props: {} }, link('umpire-set-up')],
  ['/umpire/a1b2', { screen: 'umpire-match', props: { id: 'a1b2' } }, link('umpire-match', { id: 'a1b2' })],
  [
    '/umpire/a1b2/sheet',
    { screen: 'umpire-sheet', props: { id: 'a1b2' } },
    link('umpire-sheet', { id: 'a1b2' }),
  ],
  ['/umpire/a1b2/big', { screen: 'umpire-big', props: { id: 'a1b2' } }, link('umpire-big', { id: 'a1b2' })],
  ['/events', { screen: 'events', props: { id: null, part: null, item: null } }, link('events')],
  [
    '/events/new/european-swiss',
    { screen: 'events', props: { id: 'new', part: 'european-swiss', item: null } },
    link('events', { id: 'new', part: 'european-swiss' }),
  ],
  [
    '/events/k3vT/entries/seeds',
    { screen: 'events', props: { id: 'k3vT', part: 'entries', item: 'seeds' } },
    link('events', { id: 'k3vT', part: 'entries', item: 'seeds' }),
  ],
  [
    '/event/k3vT/player/7',
    { screen: 'event', props: { id: 'k3vT', part: 'player', item: '7' } },
    link('event', { id: 'k3vT', part: 'player', item: '7' }),
  ],
  ['/clubs', { screen: 'clubs', props: { id: null } }, link('clubs')],
  ['/clubs/b4nd', { screen: 'clubs', props: { id: 'b4nd' } }, link('clubs', { id: 'b4nd' })],
  [
    '/table/k3vT/4',
    { screen: 'at-table', props: { event: 'k3vT', table: '4' } },
    link('at-table', { event: 'k3vT', table: '4' }),
  ],
  ['/moderation', { screen: 'moderation', props: {} }, link('moderation')],
  ['/account', { screen: 'account', props: {} }, link('account')],
  ['/account/family', { screen: 'family', props: {} }, link('family')],
  ['/account/sign-in?beside', { screen: 'sign-in', props: { beside: '' } }, link('sign-in', { beside: '' })],
  ['/settings', { screen: 'settings', props: {} }, link('settings')],
] as const;

describe('the table of routes', () => {
  it.each(ADDRESSES)('%s leads to its screen, and a link to it is that address', (address, route, linked) => {
    expect(routeAt(address)).toEqual(route);
    expect(linked).toBe(address);
  });

  it('has an address here for every screen', () => {
    const screens = new Set(ADDRESSES.map(([, { screen }]) => screen));
    expect([...screens].sort()).toEqual(Object.keys(SCREENS).sort());
  });

  it.each(['/nothing', '/learn/cut/more', '/umpire/a1b2/nothing', '/play/a1b2/c3', '/laws/icf/73/1'])(
    '%s is the address of nothing',
    (address) => {
      expect(routeAt(address).screen).toBe('nowhere');
    },
  );

  it('makes nothing of a slash too many or too much asked', () => {
    expect(routeAt('/play/a1b2/?from=mail')).toEqual({ screen: 'game', props: { id: 'a1b2' } });
  });

  it('takes a part that no browser would have written as it is', () => {
    expect(routeOf('/laws/icf/100%', '')).toEqual({ screen: 'laws', props: { book: 'icf', law: '100%' } });
  });
});
