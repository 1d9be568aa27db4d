import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));
const CHROMIUM = [
  process.env.CHROMIUM ?? '',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** The built app, served as it is to people, and a real browser to look at it with. */
export interface Stage {
  readonly address: string;
  /** A person's own browser: nothing kept yet. */
  readonly open: (options?: OpenOptions) => Promise<Visit>;
}

interface OpenOptions {
  readonly phone?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Presses "Skip" as soon as a stroke is shown. */
  readonly skipping?: boolean;
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

/** Where the server says it is, once it is there. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (words: Buffer) => {
      said += words;
      const [address] = /http:\/\/[\d.]+:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    };
    server.stdout?.on('data', hear);
    server.stderr?.on('data', hear);
    server.once('exit', () => reject(new Error(`the server stopped: ${said}`)));
  });
}

/** In the page: an impatient person, who has seen enough of every stroke. */
function skipStrokes(): void {
  new MutationObserver(() => {
    for (const button of document.querySelectorAll('button'))
      if (/^(Skip|आगे बढ़ें)$/.test(button.textContent?.trim() ?? '')) button.click();
  }).observe(document, { childList: true, subtree: true });
}

/** Sets the stage for the tests of a file, and clears it afterwards; no visit may have complained. */
export function useStage(): Stage {
  let browser: Browser;
  let address = '';
  let server: ChildProcess | undefined;
  const visits: Visit[] = [];

  beforeAll(async () => {
    if (!existsSync(BUILT)) throw new Error('the app is not built: run "npm run build" first');
    server = spawn(process.execPath, [SERVER], { env: { ...process.env, PORT: '0', HOST: '127.0.0.1' } });
    address = await addressOf(server);
    const executablePath = CHROMIUM.find((place) => existsSync(place));
    browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill();
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  });

  return {
    get address() {
      return address;
    },
    open: async ({ phone = false, settings = {}, skipping = false, reducedMotion, forgiven } = {}) => {
      const context = await browser.newContext({
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone,
        isMobile: phone,
        colorScheme: 'dark',
        locale: 'en-GB',
        baseURL: address,
        ...(reducedMotion ? { reducedMotion } : {}),
      });
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
