import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { fontEnvironment } from '../../scripts/fonts.js';
import { inTime, PATIENCE } from '../support/patience.js';
import { asJson, type Engine } from './engine.js';
import { startProgram } from './program.js';

/** WebKit, driven by plain WebDriver: a request for every command. Its browser needs a screen, so it gets one. */
export async function startWebKit([
  driverPath = '',
  browserPath = '',
  screenPath = '',
]: readonly string[]): Promise<Engine> {
  const screenArgs = ['-displayfd', '1', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'];
  const screen = await startProgram(screenPath, screenArgs, /^(\d+)\s/);
  const driver = await startDriver(driverPath, `:${screen.said}`);
  const browserOptions = { binary: browserPath, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } };
  const { sessionId } = (await driver.post('/session', { capabilities })) as { sessionId: string };
  const post = (command: string, body: object) => driver.post(`/session/${sessionId}/${command}`, body);
  await post('timeouts', { script: PATIENCE, pageLoad: PATIENCE });

  return {
    goTo: async (url) => void (await post('url', { url })),
    evaluate: async (expression) => {
      const script = `const answer = arguments[0]; ${asJson(expression)}.then(answer, (why) => answer({ why: String(why) }))`;
      const answer = (await post('execute/async', { script, args: [] })) as string | { why: string };
      if (typeof answer !== 'string') throw new Error(answer.why);
      return JSON.parse(answer);
    },
    click: async (x, y) => {
      const actions = [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
    },
    close: async () => {
      await driver.request('DELETE', `/session/${sessionId}`);
      await driver.stop();
      await screen.stop();
    },
  };
}

/** The driver says nothing once it listens: it is asked until it answers. */
async function startDriver(path: string, display: string) {
  const port = await freePort();
  const driver = spawn(path, [`--port=${port}`], {
    env: { ...process.env, ...fontEnvironment(), DISPLAY: display },
    stdio: 'ignore',
  });
  const request = async (method: string, command: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${command}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`WebKit's driver refuses ${command}: ${JSON.stringify(value)}`);
    return value;
  };
  const answersOrEnds = async () => {
    while (driver.exitCode === null && !(await request('GET', '/status').catch(() => null)))
      await setTimeout(50);
  };
  await inTime(answersOrEnds(), () => `${path} to answer`);
  return {
    request,
    post: (command: string, body: object) => request('POST', command, body),
    stop: async () => {
      const ended = once(driver, 'exit');
      driver.kill();
      await inTime(ended, () => `${path} to end`);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
