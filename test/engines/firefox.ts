import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { fontEnvironment, fontFolders } from '../../scripts/fonts.js';
import { inTime } from '../support/patience.js';
import { asJson, type Engine } from './engine.js';
import { startProgram } from './program.js';

/** Firefox, driven by WebDriver BiDi: commands and answers as JSON over one socket. */
export async function startFirefox([executable = '']: readonly string[]): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'opencarrom-firefox-'));
  // The sandbox of Firefox reads fonts of the system only, unless it is told of other folders.
  const readable = fontFolders().map((folder) => `${folder}/`);
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("security.sandbox.content.read_path_whitelist", ${JSON.stringify(readable.join(','))});\n`,
  );
  const args = [
    '--headless',
    '--no-remote',
    '--profile',
    profile,
    '--remote-debugging-port=0',
    'about:blank',
  ];
  const firefox = await startProgram(
    executable,
    args,
    /WebDriver BiDi listening on (ws:\S+)/,
    fontEnvironment(),
  );
  const { send, hangUp } = await connect(`${firefox.said}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] };
  const [{ context }] = contexts;

  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const evaluated = (await send('script.evaluate', {
        expression: asJson(expression),
        target: { context },
        awaitPromise: true,
      })) as { type: string; result: { value: string } };
      if (evaluated.type !== 'success') throw new Error(JSON.stringify(evaluated));
      return JSON.parse(evaluated.result.value);
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await send('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    close: async () => {
      hangUp();
      await firefox.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Answers come back in any order, each under the number of its command. */
async function connect(address: string) {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (why: Error) => void }>();
  socket.on('message', (data) => {
    const { type, id, result, message } = JSON.parse(String(data));
    const asked = waiting.get(id);
    if (!asked) return;
    waiting.delete(id);
    if (type === 'success') asked.resolve(result);
    else asked.reject(new Error(message));
  });
  await inTime(once(socket, 'open'), () => `${address} to open`);
  let commands = 0;
  const send = (method: string, params: object) => {
    const command = JSON.stringify({ id: ++commands, method, params });
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(commands, { resolve, reject }));
    socket.send(command);
    return inTime(answer, () => `Firefox to answer ${command}`);
  };
  return { send, hangUp: () => socket.close() };
}
