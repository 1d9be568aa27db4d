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
    open: async ({ phone = false, settings = {} } = {}) => {
      const context = await browser.newContext({
        viewport: phone ? PHONE : DESKTOP,
        hasTouch: phone,
        isMobile: phone,
        colorScheme: 'dark',
        locale: 'en-GB',
        baseURL: address,
      });
      await context.addInitScript(
        (chosen) => {
          localStorage.setItem('opencarrom.settings', localStorage.getItem('opencarrom.settings') ?? chosen);
        },
        JSON.stringify({ volume: 0, rate: 2, ...settings }),
      );
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (problem) => complaints.push(problem.message));
      const visit = { page, context, complaints };
      visits.push(visit);
      return visit;
    },
  };
}
