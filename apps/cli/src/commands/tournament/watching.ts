import { stageNow } from '@opencarrom/tournament';
import { pageOf } from '../../desk.js';
import { type OpenedEvent, openEvent } from '../../events/event-file.js';
import { follow } from '../../events/following.js';
import { type Io, write } from '../../io.js';
import { showStatus } from '../../show/event.js';
import { dim, page } from '../../show/layout.js';
import { showFinal, showPlaces } from '../../show/standings.js';
import type { Terminal } from '../../terminal.js';
import type { Language } from '../../words/language.js';
import { eventFile, readAsked, refuse } from './asked.js';

type View = 'pairings' | 'standings';

/** The event on the screen, drawn anew whenever its file changes; where there is no screen, once. */
export async function runWatch(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, {}, io, false);
  const { language } = asked;
  const file = await eventFile(asked, io);
  if ('error' in file) return refuse(asked, undefined, [file.error], io);
  const opened = await openEvent(file.ok, language, io);
  if ('error' in opened) return refuse(asked, file.ok, [opened.error], io);
  const terminal = io.terminal?.();
  if (terminal) return new Watching(opened.ok, terminal, language, io).untilQuit();
  await write(io.stdout, viewOf(opened.ok, 'pairings', language, pageOf(io)));
  return 0;
}

function viewOf(
  opened: OpenedEvent,
  view: View,
  language: Language,
  paper: { readonly columns: number; readonly styled: boolean },
): string {
  const { state } = opened.log;
  const stage = stageNow(state);
  if (view === 'standings' && stage)
    return page([
      ...showPlaces(state, stage, stage.rounds, language, paper),
      ...showFinal(state, language, paper),
    ]);
  return page([...showStatus(opened, language, paper), ...showFinal(state, language, paper)]);
}

const QUIT = new Set(['q', 'Q', '\u0003', '\u001b']);
const VIEWS: ReadonlyMap<string, View> = new Map([
  ['s', 'standings'],
  ['p', 'pairings'],
]);
/** Below what is shown: an empty line, and the keys. */
const FOOT = 2;

class Watching {
  #opened: OpenedEvent;
  #trouble = '';
  #view: View = 'pairings';
  #sheet = 0;
  readonly #terminal: Terminal;
  readonly #language: Language;
  readonly #io: Io;

  constructor(opened: OpenedEvent, terminal: Terminal, language: Language, io: Io) {
    this.#opened = opened;
    this.#terminal = terminal;
    this.#language = language;
    this.#io = io;
  }

  async untilQuit(): Promise<number> {
    const terminal = this.#terminal;
    const unfollow = follow(this.#opened.file, () => void this.#read());
    try {
      this.#draw();
      terminal.onResize(() => this.#draw());
      await new Promise<void>((quit) => {
        terminal.onEnd(quit);
        terminal.onKey((key) => (QUIT.has(key) ? quit() : this.#press(key)));
      });
      return 0;
    } finally {
      unfollow();
      terminal.leave();
    }
  }

  #press(key: string): void {
    const view = VIEWS.get(key.toLowerCase());
    if (view) {
      this.#view = view;
      this.#sheet = 0;
    } else if (key === ' ') this.#sheet += 1;
    this.#draw();
  }

  async #read(): Promise<void> {
    const read = await openEvent(this.#opened.file, this.#language, this.#io);
    if ('ok' in read) this.#opened = read.ok;
    this.#trouble = 'error' in read ? this.#language.eventsDesk.unreadNow(read.error.message) : '';
    this.#draw();
  }

  #draw(): void {
    const { columns, rows } = this.#terminal.size();
    const paper = { columns, styled: this.#io.styled };
    const lines = viewOf(this.#opened, this.#view, this.#language, paper).trimEnd().split('\n');
    const room = Math.max(1, rows - FOOT);
    const sheets = Math.ceil(lines.length / room);
    const sheet = this.#sheet % sheets;
    const shown = lines.slice(sheet * room, (sheet + 1) * room);
    const filled = [...shown, ...Array<string>(room - shown.length).fill('')];
    const foot = this.#foot(sheets > 1 ? `${sheet + 1}/${sheets} · ` : '');
    const screen = [...filled, '', dim(foot, paper)].map((line) => `${line}\u001b[K`).join('\r\n');
    this.#terminal.draw(`\u001b[H${screen}\u001b[J`);
  }

  #foot(sheets: string): string {
    const words = this.#language.eventsDesk;
    const now = this.#io.now?.() ?? new Date();
    const clock = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
    return `  ${this.#trouble === '' ? words.watching(clock) : this.#trouble} · ${sheets}${words.watchKeys}`;
  }
}
