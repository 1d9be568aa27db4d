// A hall for a rehearsal: the built server on the loopback, people with browsers of their own, and a count of what they
// tap. Pictures of every screen go to a folder outside git.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumHere } from '../browsers.js';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** What people look at: a laptop, a phone, the wall. */
const SIZES = {
  desk: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  wall: { width: 1920, height: 1080 },
};

/** Nobody waits longer for a screen in a hall. */
const PATIENCE = 15_000;

/** @param {string} pictures the folder that pictures are kept in */
export async function openHall(pictures) {
  const kept = mkdtempSync(join(tmpdir(), 'opencarrom-rehearsal-'));
  const server = await serve(kept);
  const browser = await chromium.launch({ ...chromiumHere(), args: ['--no-sandbox'] });
  mkdirSync(pictures, { recursive: true });
  const address = `http://127.0.0.1:${server.port}`;
  /** @type {Person[]} */
  const people = [];
  /** @type {{ name: string, taps: number, seconds: number }[]} */
  const steps = [];

  return {
    address,
    people,
    steps,
    /** Somebody with a device of their own. @param {string} name @param {keyof typeof SIZES} size */
    async comes(name, size) {
      const context = await browser.newContext({
        viewport: SIZES[size],
        hasTouch: size === 'phone',
        isMobile: size === 'phone',
        colorScheme: 'dark',
        reducedMotion: 'reduce',
        locale: 'en-GB',
        timezoneId: 'Asia/Kolkata',
        permissions: ['clipboard-read', 'clipboard-write'],
      });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE);
      const person = new Person(name, page, address, pictures);
      people.push(person);
      return person;
    },
    /** What is done under one name, with its taps and its time. @param {string} name @param {() => Promise<unknown>} work */
    async step(name, work) {
      const before = tapsOf(people);
      const began = performance.now();
      try {
        await work();
      } catch (problem) {
        for (const person of people) await person.shoot(`failed-${person.name}`).catch(() => {});
        throw new Error(`“${name}” failed`, { cause: problem });
      }
      const done = { name, taps: tapsOf(people) - before, seconds: (performance.now() - began) / 1000 };
      steps.push(done);
      console.log(
        `${done.name.padEnd(58)} ${`${done.taps}`.padStart(4)} taps ${done.seconds.toFixed(1).padStart(6)} s`,
      );
    },
    async close() {
      await browser.close();
      await server.stop();
      rmSync(kept, { recursive: true, force: true });
    },
  };
}

/** @param {readonly Person[]} people */
const tapsOf = (people) => people.reduce((sum, { taps }) => sum + taps, 0);

/** The server as it runs for people, on a store of its own. @param {string} kept */
async function serve(kept) {
  const { run } = await import('../../apps/server/dist/run.js');
  const { settingsIn } = await import('../../apps/server/dist/settings.js');
  const { makeLogger } = await import('../../apps/server/dist/operate/logger.js');
  const settings = settingsIn({
    HOST: '127.0.0.1',
    STORE: `file:${join(kept, 'opencarrom.db')}`,
    LOG_LEVEL: 'silent',
    LIMITS: 'off',
  });
  if ('error' in settings) throw new Error(settings.error);
  return run(settings.ok, 0, resolve('apps/web/dist'), makeLogger(settings.ok));
}

export class Person {
  taps = 0;
  /** Characters typed. */
  typed = 0;
  /** @type {string[]} */
  complaints = [];
  /** No network now: that its requests fail is no complaint. */
  isOffline = false;
  #pictures;
  #address;
  #count = 0;

  /**
   * @param {string} name
   * @param {Page} page
   * @param {string} address
   * @param {string} pictures
   */
  constructor(name, page, address, pictures) {
    this.name = name;
    this.page = page;
    this.#address = address;
    this.#pictures = pictures;
    page.on('console', (message) => {
      // That something changed meanwhile is an answer, and the page asks again by itself.
      if (message.type() === 'error' && !this.isOffline && !/status of 409/.test(message.text()))
        this.complaints.push(`${message.text()} (${new URL(page.url()).pathname})`);
    });
    page.on('pageerror', ({ message }) => this.complaints.push(message));
  }

  /** @param {string} path */
  async opens(path) {
    await this.page.goto(path.startsWith('http') ? path : this.#address + path);
    await this.page.locator('main').first().waitFor({ state: 'attached' });
  }

  /** @param {string | RegExp} name @param {Page | Locator} within */
  button(name, within = this.page) {
    return within.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** Taps a button by its name, or whatever is given. @param {string | RegExp | Locator} what @param {Page | Locator} within */
  async tap(what, within = this.page) {
    const target = typeof what === 'string' || what instanceof RegExp ? this.button(what, within) : what;
    await target.first().click();
    this.taps++;
  }

  /** A tap to get there, and the words. @param {Locator} field @param {string} text */
  async types(field, text) {
    await field.fill(text);
    this.taps++;
    this.typed += text.length;
  }

  /** @param {string | RegExp} text */
  async sees(text, within = /** @type {Page | Locator} */ (this.page)) {
    await within.getByText(text).first().waitFor();
  }

  /** @param {string} what */
  async shoot(what, full = false) {
    await this.page.evaluate(() => document.fonts.ready);
    const number = `${++this.#count}`.padStart(2, '0');
    const path = join(this.#pictures, `${this.name}-${number}-${what}.png`);
    await this.page.screenshot({ path, animations: 'disabled', fullPage: full });
    return path;
  }
}
