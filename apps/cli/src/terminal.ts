import type { ReadStream, WriteStream } from 'node:tty';

/** A screen that a command has for itself, with keys. */
export interface Terminal {
  readonly size: () => { readonly columns: number; readonly rows: number };
  readonly draw: (text: string) => void;
  readonly onKey: (hear: (key: string) => void) => void;
  readonly onResize: (hear: () => void) => void;
  /** Somebody ends the program from outside. */
  readonly onEnd: (hear: () => void) => void;
  /** Everything as it was before. */
  readonly leave: () => void;
}

/** Another screen, no cursor, lines cut off at the edge. */
const ENTER = '\u001b[?1049h\u001b[?25l\u001b[?7l';
const LEAVE = '\u001b[?7h\u001b[?25h\u001b[?1049l';
const SIGNALS = ['SIGTERM', 'SIGHUP', 'SIGINT'] as const;

/** Takes the terminal over, until it is left or the program ends in whatever way. */
export function enterTerminal(stdin: ReadStream, stdout: WriteStream): Terminal {
  const endings: (() => void)[] = [];
  let isLeft = false;
  const leave = () => {
    if (isLeft) return;
    isLeft = true;
    process.off('exit', leave);
    for (const signal of SIGNALS) process.off(signal, end);
    stdin.removeAllListeners('data');
    stdout.removeAllListeners('resize');
    stdin.setRawMode(false);
    stdin.pause();
    stdout.write(LEAVE);
  };
  const end = () => {
    leave();
    for (const hear of endings) hear();
  };
  process.on('exit', leave);
  for (const signal of SIGNALS) process.on(signal, end);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  stdout.write(ENTER);
  return {
    size: () => ({ columns: stdout.columns || 80, rows: stdout.rows || 24 }),
    draw: (text) => void stdout.write(text),
    onKey: (hear) => void stdin.on('data', (key) => hear(String(key))),
    onResize: (hear) => void stdout.on('resize', hear),
    onEnd: (hear) => void endings.push(hear),
    leave,
  };
}
