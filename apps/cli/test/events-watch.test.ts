import { appendFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { run } from '../src/run.js';
import type { Terminal } from '../src/terminal.js';
import { carrom } from './support/command-line.js';
import { eventDesk, SWISS } from './support/event-desk.js';

const { file, done, opened } = eventDesk('events-watch');

/** A terminal that a test looks at and presses the keys of. */
function terminalOf(rows = 24) {
  const screens: string[] = [];
  const hears: Record<'key' | 'resize' | 'end', (key: string) => void> = {
    key: () => {},
    resize: () => {},
    end: () => {},
  };
  let size = { columns: 90, rows };
  let left = 0;
  const terminal: Terminal = {
    size: () => size,
    draw: (text) => void screens.push(text),
    onKey: (hear) => {
      hears.key = hear;
    },
    onResize: (hear) => {
      hears.resize = hear;
    },
    onEnd: (hear) => {
      hears.end = hear;
    },
    leave: () => {
      left += 1;
    },
  };
  return {
    terminal,
    press: (key: string) => hears.key(key),
    end: () => hears.end(''),
    resize: (to: typeof size) => {
      size = to;
      hears.resize('');
    },
    screen: () => screens.at(-1) ?? '',
    count: () => screens.length,
    left: () => left,
  };
}

const watching = async (screen: ReturnType<typeof terminalOf>) => {
  const nothing = (async function* () {})();
  const streams = { stdin: nothing, stdout: process.stdout, stderr: process.stderr };
  const ended = run(['tournament', 'watch', file(), '--human'], {
    ...{ ...streams, styled: false, terminal: () => screen.terminal },
    now: () => new Date(2026, 10, 16, 18, 30),
  });
  await vi.waitFor(() => expect(screen.count()).toBeGreaterThan(0));
  return ended;
};

const open = async () => {
  await opened(SWISS, ['Asha', 'Bina', 'Chitra', 'Dev']);
  await done('pair');
};

describe('an event that is watched', () => {
  it('is drawn anew when its file changes, turns to the standings, and leaves the terminal as it was', async () => {
    await open();
    const screen = terminalOf();
    const ended = watching(screen);
    await vi.waitFor(() => expect(screen.screen()).toContain('0 of 2 results in'));
    expect(screen.screen()).toContain('as of 18:30');
    await done('report', '1', '25-12');
    await vi.waitFor(() => expect(screen.screen()).toContain('1 of 2 results in'), 20_000);
    screen.press('s');
    expect(screen.screen()).toContain('Swiss, after round 1');
    screen.press('p');
    expect(screen.screen()).toContain('1 of 2 results in');
    screen.press('q');
    expect(await ended).toBe(0);
    expect(screen.left()).toBe(1);
  });

  it('keeps what it had while the file cannot be read, and says so', async () => {
    await open();
    const screen = terminalOf();
    const ended = watching(screen);
    await vi.waitFor(() => expect(screen.count()).toBeGreaterThan(0));
    appendFileSync(file(), '{"seq":');
    await vi.waitFor(() => expect(screen.screen()).toContain('cannot be read just now'), 20_000);
    expect(screen.screen()).toContain('0 of 2 results in');
    screen.end();
    expect(await ended).toBe(0);
  });

  it('fits the terminal, page by page, and follows its size', async () => {
    await opened(
      SWISS,
      Array.from({ length: 40 }, (_, index) => `Player ${index + 1}`),
    );
    await done('pair');
    const screen = terminalOf(12);
    const ended = watching(screen);
    await vi.waitFor(() => expect(screen.count()).toBeGreaterThan(0));
    const linesOf = (text: string) => text.split('\r\n').length;
    expect(linesOf(screen.screen())).toBe(12);
    expect(screen.screen()).toContain('1/3');
    screen.press(' ');
    expect(screen.screen()).toContain('2/3');
    screen.resize({ columns: 60, rows: 40 });
    expect(linesOf(screen.screen())).toBe(40);
    expect(screen.screen()).not.toContain('1/1');
    screen.press('\u0003');
    expect(await ended).toBe(0);
  });

  it('is printed once where there is no terminal', async () => {
    await open();
    const { status, stdout } = await carrom(['tournament', 'watch', file()]);
    expect(status).toBe(0);
    expect(stdout).toContain('0 of 2 results in');
  });
});
