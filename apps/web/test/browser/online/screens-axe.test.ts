import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { complaintsInAllThemes, complaintsInOneTheme } from '../accessible.js';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { comesByLine, onTurn, playOn } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** What axe complains of on the page as it stands: on a phone in every theme, and at a desk, where colours are the same. */
async function complaintsAt(page: Page): Promise<readonly string[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const atDesk = await complaintsInOneTheme(page);
  await page.setViewportSize({ width: 390, height: 844 });
  return [...atDesk, ...(await complaintsInAllThemes(page))];
}

it('the way to a friend’s board, the board, and what goes wrong at it: nothing to complain of', async () => {
  const [host, guest] = [await comesByLine({ stage, house }, ''), await comesByLine({ stage, house }, '')];
  const told: string[] = [];
  const sees = async (page: Page, screen: string) =>
    told.push(...(await complaintsAt(page)).map((complaint) => `${screen}: ${complaint}`));

  await host.page.goto(`${host.address}/friend`);
  await host.page.getByLabel('Your name').fill('Asha');
  await sees(host.page, 'a friend');
  await host.page.getByRole('button', { name: 'Make the link' }).click();
  await host.page.getByRole('heading', { name: 'Your board is ready' }).waitFor();
  await sees(host.page, 'waiting');
  const { pathname } = new URL(host.page.url());
  await guest.page.goto(guest.address + pathname);
  await guest.page.getByRole('heading', { name: 'Asha invites you to play' }).waitFor();
  await guest.page.getByLabel('Your name').fill('Bina');
  await sees(guest.page, 'an invitation');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  for (const { page } of [host, guest]) await page.locator('canvas').waitFor();

  // A match without a first stroke is called off, and looking at all of this takes longer on a busy machine.
  await playOn([host, guest], house, pathname, 1);
  const onTheirTurn = await onTurn([host, guest]);
  const other = onTheirTurn === host ? guest : host;
  await sees(other.page, 'the other’s turn');
  await other.page.getByRole('button', { name: 'Menu' }).click();
  await other.page.getByRole('switch', { name: /Show my aim/ }).waitFor();
  await sees(other.page, 'the menu');
  await other.page.getByRole('button', { name: 'Continue on another device' }).click();
  await other.page.getByLabel('Link to your seat', { exact: true }).waitFor();
  await sees(other.page, 'another device');
  await other.page.keyboard.press('Escape');

  onTheirTurn.line.cut();
  onTheirTurn.line.breakOff();
  await onTheirTurn.page.getByText(/No network|Connection lost/).waitFor();
  await sees(onTheirTurn.page, 'no connection');
  await other.page.getByText(/is away/).waitFor();
  await sees(other.page, 'the other away');
  onTheirTurn.line.mend();
  expect(told).toEqual([]);
});
