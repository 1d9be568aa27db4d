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
  await key(phone, / won it$/);
  await phone
    .button(/^Takes/)
    .first()
    .waitFor();
  await phone.shoot('choice');
  await key(phone, /^Takes (the break|white)/);
  await phone.button('They sit so').waitFor();
  await phone.shoot('seats', true);
  await key(phone, 'They sit so');
}

/** @param {Person} phone @param {{ strokes: number, ends: 'given up' | 'by score', strength: Strength }} how */
export async function umpiresStrokes(phone, { strokes, ends, strength }) {
  await phone.tap(phone.page.getByText('Every stroke'));
  await phone.tap('Umpire this match');
  await phone.button('Spin the coin').waitFor();
  await phone.shoot('toss');
  await sitsDown(phone);
  while (await phone.button(/^Trial board/).isVisible()) await key(phone, /^Trial board/);
  await phone.button('Play').waitFor();
  await phone.shoot('before-play');
  await key(phone, 'Play');
  for (let stroke = 0; stroke < strokes; stroke++) {
    await key(phone, stroke % 2 === 0 ? 'One own' : 'Nothing fell');
    if (stroke === 2) await phone.shoot('stroke');
  }
  await phone.shoot('strokes');
  await awake(phone);
  await phone.tap('More');
  const more = phone.page.getByRole('dialog', { name: 'More' });
  await phone.shoot('more', true);
  if (ends === 'given up') {
    await phone.tap(/^Match given up by/, more);
    const dialog = phone.page.getByRole('dialog', { name: /^Match given up by/ });
    await phone.tap(dialog.getByText('Has to leave'));
    await phone.shoot('given-up');
    await phone.tap(/^Match given up by/, dialog);
  } else {
    await phone.tap('Only the score', more);
    await boards(phone, strength);
  }
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
  await phone.page.reload();
  await now.or(none).first().waitFor();
  return now.first().isVisible();
}

/** The umpire writes down the boards alone. @param {Person} phone @param {{ strength: Strength }} how */
export async function keepsTheScore(phone, { strength }) {
  await phone.tap(phone.page.getByText('Only the score'));
  await phone.tap('Umpire this match');
  await phone.button('Spin the coin').waitFor();
  await sitsDown(phone);
  await boards(phone, strength);
  await signs(phone);
}

/** The stronger pair wins every board. @param {Person} phone @param {Strength} strength */
export async function boards(phone, strength, most = 8) {
  const { page } = phone;
  const winner = page.getByRole('group', { name: 'Who won the board' });
  await winner.waitFor();
  const pairs = await winner.getByRole('button').allInnerTexts();
  const [first = '', second = ''] = pairs;
  const best = strength(first) < strength(second) ? 0 : 1;
  for (let board = 0; board < most && (await winner.isVisible()); board++) {
    await awake(phone);
    await phone.tap(winner.getByRole('button').nth(best));
    await phone.tap(
      page.getByRole('group', { name: /^Men left/ }).getByRole('button', { name: '7', exact: true }),
    );
    await phone.tap(page.getByRole('group', { name: 'The queen counts for' }).getByRole('button').nth(best));
    if (board === 0) await phone.shoot('board', true);
    await phone.tap('Write it down');
    await page
      .getByRole('button', { name: /signs$|^Write it down$/ })
      .first()
      .waitFor();
  }
}

/** Whoever has to. @param {Person} phone @param {boolean} isAlone without a network */
export async function signs(phone, isAlone = false) {
  const sign = phone.button(/signs$/);
  await sign.first().waitFor();
  await phone.shoot('to-sign', true);
  while ((await sign.count()) > 0) {
    const left = await sign.count();
    await key(phone, /signs$/);
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
