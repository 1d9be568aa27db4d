// A captain with a phone: enters the team by the event's link, and says in secret who plays what.
/** @typedef {import('./hall.js').Person} Person */
/** @typedef {import('./team-desk.js').Squad} Squad */

/** By the link that the desk shows. @param {Person} captain @param {string} address @param {Squad} squad */
export async function asksToEnter(captain, address, { team, players }) {
  const { page } = captain;
  await captain.opens(address);
  await page.getByLabel('Team’s name').waitFor();
  await captain.shoot('enter', true);
  await captain.types(page.getByLabel('Team’s name'), team);
  await captain.types(page.getByLabel('Players'), players.map(({ name }) => name).join('\n'));
  for (const { name, woman } of players) if (woman) await captain.tap(name);
  await captain.shoot('enter-filled', true);
  await captain.tap('Send the entry');
  await captain.sees(`${team}: entry sent`);
  await captain.shoot('entry-asked', true);
}

/** @param {Person} captain @param {readonly (readonly string[])[]} lineUp */
export async function handsInLineUp(captain, lineUp) {
  const fields = captain.page.getByRole('combobox');
  for (const [at, name] of lineUp.flat().entries()) {
    await fields.nth(at).selectOption(name);
    captain.taps += 2;
  }
  await captain.shoot('line-up-filled', true);
  await captain.tap('Hand in the line-up');
}
