import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Event, type Player, readRecord, strokesIn, validateRecord } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServedApp, serveFrom } from '../../../../test/support/serve-app.js';
import { complaintsInAllThemes } from './accessible.js';
import { useStage } from './stage.js';
import { readyToStrike } from './table.js';

const stage = useStage();
const folder = mkdtempSync(join(tmpdir(), 'opencarrom-far-'));
let served: ServedApp;

beforeAll(async () => {
  served = await serveFrom(folder, 0);
});
afterAll(async () => {
  await served.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A server that is away is heard of in the console, as often as it is tried. */
const forgiven = /WebSocket|ERR_CONNECTION_REFUSED|Failed to load resource/;

/** The match behind a link, as the server writes it down. */
async function recordAt(link: string) {
  const written = await fetch(`${link.replace('/match/', '/api/matches/')}/record`);
  const read = readRecord(await written.text());
  if ('error' in read) throw new Error(read.error.message);
  return read.ok;
}

const struckBy = (events: readonly Event[], player: Player): number =>
  strokesIn(events).filter(({ by }) => by === player).length;

/** Whoever has something to do does it, until both have made so many strokes. */
async function playOn(pages: readonly Page[], link: string, strokes: number): Promise<void> {
  const hasAll = async () => {
    const { events } = await recordAt(link);
    return struckBy(events, 'A1') >= strokes && struckBy(events, 'B1') >= strokes;
  };
  const turns = 'button:text-matches("^Break first|^Place it")';
  while (!(await hasAll())) {
    const before = (await recordAt(link)).events.length;
    await expect
      .poll(async () => {
        for (const page of pages) {
          const next = page.locator(turns).or(readyToStrike(page)).first();
          if ((await next.isVisible()) && (await next.isEnabled()))
            await next.click({ timeout: 2000 }).catch(() => {});
        }
        return (await recordAt(link)).events.length;
      })
      .toBeGreaterThan(before);
  }
}

it('two play by nothing but a link, go on where they were when the server restarts, and play again', async () => {
  const { page: asha } = await stage.open({ forgiven, skipping: true });
  await asha.goto(served.address);
  await asha.getByRole('link', { name: 'Play a friend' }).click();
  await asha.getByLabel('Your name').fill('Asha');
  await asha.getByRole('button', { name: 'Make the link' }).click();
  const link = (await asha.getByLabel('Link to your board').textContent()) ?? '';
  expect(link).toMatch(new RegExp(`^${served.address}/match/[\\w-]+$`));
  await asha.getByRole('img', { name: /The link as a code/ }).waitFor();
  expect(await complaintsInAllThemes(asha)).toEqual([]);

  const { page: bina } = await stage.open({ forgiven, skipping: true, phone: true });
  await bina.goto(link);
  await bina.getByRole('heading', { name: 'Asha invites you to play' }).waitFor();
  expect(await complaintsInAllThemes(bina)).toEqual([]);
  await bina.getByLabel('Your name').fill('Bina');
  await bina.getByRole('button', { name: 'Sit down' }).click();
  await asha.getByText('Bina').first().waitFor();
  await bina.getByText('Asha').first().waitFor();
  await playOn([asha, bina], link, 1);
  expect(await complaintsInAllThemes(asha)).toEqual([]);

  await served.stop();
  await asha.getByText(/The server is restarting/).waitFor();
  served = await serveFrom(folder, Number(new URL(served.address).port));
  await playOn([asha, bina], link, 2);

  const { page: onlooker } = await stage.open();
  await onlooker.goto(link);
  await onlooker.getByRole('heading', { name: 'Asha – Bina' }).waitFor({ state: 'attached' });
  await expect.poll(() => readyToStrike(onlooker).count()).toBe(0);

  const record = await recordAt(link);
  expect(validateRecord(record).mismatch).toBeNull();
  // Names are joined where it is shown: the record has none.
  expect(record.head.players).toEqual({ A: ['Player A'], B: ['Player B'] });

  await asha.getByRole('button', { name: 'Menu' }).click();
  await asha.getByRole('button', { name: 'Give up' }).click();
  await asha.getByRole('button', { name: /^Really give up this board/ }).click();
  await bina.getByRole('button', { name: 'Play again' }).click();
  await asha.getByText('Bina wants to play again.').waitFor();
  await asha.getByRole('button', { name: 'Play again' }).click();
  for (const page of [asha, bina]) await page.waitForURL((url) => url.href !== link);
  expect(asha.url()).toBe(bina.url());
  for (const page of [asha, bina])
    await page.getByText(/Sides and break have changed: (you break|\w+ breaks)/).waitFor();
});

it('a link that leads nowhere says so', async () => {
  const { page } = await stage.open({ forgiven });
  await page.goto(`${served.address}/match/nothinghere1`);
  await page.getByRole('heading', { name: 'This link leads to no match.' }).waitFor();
  expect(await complaintsInAllThemes(page)).toEqual([]);
});
