import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** The clock of a server of one's own. */
export interface ServerClock {
  /** Goes into the server's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Lets so many milliseconds pass at the server, all at once. */
  readonly pass: (ms: number) => void;
}

/** A clock for the server of a file's tests: so many milliseconds ahead of this machine's from the start on. */
export function useServerClock(ahead = 0): ServerClock {
  const folder = mkdtempSync(join(tmpdir(), 'opencarrom-clock-'));
  const file = join(folder, 'ahead');
  let now = ahead;
  const set = () => {
    writeFileSync(`${file}.new`, `${now}`);
    renameSync(`${file}.new`, file);
  };
  set();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(scriptFor(file))}` },
    pass: (ms) => {
      now += ms;
      set();
    },
  };
}

/** In the server: its clocks go as far ahead as the file says. */
const scriptFor = (file: string): string => `
  import { readFileSync } from 'node:fs';
  const day = Date.now;
  const steady = performance.now.bind(performance);
  let ahead = 0;
  const read = () => { ahead = Number(readFileSync(${JSON.stringify(file)}, 'utf8')); };
  read();
  setInterval(read, 50).unref();
  Date.now = () => day() + ahead;
  performance.now = () => steady() + ahead;`;
