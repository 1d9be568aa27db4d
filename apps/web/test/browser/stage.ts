import type { Download } from 'playwright-core';
import { afterEach, expect, inject } from 'vitest';
import { endVisit, openVisit, type Visit } from './visits.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string;
    readonly app: string;
  }
}

/** The built app, served as it is to people, and a real browser to look at it with. */
export interface Stage {
  readonly address: string;
  /** A person's own browser: nothing kept yet. */
  readonly open: (options?: OpenOptions) => Promise<Visit>;
}

export interface OpenOptions {
  readonly phone?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Presses "Skip" as soon as a stroke is shown. */
  readonly skipping?: boolean;
  /** Keeps the app on the device, for use without a network: that costs time, so only where it matters. */
  readonly offline?: boolean;
  readonly reducedMotion?: 'reduce';
  /** What the page may complain of, where something is made to go wrong. */
  readonly forgiven?: RegExp;
}

/** Sets the stage for the tests of a file. Every visit ends with its test, and must not have complained. */
export function useStage(): Stage {
  const address = inject('app');
  const visits: Visit[] = [];

  afterEach(async ({ task }) => {
    const ended = visits.splice(0);
    const passed = task.result?.state !== 'fail';
    await Promise.all(ended.map((visit) => endVisit(visit, passed)));
    const complaints = ended.flatMap((visit) => visit.complaints);
    expect(complaints).toEqual([]);
  });

  return {
    address,
    open: async ({ phone = false, settings = {}, skipping = false, offline = false, ...more } = {}) => {
      const { reducedMotion = null, forgiven } = more;
      const visit = await openVisit({ phone, offline, reducedMotion }, { settings, skipping, forgiven });
      visits.push(visit);
      return visit;
    },
  };
}

/** Everything is on the device, and then the network goes. */
export async function leaveTheNetwork({ page, context }: Pick<Visit, 'page' | 'context'>): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
  });
  // An answer that is still on its way would be cut off.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
}

/** What was saved in a file. */
export async function textOf(download: Promise<Download>): Promise<string> {
  const file = await (await download).createReadStream();
  return Buffer.concat(await file.toArray()).toString('utf8');
}
