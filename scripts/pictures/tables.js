// The tables of the lobby's picture, put into a store that nobody serves from yet.
import { decide, makeDice, newHead, openMatch, phaseOf, refusalMessage, standIn } from '@opencarrom/match';

/**
 * @typedef {import('@opencarrom/match').Event} Event
 * @typedef {import('@opencarrom/match').Player} Player
 * @typedef {{ names: readonly string[], strokes: number, length?: 'board' | 'game' | 'match', rulebook?: 'icf' | 'icf-classic' | 'icf-short' }} Table
 */

/** @type {readonly Table[]} */
const PLAYED = [
  { names: ['Gauri S.', 'Hari T.'], strokes: 46, length: 'match' },
  { names: ['Indu L.', 'Jai B.'], strokes: 30, length: 'game' },
  { names: ['Kavi D.', 'Lata O.'], strokes: 38, length: 'match' },
  { names: ['Mira', 'Nav', 'Om', 'Priya'], strokes: 24, length: 'game' },
  { names: ['Qasim Z.', 'Ravi U.'], strokes: 0 },
  { names: ['Sana W.', 'Tara Y.'], strokes: 18, length: 'game' },
];
/** @type {readonly Table[]} */
const OPEN = [
  { names: ['Farid N.'], strokes: 0, rulebook: 'icf-short' },
  { names: ['Dev P.'], strokes: 0, length: 'match' },
  { names: ['Chitra V.'], strokes: 0, length: 'game' },
];
const PLAYERS = /** @type {const} */ (['A1', 'B1', 'A2', 'B2']);

/** @param {string} path of the store's file */
export async function putTables(path) {
  const { openStore } = await import('../../apps/server/dist/store/open-store.js');
  const { makeLogger } = await import('../../apps/server/dist/operate/logger.js');
  const now = Date.now();
  const store = await openStore(
    { store: { kind: 'sqlite', path }, nodeName: 'pictures' },
    { now: () => now, logger: makeLogger({ logLevel: 'silent', nodeName: 'pictures' }) },
  );
  const { db } = store;
  for (const [index, table] of [...PLAYED, ...OPEN].entries()) {
    const { head, events, latest } = played(table, index + 1);
    const match = `picture${String(index).padStart(5, '0')}`;
    const isLive = table.names.length > 1;
    const opened = now - index * 1000;
    const { rulebook, discipline, length } = head;
    const accounts = table.names.map((name, seat) => ({
      ...{ id: `${match}-${seat}`, name, locale: null, role: null },
      ...{ created_at: now, upgraded_at: null, seen_at: now },
    }));
    const seats = PLAYERS.slice(0, discipline === 'doubles' ? 4 : 2).map((player, seat) => ({
      ...{ match, player, account: accounts[seat]?.id ?? null, computer: null, token_hash: null },
    }));
    await store.write([
      { change: db.insertInto('accounts').values(accounts) },
      {
        change: db.insertInto('matches').values({
          ...{ id: match, head: JSON.stringify(head), kind: 'casual', visibility: 'public' },
          ...{ created_at: opened, started_at: isLive ? now - latest : null, paused_ms: 0, stood_at: null },
          ...{ owner: null, epoch: 0, status: isLive ? 'live' : 'open', ended_at: null, result: null },
          ...{ rematch_of: null, rematch: null },
        }),
      },
      { change: db.insertInto('seats').values(seats) },
      {
        change: db.insertInto('lobby').values({
          ...{ match, visibility: 'public', rulebook, discipline, length, kind: 'casual' },
          ...{ opened_at: opened, seen_at: now },
        }),
      },
      ...(events.length === 0
        ? []
        : [
            {
              change: db.insertInto('events').values({
                ...{
                  match,
                  seq: 1,
                  last: events.length,
                  cmd: 'picture',
                  at: 0,
                  body: JSON.stringify(events),
                },
              }),
            },
          ]),
    ]);
  }
  await store.close();
}

/** A match of stand-ins, until so many strokes were made and somebody is to strike. @param {Table} table @param {number} seed */
function played({ names, strokes, length = 'board', rulebook = 'icf' }, seed) {
  const isPair = names.length === 4;
  const players = { A: isPair ? ['A', 'A'] : ['A'], B: isPair ? ['B', 'B'] : ['B'] };
  const discipline = isPair ? /** @type {const} */ ('doubles') : /** @type {const} */ ('singles');
  const head = newHead({ players, discipline, length, rulebook, clocks: 'none' });
  const dice = makeDice(seed);
  /** @type {Event[]} */
  const events = [];
  let state = openMatch(head);
  let made = 0;
  while (names.length > 1 && !(made >= strokes && phaseOf(state) === 'stroke')) {
    const command = standIn(state, dice);
    if (!command) break;
    const decision = decide(state, command);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    if (command.act.type === 'strike') made++;
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events, latest: state.latest };
}
