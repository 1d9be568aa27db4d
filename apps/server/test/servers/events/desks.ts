import type { DeskAnswer } from '@opencarrom/protocol';
import { type EventAct, type EventFormat, formatFrom, type TemplateId } from '@opencarrom/tournament';
import type { LightMyRequestResponse } from 'fastify';
import type { Browser } from '../people/house.js';

export function formatOf(template: TemplateId, options: Parameters<typeof formatFrom>[1] = {}): EventFormat {
  const made = formatFrom(template, options);
  if ('error' in made) throw new Error(made.error.message);
  return made.ok;
}

/** What opens an event in these tests. */
export const opening = (more: object = {}) => ({
  id: crypto.randomUUID(),
  open: {
    name: 'Banyan Court Cup',
    format: formatOf('european-swiss', { rounds: 3 }),
    lot: 7,
    date: '2027-01-30',
    ...more,
  },
});

export const entries = (...names: readonly string[]): EventAct => ({
  type: 'enter',
  entries: names.map((name) => ({ players: [{ name }] })),
});

/** A desk in these tests: an event as somebody's browser has it before it. */
export interface OpenDesk {
  readonly event: string;
  readonly act: (act: EventAct | object, more?: object) => Promise<LightMyRequestResponse>;
  readonly desk: (after?: number) => Promise<DeskAnswer>;
}

export const deskIn = (browser: Browser, event: string): OpenDesk => ({
  event,
  act: (act, more = {}) =>
    browser.ask('POST', `/events/${event}/acts`, { id: crypto.randomUUID(), act, ...more }),
  desk: async (after = 0) => {
    const answer = await browser.ask('GET', `/events/${event}/desk?after=${after}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json();
  },
});

/** Opens an event; what it is asked for may be more. */
export async function openDesk(browser: Browser, more: object = {}): Promise<OpenDesk> {
  const answer = await browser.ask('POST', '/events', { ...opening(), ...more });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return deskIn(browser, answer.json().id);
}

/** The status and the code of a refusal. */
export const refusal = async (asking: Promise<LightMyRequestResponse>) => {
  const answer = await asking;
  return [answer.statusCode, answer.json().error?.code];
};
