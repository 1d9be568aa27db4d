import { expect, it } from 'vitest';
import { atTheHall, type Begun, fell, key, PLAYING, putMatches, SAT, says, sitInTheChair } from './hall.js';
import { useStage } from './stage.js';
import { recordOf } from './table.js';

const stage = useStage();

async function theLogOf(begun: Begun) {
  const { page } = await stage.open({ phone: true });
  await putMatches(page, stage, { hall: begun });
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
  await dialog.getByRole('button', { name: '2 · Own men of Asha' }).tap();
  await dialog.getByRole('button', { name: 'So it was' }).tap();
  await dialog.getByText('Asha: 2 white men · improper (37a)').waitFor();
  await dialog.getByRole('button', { name: 'Enter it again' }).tap();
  await dialog.getByText('properly', { exact: true }).tap();
  await dialog.getByRole('button', { name: 'So it was' }).tap();
  await dialog.getByText(/Asha: 2 white men$/).waitFor();
  await dialog.getByRole('button', { name: 'Seen wrongly' }).tap();
  await dialog.getByRole('button', { name: 'Set it right' }).tap();
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
  await key(page, /^Correct: Result entered: Asha won, 4 men left/).tap();
  const dialog = page.getByRole('dialog', { name: 'Correct this board' });
  await dialog.getByRole('group', { name: 'Men left' }).getByRole('button', { name: '5' }).tap();
  await dialog.getByRole('button', { name: 'Write it down' }).tap();
  await dialog.getByRole('button', { name: 'Wrong key' }).tap();
  await dialog.getByRole('button', { name: 'Set it right' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  const { state } = await recordOf(page, 'hall');
  expect(state.lines.map(({ winner, points }) => [winner, points])).toEqual([
    ['A', 8],
    ['B', 2],
  ]);
});

it('recounts while the queen is to be covered, and she still is', async () => {
  const page = await theLogOf(atTheHall([...PLAYING, fell({ white: 2 }), fell({ queen: true })]));
  await key(page, 'Recount the men').tap();
  const dialog = page.getByRole('dialog', { name: 'Recount the men' });
  expect(await dialog.getByRole('radio', { name: 'To be covered' }).isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'One less: Bilal, on the board' }).tap();
  await dialog.getByRole('button', { name: 'Seen wrongly' }).tap();
  await dialog.getByRole('button', { name: 'It lies so' }).tap();
  await dialog.waitFor({ state: 'hidden' });
  await says(page, 'The queen is to be covered');
  const { state } = await recordOf(page, 'hall');
  expect(state.board?.table).toMatchObject({ queen: 'to-cover', turn: 'white', black: { onBoard: 8 } });
});
