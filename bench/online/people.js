import { openLine } from '../../scripts/servers/line.js';
import { visit } from '../web/phone.js';

/**
 * @typedef {import('playwright-core').Page} Page
 * @typedef {Awaited<ReturnType<typeof comes>>} Person
 */

/**
 * Somebody's own browser with nothing kept, by a line of their own.
 * @param {import('./bench.js').Bench} bench
 * @param {Parameters<typeof visit>[1]} device
 * @param {Partial<import('../../scripts/servers/line.js').LineOptions>} way
 * @param {Parameters<typeof visit>[2]} [options]
 */
export async function comes({ browser, port, folder }, device, way, options) {
  const line = await openLine({ to: [port], ...way });
  const visited = await visit({ browser, address: line.address, folder }, device, options);
  return {
    ...visited,
    line,
    leaves: async () => {
      await visited.context.close();
      await line.close();
    },
  };
}

/**
 * Asks the server as this browser would.
 * @param {Person} person
 * @param {string} path
 * @param {object} data
 */
async function asks({ page, line }, path, data) {
  const answer = await page.request.post(`${line.address}/api${path}`, {
    data,
    headers: { origin: line.address },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/**
 * The server knows them from now on, and their browser that it does.
 * @param {Person} person
 * @param {string} name
 */
async function becomesGuest(person, name) {
  await asks(person, '/guests', { name });
  await person.context.addInitScript(() => localStorage.setItem('opencarrom.online', '1'));
}

/**
 * Makes a match for a friend, and gives the path of its link.
 * @param {Person} person
 * @param {string} name
 */
export async function invites(person, name) {
  await becomesGuest(person, name);
  const { id } = await asks(person, '/matches', {
    ...{ rulebook: 'icf', discipline: 'singles', length: 'game' },
    ...{ clocks: 'none', kind: 'casual', visibility: 'link' },
  });
  return `/match/${id}`;
}

/**
 * Takes the free seat.
 * @param {Person} person
 * @param {string} name
 * @param {string} path
 */
export async function sitsDown(person, name, path) {
  await becomesGuest(person, name);
  await asks(person, `${path.replace('/match/', '/matches/')}/join`, {});
}

export const readyToStrike = (/** @type {Page} */ page) =>
  page.getByRole('button', { name: 'Strike', exact: true, disabled: false });
