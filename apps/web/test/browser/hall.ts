import {
  type Act,
  type Actor,
  decide,
  type Event,
  type Head,
  newHead,
  openMatch,
  refusalMessage,
} from '@opencarrom/match';
import type { Page } from 'playwright-core';
import type { Stage } from './stage.js';
import { putGame } from './table.js';

/** A match at a wooden board, as far as it has been entered. */
export interface Begun {
  readonly head: Head;
  readonly events: readonly Event[];
}

/** A match at a wooden board, with some of it entered already. */
export function atTheHall(acts: readonly (Act | readonly [Actor, Act])[], entry: Partial<Head> = {}): Begun {
  const head = newHead({ players: { A: ['Asha'], B: ['Bilal'] }, source: 'observed', ...entry });
  const events: Event[] = [];
  let state = openMatch(head);
  for (const each of acts) {
    const [by, act] = 'type' in each ? (['umpire', each] as const) : each;
    const decision = decide(state, { by, at: state.latest + 1000, act }, events);
    if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
    events.push(...decision.events);
    state = decision.state;
  }
  return { head, events };
}

export const SAT: readonly Act[] = [
  { type: 'toss', winner: 'A' },
  { type: 'choose', take: 'break' },
  { type: 'sit', seats: { A1: 'S', B1: 'N' } },
];
export const PLAYING: readonly Act[] = [...SAT, { type: 'play' }];

export const fell = (
  pocketed: { white?: number; black?: number; queen?: boolean; striker?: boolean } = {},
): Act => ({
  type: 'observe',
  seen: { pocketed },
});

/** A finished match of one board. */
export const oneBoard = (A: string, B: string): Begun =>
  atTheHall([...SAT, { type: 'tally', winner: 'A', men: 4, queen: 'A' }], {
    length: 'board',
    players: { A: [A], B: [B] },
  });

/** Puts matches on the device before the app is opened, or beside it. */
export async function putMatches(page: Page, matches: Readonly<Record<string, Begun>>): Promise<void> {
  for (const [id, begun] of Object.entries(matches)) await putGame(page, { id, ...begun, controllers: {} });
}

export async function sitInTheChair(page: Page, { address }: Stage, id: string): Promise<void> {
  await page.goto(`${address}/umpire/${id}`);
  await page.getByRole('toolbar').waitFor();
}

export const key = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) });

export const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** From here on only the boards' results are entered. */
export async function onlyTheScore(page: Page): Promise<void> {
  await key(page, 'More').click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('button', { name: 'Only the score' }).click();
  await page.getByRole('group', { name: 'Who won the board?' }).waitFor();
}

/** How many pages a print has, and of what size in points. */
export function pagesOf(pdf: Buffer): readonly string[] {
  const text = pdf.toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(text) ?? [];
  const size = `${Math.round(Number(width))} × ${Math.round(Number(height))}`;
  return (text.match(/\/Type\s*\/Page\b/g) ?? []).map(() => size);
}
