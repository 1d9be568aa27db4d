import { type Browser, type BrowserContext, chromium, type Download, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { inTime, PATIENCE } from '../../../../test/support/patience.js';

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: string;
    readonly app: string;
  }
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

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

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Whatever the page complained of. */
  readonly complaints: readonly string[];
}

/** In the page: an impatient person, who has seen enough of every stroke. */
function skipStrokes(): void {
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('button'))
      if (/^(Skip|आगे बढ़ें)$/.test(button.textContent?.trim() ?? '')) button.click();
  }).observe(document, { childList: true, subtree: true });
}

/** Playwright waits for ever for what a script in the page answers. */
function limitEvaluate(page: Page): void {
  const evaluate = page.evaluate.bind(page);
  page.evaluate = ((script: string, argument: unknown) =>
    inTime(evaluate(script, argument), () => `the page to answer ${script}`)) as Page['evaluate'];
}

/** Sets the stage for the tests of a file. Every visit ends with its test, and must not have complained. */
export function useStage(): Stage {
  const address = inject('app');
  let browser: Browser;
  const visits: Visit[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterEach(async () => {
    const ended = visits.splice(0);
    await Promise.all(ended.map(({ context }) => context.close()));
    expect(ended.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  afterAll(() => browser?.close());

  return {
    address,
    open: async ({ phone = false, settings = {}, skipping = false, offline = false, ...more } = {}) => {
      const { reducedMotion, forgiven } = more;
      const context = await browser.newContext({
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone,
        isMobile: phone,
        colorScheme: 'dark',
        locale: 'en-GB',
        baseURL: address,
        serviceWorkers: offline ? 'allow' : 'block',
        ...(reducedMotion ? { reducedMotion } : {}),
      });
      context.setDefaultTimeout(PATIENCE);
      await context.addInitScript(
        (chosen) => {
          if (location.protocol === 'about:') return;
          localStorage.setItem('opencarrom.settings', localStorage.getItem('opencarrom.settings') ?? chosen);
        },
        JSON.stringify({ volume: 0, rate: 2, ...settings }),
      );
      if (skipping) await context.addInitScript(skipStrokes);
      const complaints: string[] = [];
      const complain = (words: string) => {
        if (!forgiven?.test(words)) complaints.push(words);
      };
      context.on('page', (opened) => {
        limitEvaluate(opened);
        opened.on('console', (message) => {
          if (message.type() === 'error') complain(message.text());
        });
        opened.on('pageerror', (problem) => complain(problem.message));
      });
      const page = await context.newPage();
      const visit = { page, context, complaints };
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
  await context.setOffline(true);
}

/** What was saved in a file. */
export async function textOf(download: Promise<Download>): Promise<string> {
  const file = await (await download).createReadStream();
  return Buffer.concat(await file.toArray()).toString('utf8');
}
