import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type EventAct,
  emptyLog,
  evolveEvent,
  formatFrom,
  generateEvent,
  writeEvent,
} from '@opencarrom/tournament';
import { describe, expect, it, onTestFinished } from 'vitest';
import { complaintsInAllThemes } from '../accessible.js';
import { useStage } from '../stage.js';
import { useSharedHouse } from './house.js';
import { goesTo } from './people.js';

const stage = useStage();
const house = useSharedHouse();

/** An event in the middle of a round, on a server, and a way to act as the one who runs it. */
async function heldEvent(
  template = 'european-swiss',
  { rounds, inRound = 2 }: { readonly rounds?: number; readonly inRound?: number } = { rounds: 5 },
) {
  const address = house.address();
  let cookie = '';
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address, cookie },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    cookie ||= answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    return answer.json();
  };
  const format = formatFrom(template, rounds === undefined ? {} : { rounds });
  if (!('ok' in format)) throw new Error('no such template');
  const { happenings } = generateEvent({ seed: 3, players: 8, format: format.ok, unrest: 0 });
  const drawn = happenings.flatMap(({ act }, index) => (act.type === 'pair' ? [index] : []))[
    inRound - 1
  ] as number;
  const log = happenings.slice(0, drawn + 1).reduce(evolveEvent, emptyLog);
  await post('/guests', { name: 'Asha' });
  const { id } = (await post('/events/brought', { id: 'brought', text: writeEvent(log) })) as { id: string };
  const path = `/event/${id}`;
  const open = log.state.stages[0]?.matches.find(({ result }) => result === null);
  if (!open || open.b === null) throw new Error('no match is open');
  return {
    at: (part = '') => `${address}${path}${part}`,
    path,
    match: { ...open, b: open.b },
    act: (act: EventAct) => post(`/events/${id}/acts`, { id: act.type, act }),
    report: (a: number, b: number) =>
      post(`/events/${id}/acts`, {
        id: 'reported',
        act: { type: 'report', match: open.number, report: { score: [a, b] } },
      }),
  };
}

describe('an event that everybody sees', () => {
  it('follows a result on its page, and shows a player’s own way', async () => {
    const event = await heldEvent();
    const { page } = await stage.open({ phone: true, reducedMotion: 'reduce' });
    await page.goto(event.at());
    await page.getByRole('heading', { name: 'To be played' }).waitFor();
    await page.getByText('0 of 4 results in').first().waitFor();
    await event.report(25, 11);
    await page.getByText('1 of 4 results in').first().waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);

    await goesTo(page, `${event.path}/entrant/${event.match.a}`);
    await page.getByRole('heading', { name: 'So far' }).waitFor();
    await page.getByText('25 – 11').waitFor();
    await page.getByText('Nothing is drawn for you yet').waitFor();
    expect(await complaintsInAllThemes(page)).toEqual([]);
    for (const part of ['/standings', '/matches', '/entrants', `/match/${event.match.number}`]) {
      await goesTo(page, event.path + part);
      await page.locator('main nav').first().waitFor();
      expect([part, await complaintsInAllThemes(page)]).toEqual([part, []]);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([part, over]).toEqual([part, 0]);
    }
  });

  it('of two days says who comes from where, and on which day', async () => {
    const event = await heldEvent('national-singles', { inRound: 1 });
    const sessions = ['2099-12-05', '2099-12-06'].map((day) => ({ start: `${day}T10:00`, minutes: 240 }));
    await event.act({ type: 'sessions', sessions });
    const { page } = await stage.open();
    await page.goto(event.at());
    await page.getByText(/5\s*–\s*6 Dec 2099/).waitFor();
    await page
      .getByText(/^Sun \d\d:\d\d$/)
      .first()
      .waitFor();
    await goesTo(page, `${event.path}/standings`);
    await page.getByText('Semi-finals: loser').first().waitFor();
  });

  it('is on the wall, page after page, and held by a key', async () => {
    const event = await heldEvent();
    const { page } = await stage.open({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.clock.install();
    await page.goto(event.at('/wall'));
    const title = page.getByRole('heading', { level: 1 });
    await title.getByText('Round 2 of 5').waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await complaintsInAllThemes(page)).toEqual([]);
    await page.clock.runFor(12_500);
    await title.getByText('Standings').waitFor();
    await page.keyboard.press(' ');
    await page.getByText('held').waitFor();
    await page.clock.runFor(30_000);
    await title.getByText('Standings').waitFor();
    await page.keyboard.press('ArrowLeft');
    await title.getByText('Round 2 of 5').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  it('can be framed by another page, compact and without a bar', async () => {
    const event = await heldEvent();
    const society = createServer((_, answer) =>
      answer
        .setHeader('content-type', 'text/html')
        .end(`<!doctype html><title>Society</title><iframe src="${event.at('/embed')}"></iframe>`),
    );
    await new Promise<void>((listening) => society.listen(0, '127.0.0.1', listening));
    onTestFinished(() => void society.close());
    const { page } = await stage.open();
    await page.goto(`http://127.0.0.1:${(society.address() as AddressInfo).port}/`);
    const framed = page.frameLocator('iframe');
    await framed.getByText('Open the whole event').waitFor();
    expect(await framed.getByRole('navigation').count()).toBe(0);
  });

  it('says so where there is no such event', async () => {
    const address = house.address();
    const { page } = await stage.open({ forgiven: /404/ });
    await page.goto(`${address}/event/nothing-here`);
    await page.getByRole('heading', { name: 'There is no such event' }).waitFor();
  });
});
