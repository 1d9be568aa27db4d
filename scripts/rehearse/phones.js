// What is done on a phone at a board.
/** @typedef {import('./hall.js').Person} Person */
/** @typedef {(pair: string) => number} Strength */

/** A phone that opened the code of its table. @param {Awaited<ReturnType<typeof import('./hall.js').openHall>>} hall @param {number} table @param {string} address */
export async function phoneAt(hall, table, address) {
  const phone = await hall.comes(`table-${table}`, 'phone');
  await phone.opens(address);
  await phone.button('Umpire this match').first().waitFor();
  await phone.shoot('table', true);
  return phone;
}

/** The keys rest for a moment after each, so that no thumb hits twice. @param {Person} phone */
const awake = (phone) =>
  phone.page.locator('[role=group][aria-disabled=true]').waitFor({ state: 'detached' });

/** @param {Person} phone @param {string | RegExp} key */
async function key(phone, key) {
  await awake(phone);
  await phone.tap(key);
}

/** Toss, choice, seats, until play begins. @param {Person} phone */
export async function sitsDown(phone) {
  await key(phone, / won the toss$/);
  await phone
    .button(/^Breaks first|^Plays white/)
    .first()
    .waitFor();
  await phone.shoot('choice');
  await key(phone, /^Breaks first|^Plays white/);
  await phone.button('Confirm seats').waitFor();
  await phone.shoot('seats', true);
  await key(phone, 'Confirm seats');
}

/** What the stronger pair pockets, stroke by stroke: a whole board. */
const RUN = [['3'], ['3'], ['1', 'Queen'], ['2']];

/**
 * The umpire taps every stroke: the stronger pair takes its board in four, the other misses. `until`: after so many
 * boards something else is done with the match; without it, it is played out and signed.
 * @param {Person} phone
 * @param {{ strength: Strength, until?: number, after?: (strokes: number) => Promise<void>, isAlone?: () => boolean }} how
 */
export async function umpiresStrokes(phone, { strength, until = Infinity, after, isAlone = () => false }) {
  const { page } = phone;
  await phone.tap(page.getByText('Every stroke'));
  await phone.tap('Umpire this match');
  await phone.button('Toss').waitFor();
  await phone.shoot('toss');
  const sides = await phone.button(/ won the toss$/).allInnerTexts();
  const best = Math.min(...sides.map(strength));
  await sitsDown(phone);
  const [play, threes, sign] = [
    phone.button(/^Call “Play”$|^Trial board/),
    phone.button(/^3 · .*’s own coins$/),
    phone.button(/signs?$/),
  ];
  let [strokes, boards, pocketed] = [0, 0, 0];
  for (;;) {
    await play.or(threes).or(sign).first().waitFor();
    await awake(phone);
    if (await sign.first().isVisible()) break;
    if (await play.first().isVisible()) {
      if (boards >= until) return;
      const isTrial = /Trial/.test((await play.first().textContent()) ?? '');
      if (!isTrial) [boards, pocketed] = [boards + 1, 0];
      await key(phone, /^Call “Play”$|^Trial board/);
      await play.first().waitFor({ state: isTrial ? 'visible' : 'hidden' });
      continue;
    }
    const striker = ((await threes.first().getAttribute('aria-label')) ?? '').replace(/^3 · /, '');
    const falls = strength(striker) === best ? RUN[pocketed++] : undefined;
    for (const each of falls ?? [])
      await key(phone, each === 'Queen' ? each : new RegExp(`^${each} · .*’s own coins$`));
    await key(phone, falls ? 'Get ruling' : 'Nothing fell');
    strokes++;
    if (strokes === 3) await phone.shoot('strokes');
    await after?.(strokes);
  }
  await signs(phone, isAlone());
}

/** A pair has to leave in the middle of a match. @param {Person} phone */
export async function givesUp(phone) {
  await awake(phone);
  await phone.tap('More');
  const more = phone.page.getByRole('dialog', { name: 'More' });
  await phone.shoot('more', true);
  await phone.tap(/gives? up the match$/, more);
  const dialog = phone.page.getByRole('dialog', { name: /gives? up the match$/ });
  await phone.tap(dialog.getByText('Has to leave'));
  await phone.shoot('given-up');
  await phone.tap(/gives? up the match$/, dialog);
  await signs(phone);
}

/** Players keep the score themselves, board by board. @param {Person} phone @param {{ strength: Strength, isAlone?: boolean }} how */
export async function scoresByPlayers(phone, { strength, isAlone = false }) {
  await phone.tap(/^Players keep the score/);
  await sitsDown(phone);
  await boards(phone, strength);
  await signs(phone, isAlone);
}

/** Is something to be played at its table? The hall may not need every table in a round. @param {Person} phone */
export async function hasMatch(phone) {
  const [now, none] = [phone.button('Umpire this match'), phone.page.getByText('Nothing to play here yet')];
  // What it kept is shown until it has heard from the desk.
  const heard = phone.page.waitForResponse(/\/api\/events\/[^/]+\/table$/);
  await phone.page.reload();
  await (await heard).finished();
  await phone.page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))));
  await now.or(none).first().waitFor();
  return now.first().isVisible();
}

/** The umpire writes down the boards alone. @param {Person} phone @param {{ strength: Strength }} how */
export async function keepsTheScore(phone, { strength }) {
  await phone.tap(phone.page.getByText('Only the score'));
  await phone.tap('Umpire this match');
  await phone.button('Toss').waitFor();
  await sitsDown(phone);
  await boards(phone, strength);
  await signs(phone);
}

/** The stronger pair wins every board. @param {Person} phone @param {Strength} strength */
export async function boards(phone, strength, most = 8) {
  const { page } = phone;
  const winner = page.getByRole('group', { name: 'Who won the board?' });
  await winner.waitFor();
  const pairs = await winner.getByRole('button').allInnerTexts();
  const [first = '', second = ''] = pairs;
  const best = strength(first) < strength(second) ? 0 : 1;
  for (let board = 0; board < most && (await winner.isVisible()); board++) {
    await awake(phone);
    await phone.tap(winner.getByRole('button').nth(best));
    await phone.tap(
      page
        .getByRole('group', { name: /coins left$|^Coins left/ })
        .getByRole('button', { name: '7', exact: true }),
    );
    await phone.tap(page.getByRole('group', { name: 'The queen counts for' }).getByRole('button').nth(best));
    if (board === 0) await phone.shoot('board', true);
    await phone.tap('Save board');
    await page
      .getByRole('button', { name: /signs?$|^Save board$/ })
      .first()
      .waitFor();
  }
}

/** Whoever has to. @param {Person} phone @param {boolean} isAlone without a network */
export async function signs(phone, isAlone = false) {
  const sign = phone.button(/signs?$/);
  await sign.first().waitFor();
  await phone.shoot('to-sign', true);
  while ((await sign.count()) > 0) {
    const left = await sign.count();
    await key(phone, /signs?$/);
    const dialog = phone.page.getByRole('dialog');
    if (left === 1) await phone.shoot('signing');
    await phone.tap('Sign', dialog);
    await dialog.waitFor({ state: 'hidden' });
  }
  if (isAlone) return;
  await phone.page.getByRole('link', { name: 'Next match' }).waitFor();
  await phone.shoot('signed', true);
  await phone.tap(phone.page.getByRole('link', { name: 'Next match' }));
}
