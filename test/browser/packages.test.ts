import { chromium } from 'playwright-core';
import { afterAll, expect, inject, it } from 'vitest';
import { bundle } from '../packages/bundle.js';
import { emptyFolder, exampleOf, install, packAll, removeFolder } from '../packages/packed.js';

const folder = emptyFolder();
const packages = packAll(folder);
install(packages, folder);
afterAll(() => removeFolder(folder));

it.each(packages.map((each) => [each.name, each] as const))(
  '%s: the example of its README, bundled, runs in a browser',
  async (_name, packed) => {
    const { code, prints } = exampleOf(packed);
    const script = await bundle(folder, code);
    const browser = await chromium.connect(inject('chromium'));
    const page = await browser.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(`${message.text()}\n`));
    page.on('pageerror', (problem) => told.push(`${problem}\n`));
    await page.addScriptTag({ type: 'module', content: script });
    await expect.poll(() => told.length).toBeGreaterThanOrEqual(prints.trimEnd().split('\n').length);
    await browser.close();
    expect(told.join('')).toBe(prints);
  },
);
