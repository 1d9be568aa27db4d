import { readFileSync } from 'node:fs';
import { newHead } from '@opencarrom/match';
import { ICF, strikerPlace } from '@opencarrom/physics';
import { isFault, shareMatch, sharePractice, writeLink } from '@opencarrom/share';
import { describe, expect, it } from 'vitest';
import { forgetLinks } from '../../../src/links/kept-links.js';
import { GOLDEN_LINKS } from '../../support/golden-links.js';
import { playedMatch } from '../../support/played-match.js';
import { STORES } from '../../support/stores.js';
import { sharesStores } from '../people/emptied-store.js';
import { type Browser, type House, openHouse } from '../people/house.js';

sharesStores();

const [BOARD = '', STROKE = ''] = GOLDEN_LINKS.map(({ link }) => link);
const KEY = 'key-of-this-phone-0001';
const OTHER_KEY = 'key-of-another-phone-1';
const DAY = 24 * 3_600_000;

/** A match between people with these names, told in its link. */
function namedLink(a: string, b: string): string {
  const { commands } = playedMatch(7);
  const head = { ...newHead({ players: { A: [a], B: [b] }, length: 'board' }), date: null };
  const piece = shareMatch({ head, events: commands.flat() }, { named: true });
  if (isFault(piece)) throw new Error(piece.detail);
  return writeLink(piece);
}

/** A man before a pocket, alone or with a stroke at it. */
function practiceLink(struck: boolean): string {
  const at = strikerPlace(ICF, 'S', []) ?? { x: 0, y: 0 };
  const stroke = struck ? { ...at, vx: 0.1, vy: 2 } : null;
  const made = sharePractice({ men: [{ id: 'w1', x: 0.28, y: 0.23 }], seat: 'S', side: 'white', stroke });
  if (isFault(made)) throw new Error(made.detail);
  return writeLink(made);
}

const make = (browser: Browser, link: string, key = KEY, headers = {}) =>
  browser.ask('POST', '/links', { link, key }, headers);

async function made(browser: Browser, link: string, key = KEY): Promise<string> {
  const answer = await make(browser, link, key);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().id;
}

const open = ({ server }: House, path: string, headers = {}) =>
  server.inject({ method: 'GET', url: `/s/${path}`, headers: { host: 'carrom.example', ...headers } });

const refusal = async (asking: ReturnType<Browser['ask']>) => {
  const answer = await asking;
  return [answer.statusCode, answer.json().error.code, answer.json().error.message];
};

const meta = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1];

describe.each(STORES)('a short link, on %s', (kind) => {
  it('is the same for the same content, whoever makes it, and leads to the game', async () => {
    const house = await openHouse(kind);
    const [asha, ravi] = [house.browser(), house.browser()];
    const id = await made(asha, BOARD);
    expect(id).toMatch(/^[2-9a-z]{10}$/);
    expect(await made(asha, BOARD)).toBe(id);
    expect(await made(ravi, BOARD, OTHER_KEY)).toBe(id);
    expect(await made(ravi, STROKE)).not.toBe(id);

    const page = await open(house, id);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<meta http-equiv="refresh" content="0;url=/shared#${BOARD}">`);
    expect(page.body).toContain(`<a href="/shared#${BOARD}">Watch it</a>`);
    expect(meta(page.body, 'og:title')).toMatch(/^Player 1 – Player 2: .*wins? the board: \d+ points?$/);
    expect(meta(page.body, 'twitter:card')).toBe('summary_large_image');
    expect(meta(page.body, 'og:image')).toBe(`http://carrom.example/s/${id}.png`);
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('has a picture of 1200 by 630', async () => {
    const house = await openHouse(kind);
    const id = await made(house.browser(), STROKE);
    const [picture, again] = await Promise.all([open(house, `${id}.png`), open(house, `${id}.png`)]);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(again.rawPayload.equals(picture.rawPayload)).toBe(true);
  });

  it('may be of practice, which is played and painted like any other', async () => {
    const house = await openHouse(kind);
    const id = await made(house.browser(), practiceLink(true));
    expect(meta((await open(house, id)).body, 'og:title')).toBe('A carrom shot from practice');
    expect((await open(house, `${id}.png`)).headers['content-type']).toBe('image/png');
    const hindi = { 'accept-language': 'hi' };
    const position = await made(house.browser(), practiceLink(false));
    expect(meta((await open(house, position, hindi)).body, 'og:title')).toBe('कैरम की एक स्थिति: आप क्या खेलेंगे?');
  });

  it('made twice at once is one, and each of its makers may leave it', async () => {
    const house = await openHouse(kind);
    const browsers = Array.from({ length: 6 }, () => house.browser());
    const keys = browsers.map((_, n) => `key-of-browser-number-${n}`);
    const ids = await Promise.all(browsers.map((browser, n) => made(browser, BOARD, keys[n])));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    const leave = (key: string) => house.browser().ask('POST', `/links/${id}/removal`, { key });
    for (const key of keys) {
      expect((await open(house, id)).statusCode).toBe(200);
      expect((await leave(key)).statusCode).toBe(204);
    }
    expect((await open(house, id)).statusCode).toBe(404);
    expect((await leave(keys[0] ?? '')).statusCode).toBe(404);
    expect(await made(house.browser(), BOARD)).toBe(id);
  });

  it('is taken back by its key or its account, and by nobody else', async () => {
    const house = await openHouse(kind);
    const [asha, phone, stranger] = [house.browser(), house.browser(), house.browser()];
    await asha.comeIn('Asha');
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    await stranger.comeIn('Ravi');
    const id = await made(asha, BOARD);
    const remove = (browser: Browser, body: object) =>
      refusal(browser.ask('POST', `/links/${id}/removal`, body));
    expect((await remove(phone, {})).slice(0, 2)).toEqual([401, 'not-signed-in']);
    expect((await remove(phone, { key: OTHER_KEY })).slice(0, 2)).toEqual([404, 'not-found']);
    expect((await remove(stranger, {})).slice(0, 2)).toEqual([404, 'not-found']);
    await phone.ask('POST', '/sign-in/password', { login: 'asha', password: 'long enough' });
    expect((await phone.ask('POST', `/links/${id}/removal`, {})).statusCode).toBe(204);
    const gone = await open(house, id, { 'accept-language': 'hi-IN,hi;q=0.9' });
    expect(gone.statusCode).toBe(404);
    expect(gone.body).toContain('lang="hi"');
    expect(gone.body).toContain('यह लिंक कहीं नहीं जाता');
    expect((await open(house, `${id}.png`)).statusCode).toBe(404);
  });

  it('goes with the account that made it', async () => {
    const house = await openHouse(kind);
    const asha = house.browser();
    await asha.comeIn('Asha');
    await asha.ask('PUT', '/me/password', { login: 'asha', password: 'long enough' });
    const id = await made(asha, namedLink('Asha', 'Bina'));
    expect((await open(house, id)).body).toContain('Asha – Bina');
    expect((await asha.ask('DELETE', '/me')).statusCode).toBe(204);
    expect((await open(house, id)).statusCode).toBe(404);
    const rows = await house.services.store.db.selectFrom('short_links').selectAll().execute();
    expect(rows).toEqual([]);
  });

  it('is taken down by a moderator, emptied, and not made again', async () => {
    const house = await openHouse(kind);
    const [meera, asha] = [house.browser(), house.browser()];
    await house.makeModerator(await meera.comeIn('Meera'));
    await asha.comeIn('Asha');
    const id = await made(asha, BOARD);
    const down = (browser: Browser) =>
      browser.ask('POST', `/moderation/links/${id}/take-down`, { reason: 'a name that hurts' });
    expect((await refusal(down(asha))).slice(0, 2)).toEqual([403, 'not-allowed']);
    expect((await down(meera)).statusCode).toBe(204);
    expect((await down(meera)).statusCode).toBe(404);
    const page = await open(house, id);
    expect(page.statusCode).toBe(410);
    expect(page.body).toContain('A moderator has taken this link down.');
    expect(page.body).not.toContain(BOARD);
    expect((await refusal(make(asha, BOARD))).slice(0, 2)).toEqual([410, 'taken-down']);
    const [row] = await house.services.store.db.selectFrom('short_links').selectAll().execute();
    expect(row).toMatchObject({ link: '', told: '{}', card: '{}' });
    const [deed] = (await meera.ask('GET', '/moderation/audit')).json().entries;
    expect(deed).toMatchObject({ what: `short link ${id} taken down`, reason: 'a name that hurts' });
  });

  it('is forgotten once nobody has opened it for a year', async () => {
    const house = await openHouse(kind);
    const [seldom, never] = [await made(house.browser(), BOARD), await made(house.browser(), STROKE)];
    house.pass(200 * DAY);
    await open(house, seldom);
    await expect
      .poll(async () => {
        const row = house.services.store.db
          .selectFrom('short_links')
          .select('opened_at')
          .where('id', '=', seldom);
        return Number((await row.executeTakeFirstOrThrow()).opened_at);
      })
      .toBe(house.services.now());
    house.pass(200 * DAY);
    await forgetLinks(house.services);
    expect((await open(house, seldom)).statusCode).toBe(200);
    expect((await open(house, never)).statusCode).toBe(404);
    const makers = await house.services.store.db.selectFrom('short_link_makers').select('link').execute();
    expect(makers).toEqual([{ link: seldom }]);
  });
});

describe('what is no link', () => {
  it('is refused by why, in the reader’s language', async () => {
    const house = await openHouse();
    const browser = house.browser();
    const doctored = doctoredOf(BOARD);
    const said = async (link: string, language = 'en') =>
      refusal(make(browser, link, KEY, { 'accept-language': language }));
    expect(await said(doctored)).toEqual([
      ...[400, 'bad-link'],
      'This link was tampered with: its strokes do not lead to the result it claims.',
    ]);
    expect(await said(doctored, 'hi')).toEqual([
      ...[400, 'bad-link'],
      'इस लिंक में छेड़छाड़ हुई है: इसके स्ट्रोक से बताया गया परिणाम नहीं निकलता।',
    ]);
    expect((await said(BOARD.slice(0, -9)))[2]).toBe('The end of this link is missing.');
    expect((await said('<script>'))[2]).toBe('This is not a link to a game.');
    expect((await said('A'.repeat(64_000))).slice(0, 2)).toEqual([400, 'bad-link']);
    expect((await said('A'.repeat(64_001))).slice(0, 2)).toEqual([400, 'bad-request']);
    for (const body of [{}, { link: BOARD }, { link: 7, key: KEY }, { link: BOARD, key: 'x' }, [BOARD], null])
      expect((await browser.ask('POST', '/links', body ?? undefined)).statusCode).toBe(400);
    const elsewhere = { origin: 'https://elsewhere.example' };
    expect((await refusal(make(browser, BOARD, KEY, elsewhere))).slice(0, 2)).toEqual([
      403,
      'foreign-origin',
    ]);
    expect(await house.services.store.db.selectFrom('short_links').select('id').execute()).toEqual([]);
  });

  it('holds up who makes them without end', async () => {
    const house = await openHouse('sqlite', { LIMITS: 'on' });
    const browser = house.browser();
    const answers: number[] = [];
    for (let n = 0; n < 101; n++) answers.push((await make(browser, STROKE)).statusCode);
    expect(answers.slice(0, 100).every((status) => status === 201)).toBe(true);
    expect(answers[100]).toBe(429);
  });
});

describe('names in a link', () => {
  it('are told as they are, and are never markup', async () => {
    const house = await openHouse();
    const id = await made(house.browser(), namedLink('<b>"Asha" & co</b>', "Bina'><script>x()</script>"));
    const { body } = await open(house, id);
    expect(body).not.toMatch(/<script|<b>|'>/);
    expect(meta(body, 'og:title')).toContain(
      '&lt;b&gt;&quot;Asha&quot; &amp; co&lt;/b&gt; – Bina&#39;&gt;&lt;script&gt;x()&lt;/script&gt;: ',
    );
  });

  it('that mislead or offend are told as nobody’s', async () => {
    const house = await openHouse();
    const [bad = ''] = readFileSync(
      new URL('../../../src/people/word-lists/en.ts', import.meta.url),
      'utf8',
    ).match(/(?<=')[a-z]{4,}(?=')/) ?? [''];
    const id = await made(house.browser(), namedLink(bad, 'www.buy-here.example'));
    const { body } = await open(house, id, { 'accept-language': 'hi' });
    expect(meta(body, 'og:title')).toMatch(/^खिलाड़ी 1 – खिलाड़ी 2: /);
    expect(body).not.toContain('buy-here');
  });

  it('are told in their maker’s language to a messenger, which says none', async () => {
    const house = await openHouse();
    const link = namedLink('आशा', 'बीना');
    const answer = await make(house.browser(), link, KEY, { 'accept-language': 'hi' });
    const { id } = answer.json();
    expect(meta((await open(house, id)).body, 'og:locale')).toBe('hi_IN');
    expect(meta((await open(house, id, { 'accept-language': 'en-GB' })).body, 'og:locale')).toBe('en_GB');
  });
});

/** The same strokes, another result: all sums in order. */
function doctoredOf(link: string): string {
  const bytes = Buffer.from(link, 'base64url');
  const at = bytes.length - 12;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return Buffer.concat([bytes.subarray(0, -4), sumOf(bytes.subarray(0, -4))]).toString('base64url');
}

/** FNV-1a of 64 bits, its first four bytes: docs/link-format.md. */
function sumOf(bytes: Uint8Array): Buffer {
  let hash = 0xcbf29ce484222325n;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  const all = Buffer.alloc(8);
  all.writeBigUInt64BE(hash);
  return all.subarray(0, 4);
}
