import { readFileSync } from 'node:fs';
import { CODES, SEAT_ACTS, type ServerFrame } from '@opencarrom/protocol';
import { readFrame } from '@opencarrom/protocol/read-frame';
import { SERVER_FRAMES } from '@opencarrom/protocol/schemas';
import { Compile } from 'typebox/compile';
import { afterAll, describe, expect, it } from 'vitest';
import { openOnline, type Page } from './watching/online.js';

const TEXT = readFileSync(new URL('../../../../docs/protocol.md', import.meta.url), 'utf8');
const [WORDS = '', SESSION = ''] = TEXT.split('```session\n');

const online = await openOnline({ LIMITS: 'off' });
afterAll(() => online.close());

describe('docs/protocol.md', () => {
  it('has an example of everything a client says, and the server takes it', () => {
    const said = [...WORDS.matchAll(/^→ (.*)$/gm)].map(([, text = '']) => text);
    expect(said.map((text) => readFrame(text)).filter((read) => 'fault' in read)).toEqual([]);
    const frames = said.map((text) => JSON.parse(text) as { t: string; act?: { type: string } });
    expect([...new Set(frames.map(({ t }) => t))].sort()).toEqual([
      ...['aim', 'do', 'follow', 'join', 'leave', 'look', 'p', 'say'],
    ]);
    expect(new Set(frames.flatMap(({ act }) => act?.type ?? []))).toEqual(new Set(SEAT_ACTS));
  });

  it('has an example of everything the server says, as its schemas have it', () => {
    const frames = [...WORDS.matchAll(/^← (.*)$/gm)].map(
      ([, text = '']) => JSON.parse(text) as { t: keyof typeof SERVER_FRAMES },
    );
    const misfits = frames.filter((frame) => !Compile(SERVER_FRAMES[frame.t]).Check(frame));
    expect(misfits).toEqual([]);
    expect(new Set(frames.map(({ t }) => t))).toEqual(new Set(Object.keys(SERVER_FRAMES)));
  });

  it('has every code, with what it means', () => {
    const rows = [...WORDS.matchAll(/^\| `([a-z-]+)` \| (\S+) \| (.*) \|$/gm)].map(
      ([, code, status, means]) => ({ code, status, means }),
    );
    expect(rows).toEqual(
      Object.entries(CODES).map(([code, { status, means }]) => ({ code, status: `${status ?? '–'}`, means })),
    );
  });
});

const ANYTHING = '…';
type Names = Map<string, string>;

/** Is it as the document says? What it names is noted, or must be what was noted. */
function fits(wanted: unknown, got: unknown, names: Names): boolean {
  if (wanted === ANYTHING) return true;
  if (typeof wanted === 'string' && wanted.startsWith('$')) {
    const known = names.get(wanted);
    if (known !== undefined) return known === got;
    names.set(wanted, String(got));
    return true;
  }
  if (typeof wanted !== 'object' || wanted === null) return wanted === got;
  if (typeof got !== 'object' || got === null || Array.isArray(wanted) !== Array.isArray(got)) return false;
  const isOpen = Array.isArray(wanted) ? wanted.at(-1) === ANYTHING : ANYTHING in wanted;
  const told = Object.entries(wanted).filter(
    ([key, value]) => !(isOpen && (key === ANYTHING || value === ANYTHING)),
  );
  const has = got as Readonly<Record<string, unknown>>;
  return (
    (isOpen || Object.keys(has).length === told.length) &&
    told.every(([key, value]) => key in has && fits(value, has[key], names))
  );
}

const filled = (text: string, names: Names): string =>
  text.replace(/\$\w+/g, (name) => names.get(name) ?? name);

/** Two people at their programs, who do what the document says. */
class Session {
  private names: Names = new Map();
  private readonly tokens = new Map<string, string>();
  private readonly pages = new Map<string, Page>();
  private answer: { readonly status: number; readonly body: unknown } | null = null;

  /** False: the toss fell otherwise than the document tells. */
  async play(lines: readonly string[]): Promise<boolean> {
    for (const line of lines) {
      const [, who = '', sign = '', rest = ''] = /^([AB]) (\S)(?: (.*))?$/.exec(line) ?? [];
      if (!(await this.step(who, sign, filled(rest, this.names), rest, line))) return false;
    }
    return true;
  }

  end(): void {
    for (const page of this.pages.values()) page.socket.close();
  }

  private async step(
    who: string,
    sign: string,
    text: string,
    written: string,
    line: string,
  ): Promise<boolean> {
    switch (sign) {
      case '>':
        this.answer = await this.ask(who, text);
        return true;
      case '<':
        this.compare(who, written, line);
        return true;
      case '→':
        await this.send(who, text);
        return true;
      case '←':
        return this.hear(who, written, line);
      default:
        this.pages.get(who)?.socket.close();
        this.pages.delete(who);
        return true;
    }
  }

  private compare(who: string, written: string, line: string): void {
    const [, status, body = ''] = /^(\d+) (.*)$/.exec(written) ?? [];
    const answer = this.answer ?? { status: 0, body: {} };
    const isSo = answer.status === Number(status) && fits(JSON.parse(body), answer.body, this.names);
    expect(isSo, `${line}\nnot ${JSON.stringify(answer)}`).toBe(true);
    const { token } = answer.body as { token?: string };
    if (token) this.tokens.set(who, token);
  }

  private async ask(who: string, text: string): Promise<{ status: number; body: unknown }> {
    const [, method = '', path = '', body] = /^(\S+) (\S+)(?: (.*))?$/.exec(text) ?? [];
    const token = this.tokens.get(who);
    const response = await fetch(online.origin + path, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body } : {}),
    });
    return { status: response.status, body: await response.json() };
  }

  private async send(who: string, text: string): Promise<void> {
    const token = this.tokens.get(who) ?? '';
    const page = this.pages.get(who) ?? (await online.page({ token }));
    this.pages.set(who, page);
    page.socket.send(text);
  }

  /** Each is told of once. */
  private take(told: ServerFrame[], wanted: object): boolean {
    const index = told.findIndex((frame) => {
      const noted = new Map(this.names);
      if (!fits(wanted, frame, noted)) return false;
      this.names = noted;
      return true;
    });
    if (index >= 0) told.splice(index, 1);
    return index >= 0;
  }

  /** Answers and news come in an order of their own: each that is told of must come. */
  private async hear(who: string, written: string, line: string): Promise<boolean> {
    const page = this.pages.get(who);
    const wanted = JSON.parse(written) as { t: string };
    const isToss = written.includes('"type":"toss","winner"');
    let otherToss = false;
    const isHeard = (): boolean => {
      const told = page?.told ?? [];
      otherToss = isToss && told.some((frame) => JSON.stringify(frame).includes('"toss","winner":"B"'));
      return otherToss || this.take(told, wanted);
    };
    await expect.poll(isHeard, { message: `${line}\nis not among ${JSON.stringify(page?.told)}` }).toBe(true);
    return !otherToss;
  }
}

it('its session goes as it is told, against a real server', async () => {
  const lines = SESSION.split('\n```')[0]?.split('\n') ?? [];
  expect(lines.length).toBeGreaterThan(40);
  // The toss is the server's: it is played again until it falls as the document tells.
  for (let isTold = false; !isTold; ) {
    const session = new Session();
    isTold = await session.play(lines);
    session.end();
  }
});
