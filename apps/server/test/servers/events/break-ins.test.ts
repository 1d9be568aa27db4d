import { signCarried } from '@opencarrom/protocol';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../../src/store/store.js';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, openHouse } from '../people/house.js';
import { captainOf, endEvent, hallOn, phoneWith, playedLog, reported, tieHall } from './halls.js';

sharesStores();

const LOG = playedLog(4);
const board = (match: number) => ({
  ...{ match, game: 'g', head: LOG.head, following: 'strokes', after: 0, events: LOG.events.slice(0, 3) },
});

/** An event that goes on, others beside it, and everybody who may try something there. */
async function scene(kind: Store['kind']) {
  const house = await openHouse(kind, { LIMITS: 'off' });
  const hall = await hallOn(kind, undefined, house);
  const [ended, deleted, teams] = [
    await hallOn(kind, undefined, house),
    await hallOn(kind, undefined, house),
    await tieHall(kind, house),
  ];
  const phone = await hall.phone(1);
  const taken = await hall.phone(1);
  await hall.owner.ask('DELETE', `/events/${hall.event}/phones/${taken.phone}`);
  const old = await hall.phone(3);
  await hall.owner.ask('POST', `/events/${hall.event}/tables/3/key`);
  const late = await ended.phone(1);
  await endEvent(ended);
  const gone = await deleted.phone(1);
  await deleted.owner.ask('DELETE', `/events/${deleted.event}`);
  const foreign = await teams.phone(1);
  // Another draw that nobody has published.
  for (const match of [2, 3, 4]) await hall.must({ type: 'report', match, report: { score: [25, match] } });
  await hall.must({ type: 'pair', open: [1] });
  const { lines } = await hall.desk();
  const drawn = lines.flatMap(({ gave }) => (gave && 'matches' in gave ? gave.matches : []));
  const draft =
    drawn.filter(({ table, round }) => round === 2 && table === 1).map(({ number }) => number)[0] ?? 5;
  const [player, nobody] = [house.browser(), house.browser()];
  await player.comeIn('Asha');
  const captain = await captainOf(teams, teams.tie.a);
  const former = await captainOf(teams, teams.tie.b);
  const rival = await captainOf(teams, teams.tie.b);
  await rival.ask('POST', '/line-ups', { id: 'l', match: teams.tie.match, lineUp: rival.lineUp });
  return {
    house,
    hall,
    ended,
    deleted,
    teams,
    phone,
    taken,
    old,
    late,
    gone,
    foreign,
    draft,
    player,
    nobody,
    captain,
    former,
    rival,
  };
}

type Scene = Awaited<ReturnType<typeof scene>>;

/** Who tries, what, and the status that is right. */
type Try = readonly [
  what: string,
  status: number,
  attempt: (scene: Scene) => Promise<{ readonly statusCode: number }>,
];

const result = (match: number, from = 'forger') => ({ match, report: reported([25, 0], from) });
const at = ({ house }: Scene, event: string, token: string) =>
  phoneWith(house, event, { phone: '', key: '', table: 0, token });
const withHeader = (
  { house }: Scene,
  method: 'GET' | 'POST',
  path: string,
  authorization: string,
  body?: object,
) => house.browser().ask(method, path, body, { authorization });

const PHONES: readonly Try[] = [
  ['a result of another table', 403, ({ phone }) => phone.ask('POST', '/results', result(2))],
  ['a board of another table', 403, ({ phone }) => phone.ask('POST', '/boards', board(2))],
  ['a result of a match that is not there', 409, ({ phone }) => phone.ask('POST', '/results', result(99))],
  ['a result of a draft', 409, ({ phone, draft }) => phone.ask('POST', '/results', result(draft))],
  ['a board of a draft', 409, ({ phone, draft }) => phone.ask('POST', '/boards', board(draft))],
  [
    'a result of another event',
    401,
    (all) => at(all, all.teams.event, all.phone.token).ask('POST', '/results', result(1)),
  ],
  [
    'another event’s phone here',
    401,
    (all) => at(all, all.hall.event, all.foreign.token).ask('POST', '/results', result(1)),
  ],
  [
    'the table of another event',
    401,
    (all) => at(all, all.teams.event, all.phone.token).ask('GET', '/table'),
  ],
  ['a phone that was taken back: a result', 401, ({ taken }) => taken.ask('POST', '/results', result(1))],
  ['a phone that was taken back: a board', 401, ({ taken }) => taken.ask('POST', '/boards', board(1))],
  ['a phone that was taken back: its table', 401, ({ taken }) => taken.ask('GET', '/table')],
  ['a phone of an old key', 401, ({ old }) => old.ask('POST', '/results', result(3))],
  ['a phone of an ended event: a result', 409, ({ late }) => late.ask('POST', '/results', result(1))],
  ['a phone of an ended event: a board', 409, ({ late }) => late.ask('POST', '/boards', board(1))],
  ['a phone of a deleted event', 404, ({ gone }) => gone.ask('POST', '/results', result(1))],
  [
    'no token at all',
    401,
    ({ nobody, hall }) => nobody.ask('POST', `/events/${hall.event}/results`, result(1)),
  ],
  [
    'a token of nobody',
    401,
    (all) => at(all, all.hall.event, 'x'.repeat(43)).ask('POST', '/results', result(1)),
  ],
  [
    'the table’s key for a token',
    401,
    (all) => at(all, all.hall.event, all.phone.key).ask('POST', '/results', result(1)),
  ],
  [
    'a phone’s id for a token',
    401,
    (all) => at(all, all.hall.event, all.phone.phone).ask('POST', '/results', result(1)),
  ],
  [
    'a phone’s token as a session',
    401,
    (all) => withHeader(all, 'GET', `/events/${all.hall.event}/desk`, `Bearer ${all.phone.token}`),
  ],
  [
    'a phone’s token as a team’s',
    401,
    (all) => withHeader(all, 'GET', `/events/${all.teams.event}/team`, `Team ${all.foreign.token}`),
  ],
  [
    'the old key of a table',
    403,
    ({ nobody, hall, old }) => nobody.ask('POST', `/events/${hall.event}/phones`, { table: 3, key: old.key }),
  ],
  [
    'the key of another table',
    403,
    ({ nobody, hall, phone }) =>
      nobody.ask('POST', `/events/${hall.event}/phones`, { table: 2, key: phone.key }),
  ],
  [
    'the key of another event',
    403,
    ({ nobody, teams, phone }) =>
      nobody.ask('POST', `/events/${teams.event}/phones`, { table: 1, key: phone.key }),
  ],
  [
    'the key of an ended event',
    409,
    ({ nobody, ended, late }) =>
      nobody.ask('POST', `/events/${ended.event}/phones`, { table: 1, key: late.key }),
  ],
  [
    'a result in another phone’s name',
    403,
    async ({ phone, hall }) => {
      await phone.ask('POST', '/results', { match: 1, report: reported([25, 9], 'honest') });
      return (await hall.phone(1)).ask('POST', '/results', {
        match: 1,
        report: reported([0, 25], 'honest', 2),
      });
    },
  ],
];

const CAPTAINS: readonly Try[] = [
  ['a captain’s old link', 401, ({ former }) => former.ask('GET', '/team')],
  [
    'a line-up by an old link',
    401,
    ({ former, teams }) =>
      former.ask('POST', '/line-ups', { id: 'x', match: teams.tie.match, lineUp: former.lineUp }),
  ],
  [
    'a line-up in a tie of others',
    403,
    ({ captain, teams }) =>
      captain.ask('POST', '/line-ups', { id: 'x', match: teams.otherTie, lineUp: captain.lineUp }),
  ],
  [
    'the rival’s players in one’s own line-up',
    409,
    ({ captain, rival, teams }) =>
      captain.ask('POST', '/line-ups', { id: 'x', match: teams.tie.match, lineUp: rival.lineUp }),
  ],
  ['a captain at the desk', 401, ({ captain }) => captain.ask('GET', '/desk')],
  ['a captain takes the file', 401, ({ captain }) => captain.ask('GET', '/file')],
  [
    'a captain at another event',
    401,
    (all) => withHeader(all, 'GET', `/events/${all.hall.event}/team`, `Team ${all.captain.token}`),
  ],
  [
    'a captain as a table’s umpire',
    401,
    (all) => at(all, all.teams.event, all.captain.token).ask('GET', '/table'),
  ],
  [
    'a captain’s link makes no helper',
    404,
    ({ player, teams, captain }) =>
      player.ask('POST', `/events/${teams.event}/staff`, { token: captain.token }),
  ],
];

/** What is for those who run the event, whoever else asks. */
const STAFF: readonly (readonly ['GET' | 'POST' | 'DELETE' | 'PATCH', string, object?])[] = [
  ['GET', '/desk'],
  ['GET', '/file'],
  ['GET', '/tables'],
  ['POST', '/tables/1/key'],
  ['DELETE', '/phones/PHONE'],
  ['POST', '/acts', { id: 'x', act: { type: 'report', match: 1, report: { score: [25, 0] } } }],
  ['POST', '/carried', { text: 'CARRIED' }],
  ['POST', '/waiting/any', { take: true, reason: 'mine' }],
  ['POST', '/requests/any', { accept: true }],
  ['POST', '/clock', { do: 'off' }],
  ['POST', '/invites', { to: 'help' }],
  ['PATCH', '', { entries: 'at-once' }],
  ['DELETE', ''],
];

describe.each(STORES)('who breaks in, on %s', (kind) => {
  it('gets nothing by a phone or a team’s link that is not theirs for it', async () => {
    const all = await scene(kind);
    const before = await all.hall.desk();
    const got: (readonly [string, number])[] = [];
    for (const [what, , attempt] of [...PHONES, ...CAPTAINS])
      got.push([what, (await attempt(all)).statusCode]);
    expect(got).toEqual([...PHONES, ...CAPTAINS].map(([what, status]) => [what, status]));
    // Nothing was done but what the honest phone reported.
    const after = await all.hall.desk();
    expect(after.lines.slice(before.seq).map(({ act }) => act)).toMatchObject([
      { type: 'report', report: { score: [25, 9] } },
    ]);
    expect([after.waiting, after.live]).toEqual([[], []]);
  });

  it('gets nothing that is for those who run it: not a phone, a player, or anybody', async () => {
    const all = await scene(kind);
    const { hall, phone, player, nobody } = all;
    const before = await hall.desk();
    const text = signCarried(
      { event: hall.event, table: 1, match: 1, report: reported([25, 0], 'x') },
      phone.key,
    );
    const asAPhone: Pick<Browser, 'ask'> = {
      ask: (method, path, body) =>
        all.house.browser().ask(method, path, body, { authorization: `Table ${phone.token}` }),
    };
    for (const [who, browser, status] of [
      ['a phone', asAPhone, 401],
      ['a player', player, 403],
      ['anybody', nobody, 401],
    ] as const)
      for (const [method, path, body] of STAFF) {
        const asked = path === '/carried' ? { text } : body;
        const address = `/events/${hall.event}${path.replace('PHONE', phone.phone)}`;
        const { statusCode } = await browser.ask(method, address, asked);
        expect([who, method, path, statusCode]).toEqual([who, method, path, status]);
      }
    const after = await hall.desk();
    expect([after.seq, after.rev]).toEqual([before.seq, before.rev]);
    expect((await phone.ask('GET', '/table')).statusCode).toBe(200);
  });

  it('sees no line-up that is secret: not the rival, a phone, a player, or anybody', async () => {
    const { teams, captain, rival, foreign, player, nobody } = await scene(kind);
    const [secret] = rival.lineUp.flat();
    const seen = [
      await captain.ask('GET', '/team'),
      await foreign.ask('GET', '/table'),
      await player.ask('GET', `/events/${teams.event}`),
      await nobody.ask('GET', `/events/${teams.event}`),
    ];
    expect(seen.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(seen[0]?.body).not.toContain(secret);
    expect(seen[1]?.body).not.toContain(secret);
    for (const page of seen.slice(2)) {
      const ties = page.json().seen.stages.flatMap((stage: { rounds?: unknown }) => JSON.stringify(stage));
      expect(ties.join()).not.toMatch(/"rubbers":\[\{"[ab]":\[/);
    }
    expect((await rival.ask('GET', '/team')).body).toContain(secret);
  });
});
