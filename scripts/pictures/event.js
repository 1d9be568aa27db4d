// The event of the pictures in docs/run-an-event.md, run over the server's own API as an organiser would: a society's
// doubles, 16 pairs in 4 groups on 6 tables, in the middle of its second round.
import { formatFrom } from '@opencarrom/tournament';

const PAIRS = [
  ['Asha Rao', 'Bina Sen'],
  ['Chitra Iyer', 'Dev Patil'],
  ['Esha Shah', 'Farid Khan'],
  ['Gita Nair', 'Hari Das'],
  ['Indu Bose', 'Jaya Pillai'],
  ['Kiran Joshi', 'Leela Roy'],
  ['Mohan Kale', 'Nisha Jain'],
  ['Omkar Deo', 'Priya Kulkarni'],
  ['Qasim Ansari', 'Ravi Menon'],
  ['Sana Wagh', 'Tara Yadav'],
  ['Uday More', 'Varsha Gore'],
  ['Wasim Sheikh', 'Yash Gokhale'],
  ['Zoya Mirza', 'Amit Bhat'],
  ['Bhavna Puri', 'Chetan Lal'],
  ['Divya Rane', 'Eknath Sawant'],
  ['Fatima Sayed', 'Ganesh Naik'],
];
const WINGS = ['A wing', 'B wing', 'C wing', 'D wing'];
const TABLES = 6;

/** Boards that the laws take: two won outright, or two of three. */
const SHEETS = [
  [
    { winner: 'A', men: 5, queen: 'A' },
    { winner: 'A', men: 3, queen: null },
  ],
  [
    { winner: 'B', men: 4, queen: null },
    { winner: 'A', men: 2, queen: null },
    { winner: 'B', men: 6, queen: 'B' },
  ],
  [
    { winner: 'A', men: 1, queen: null },
    { winner: 'B', men: 5, queen: null },
    { winner: 'A', men: 4, queen: 'A' },
  ],
];

/**
 * What the pictures are taken of.
 * @typedef {{ id: string, draft: string, cookie: { name: string, value: string }, key: string, table: number }} PicturedEvent
 */

/** Opens and plays it. @param {string} address of the server @returns {Promise<PicturedEvent>} */
export async function playEvent(address) {
  const guest = await fetch(`${address}/api/guests`, asJson({ name: 'R. Rao' }));
  const [session = ''] = (guest.headers.get('set-cookie') ?? '').split(';');
  const [name = '', value = ''] = session.split('=');
  /** @param {string} path @param {object} [body] */
  const asked = async (path, body) => {
    const answer = await fetch(`${address}/api${path}`, {
      ...(body ? asJson(body) : {}),
      headers: { cookie: session, origin: address, ...(body ? { 'content-type': 'application/json' } : {}) },
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
  };
  const cup = await opened(asked, 'Tamarind Society Cup');
  await drawn(cup.act);
  for (let match = 1; match <= 8; match++) await cup.act(reportOf(match));
  await drawn(cup.act);
  for (const match of [9, 10, 12]) await cup.act(reportOf(match));
  // Another one whose first round nobody has published yet.
  const draft = await opened(asked, 'Banyan Court Cup');
  await draft.act({ type: 'pair' });
  const { tables } = await asked(`/events/${cup.id}/tables`);
  const { table, key } = tables.find((/** @type {{ table: number }} */ each) => each.table === 5);
  return { id: cup.id, draft: draft.id, cookie: { name, value }, key, table };
}

/**
 * An event with its entries, its tables and its hours.
 * @param {(path: string, body?: object) => Promise<any>} asked
 * @param {string} name
 */
async function opened(asked, name) {
  const format = formatFrom('starwood', { groups: 4 }, ['Groups', 'Knock-out']);
  if ('error' in format) throw new Error(format.error.message);
  const open = {
    ...{ name, format: format.ok, template: 'starwood' },
    ...{ date: '2025-01-18', place: 'Club room', lot: 7, drafts: true },
  };
  const { id } = await asked('/events', { id: crypto.randomUUID(), open, listed: true });
  /** @param {object} act */
  const act = (act) => asked(`/events/${id}/acts`, { id: crypto.randomUUID(), act });
  await act({ type: 'enter', entries: PAIRS.map(entryOf) });
  await act({ type: 'tables', tables: TABLES, outOfUse: [] });
  await act({ type: 'sessions', sessions: [{ start: '2025-01-18T09:30', minutes: 600, breaks: [] }] });
  return { id, act };
}

/** @param {(act: object) => Promise<unknown>} act */
async function drawn(act) {
  await act({ type: 'pair' });
  await act({ type: 'publish' });
}

/** @param {string[]} pair @param {number} index */
const entryOf = (pair, index) => ({
  players: pair.map((name) => ({ name })),
  club: WINGS[index % WINGS.length],
});

/** @param {number} match */
const reportOf = (match) => ({
  type: 'report',
  match,
  report: { boards: SHEETS[match % SHEETS.length], first: 'A' },
});

/** @param {object} body */
const asJson = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
