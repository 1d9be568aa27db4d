import { expect, it } from 'vitest';
import { complaintsInAllThemes } from './accessible.js';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, SAT, says, sitInTheChair } from './hall.js';
import { useStage } from './stage.js';
import { recordOf } from './table.js';

const stage = useStage();

async function theLogOf(begun: Begun) {
  const { page } = await stage.open({ phone: true });
  await putMatches(page, { hall: begun });
  await sitInTheChair(page, stage, 'hall');
  await key(page, 'Log').tap();
  return page;
}

it('corrects the men of an improper stroke, and it stays improper until that is taken off', async () => {
  const page = await theLogOf(
    atTheHall([
      ...PLAYING,
      fell({ white: 3 }),
      { type: 'observe', seen: { pocketed: { white: 1 }, breach: '37a' } },
    ]),
  );
  await key(page, /^Correct: .*improper \(37a\)$/).tap();
  const dialog = page.getByRole('dialog', { name: 'Correct this stroke' });
  await dialog.getByRole('button', { name: '2 · Asha’s own coins' }).tap();
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await dialog.getByText('Asha: 2 white coins · improper (37a)').waitFor();
  await dialog.getByRole('button', { name: 'Enter it again' }).tap();
  await dialog.getByText('proper', { exact: true }).tap();
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await dialog.getByText(/Asha: 2 white coins$/).waitFor();
  await dialog.getByRole('button', { name: 'Misjudged' }).tap();
  await dialog.getByRole('button', { name: 'Save correction' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  const { state } = await recordOf(page, 'hall');
  expect(state.board).toMatchObject({ onTurn: 'A1', table: { white: { onBoard: 4 } } });
});

it('corrects the result of an earlier board, and the score follows', async () => {
  const page = await theLogOf(
    atTheHall([
      ...SAT,
      { type: 'tally', winner: 'A', men: 4, queen: 'A' },
      { type: 'tally', winner: 'B', men: 2, queen: null },
    ]),
  );
  await key(page, /^Correct: Result entered: Asha won, 4 coins left/).tap();
  const dialog = page.getByRole('dialog', { name: 'Correct this board' });
  await dialog.getByRole('group', { name: 'Coins left' }).getByRole('button', { name: '5' }).tap();
  await dialog.getByRole('button', { name: 'Save board' }).tap();
  await dialog.getByRole('button', { name: 'Tapped the wrong key' }).tap();
  await dialog.getByRole('button', { name: 'Save correction' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  const { state } = await recordOf(page, 'hall');
  expect(state.lines.map(({ winner, points }) => [winner, points])).toEqual([
    ['A', 8],
    ['B', 2],
  ]);
});

it('recounts while the queen is to be covered, and she still is', async () => {
  const page = await theLogOf(atTheHall([...PLAYING, fell({ white: 2 }), fell({ queen: true })]));
  await key(page, 'Recount the coins').tap();
  const dialog = page.getByRole('dialog', { name: 'Recount the coins' });
  expect(await dialog.getByRole('radio', { name: 'Must be covered' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'One less: Bilal, on the board' }).tap();
  await dialog.getByRole('button', { name: 'Misjudged' }).tap();
  await dialog.getByRole('button', { name: 'Save the count' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  await says(page, 'The queen must be covered');
  const { state } = await recordOf(page, 'hall');
  expect(state.board?.table).toMatchObject({ queen: 'to-cover', turn: 'white', black: { onBoard: 8 } });
});

it('asks whose a later stroke was when a correction changes the turn, by keyboard too, and takes it back', async () => {
  const page = await theLogOf(atTheHall([...PLAYING, fell({ white: 1 }), fell(), fell({ black: 1 })]));
  await key(page, /^Correct: Asha: nothing pocketed/).tap();
  const dialog = page.getByRole('dialog', { name: 'Correct this stroke' });
  await dialog.getByRole('button', { name: '1 · Asha’s own coins' }).tap();
  await dialog.getByRole('button', { name: 'Next' }).tap();
  await dialog.getByText('One later entry no longer fits, 1 to decide').waitFor();
  await dialog.getByRole('button', { name: 'Misjudged' }).tap();
  const doIt = dialog.getByRole('button', { name: 'Save correction' });
  expect(await doIt.isDisabled()).toBe(true);
  const later = dialog.getByRole('group', { name: '3. Bilal: a black coin' });
  expect(await later.getByRole('radio').count()).toBe(3);
  await later.getByRole('radio', { name: 'Drop it' }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await later.getByRole('radio', { name: 'Keep it as Bilal’s, out of turn' }).isChecked()).toBe(true);
  expect(await complaintsInAllThemes(page)).toEqual([]);
  await doIt.tap();
  await dialog.waitFor({ state: 'hidden' });
  const { state, events } = await recordOf(page, 'hall');
  expect(state.board).toMatchObject({
    onTurn: 'B1',
    table: { white: { onBoard: 7 }, black: { onBoard: 8 } },
  });
  expect(events.filter(({ type }) => type === 'out-of-turn')).toMatchObject([{ player: 'B1', laws: ['51'] }]);
  await key(page, 'Log').tap();
  await says(page, 'Bilal strikes out of turn, and it is allowed');
  await key(page, 'Close').tap();
  await key(page, 'Undo').tap();
  const undone = await recordOf(page, 'hall');
  expect(undone.state.board).toMatchObject({
    onTurn: 'B1',
    table: { white: { onBoard: 8 }, black: { onBoard: 8 } },
  });
});

it('offers what was noticed too late only after the next stroke, and says what then stands', async () => {
  const page = await theLogOf(
    atTheHall([...PLAYING, fell({ white: 2 }), fell({ queen: true }), fell(), fell({ black: 1 }), fell()]),
  );
  await key(page, 'Close').tap();
  const high = async () => (await page.locator('.console .sides').first().boundingBox())?.height;
  const before = await high();
  await key(page, 'More').tap();
  const more = page.getByRole('dialog', { name: 'More' });
  await more.getByRole('button', { name: 'The queen is recorded as covered by white · 96' }).tap();
  await says(page, 'Noticed too late: the queen is recorded as covered by white.');
  // Ten pips fit where nine did: what stands below keeps its place.
  expect(await high()).toBe(before);
  await key(page, 'More').tap();
  await more.getByRole('button', { name: 'A stroke was out of turn…' }).tap();
  const out = page.getByRole('dialog', { name: 'Struck out of turn' });
  await out.getByText('Asha played it, and it counts.').waitFor();
});

it('says that a due was taken as placed, and forfeits it by one tap', async () => {
  const page = await theLogOf(atTheHall([...PLAYING, fell({ white: 2 }), fell({ striker: true })]));
  await key(page, 'Close').tap();
  await key(page, 'Nothing fell').tap();
  await says(page, 'Taken as placed: a white coin.');
  await key(page, 'Not placed: forfeited · 83').tap();
  await says(page, 'Noticed too late: a white coin not placed: forfeited.');
  const { state } = await recordOf(page, 'hall');
  expect(state.board?.table.white).toMatchObject({ onBoard: 7, owed: 0 });
});

it('strikes out the toss with all that hung on it, and says of nobody that it was their turn', async () => {
  const page = await theLogOf(atTheHall([...PLAYING, fell({ white: 1 })]));
  await key(page, 'Cross out: Asha won the toss').tap();
  const dialog = page.getByRole('dialog', { name: 'Cross this out' });
  await dialog.getByText('4 later entries no longer fit, 4 to decide').waitFor();
  const stroke = dialog.getByRole('group', { name: '1. Asha: a white coin' });
  await stroke.getByText('Nobody would have had to do this.').waitFor();
  await dialog.getByRole('button', { name: 'Drop the 4 still to decide' }).tap();
  await dialog.getByRole('button', { name: 'Tapped the wrong key' }).tap();
  await dialog.getByRole('button', { name: 'Save correction' }).tap();
  await key(page, 'Toss').waitFor();
});
