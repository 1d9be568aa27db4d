import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { deedFor, levelOf, type ThinkerAnswer, type ThinkerRequest } from '@opencarrom/ai';
import { type Act, type MatchState, type Player, stepsOf } from '@opencarrom/match';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterStroke, atTheBreak } from '../support/crafted.js';
import { useStage } from './stage.js';
import { putGame, recordOf, sitDown } from './table.js';

const stage = useStage();
/** The seed of games that `putGame` puts. */
const SEED = 7;
const LEVEL = 4;

const computers = { A1: { kind: 'computer', level: LEVEL }, B1: { kind: 'computer', level: LEVEL } };

/** What the computer in a seat does, thought in Node. */
function deedHere(state: MatchState, player: Player): Act | undefined {
  const level = levelOf(LEVEL);
  if (!level) throw new Error('the level is gone');
  const steps = deedFor(state, player, { level, seed: SEED + state.seq });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value?.act;
}

async function openGame(page: Page, controllers: object): Promise<void> {
  await putGame(page, { id: 'thought', ...atTheBreak(), controllers });
  await page.goto(`${stage.address}/play/thought`);
}

/** The strokes of the game so far, each with the match before it. */
async function strokesOf(page: Page): Promise<{ before: MatchState; by: Player; act: Act }[]> {
  const { head, events } = await recordOf(page, 'thought');
  return stepsOf({ head, events }).flatMap(({ event, before }) =>
    event.type === 'done' && event.act.type === 'strike' && event.by !== 'umpire'
      ? [{ before, by: event.by, act: event.act }]
      : [],
  );
}

describe("the computer player in the browser's worker", () => {
  it('strikes as it does in Node, to the last bit', async () => {
    const { page } = await stage.open();
    await openGame(page, computers);
    await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThanOrEqual(3);
    const strokes = (await strokesOf(page)).slice(0, 3);
    expect(strokes.map(({ act }) => act)).toEqual(strokes.map(({ before, by }) => deedHere(before, by)));
  });

  it('is called off by a message, and answers the next question', async () => {
    const { page } = await stage.open();
    await page.goto(stage.address);
    const folder = fileURLToPath(new URL('../../dist/assets', import.meta.url));
    const script = readdirSync(folder).find((name) => /^thinker\.worker-.*\.js$/.test(name));
    const { state } = atTheBreak();
    const question = {
      kind: 'deed',
      match: state,
      player: 'A1',
      level: LEVEL,
      seed: SEED + state.seq,
    } as const;
    const requests: readonly ThinkerRequest[] = [
      { type: 'ask', id: 1, question: { ...question, budget: { simulations: 20_000 } } },
      { type: 'cancel', id: 1 },
      { type: 'ask', id: 2, question },
    ];
    const answers = await page.evaluate(
      ({ script, requests: [long, cancel, short] }) =>
        new Promise<ThinkerAnswer[]>((resolve) => {
          const worker = new Worker(`/assets/${script}`, { type: 'module' });
          const heard: ThinkerAnswer[] = [];
          worker.onmessage = ({ data }: MessageEvent<ThinkerAnswer>) => {
            if (data.type === 'progress' && data.id === 1) worker.postMessage(cancel);
            if (data.type === 'cancelled') worker.postMessage(short);
            if (data.type !== 'progress') heard.push(data);
            if (data.id !== 2 || data.type === 'progress') return;
            worker.terminate();
            resolve(heard);
          };
          worker.postMessage(long);
        }),
      { script, requests },
    );
    expect(answers).toMatchObject([
      { type: 'cancelled', id: 1 },
      { type: 'answer', id: 2, answer: { act: deedHere(state, 'A1') } },
    ]);
  });
});

describe('a computer player that cannot be reached', () => {
  /** Of the workers the page starts, so many are led to a script that is not there. */
  async function misleadWorkers(page: Page, count: number): Promise<void> {
    await page.addInitScript((misled) => {
      let left = misled;
      const Real = Worker;
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(left-- > 0 ? '/assets/nowhere.js' : url, options);
        }
      };
    }, count);
  }

  it('is told of, and plays on once it is tried again', async () => {
    const { page, complaints } = await stage.open();
    await misleadWorkers(page, 2);
    await openGame(page, computers);
    const alert = page.getByRole('alert').filter({ hasText: 'The computer player stopped answering.' });
    await alert.waitFor();
    expect(await strokesOf(page)).toEqual([]);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThan(0);
    expect(await alert.isVisible()).toBe(false);
    // The browser itself complains of the missing script: that, and nothing else.
    expect((complaints as string[]).splice(0).filter((words) => !/load/i.test(words))).toEqual([]);
  });

  it('is told of where it was asked why it struck so, and asked again', async () => {
    const { page, complaints } = await stage.open();
    await misleadWorkers(page, 2);
    const struck = afterStroke(afterStroke(atTheBreak(), [], []), [], []);
    await sitDown(page, stage, struck, { A1: { kind: 'person' }, B1: computers.B1 });
    await page.getByText('Why did Bilal play this?').click();
    const told = page.locator('details[open]');
    await told.getByRole('alert').filter({ hasText: 'The computer player stopped answering.' }).waitFor();
    await told.getByRole('button', { name: 'Try again' }).click();
    await told.getByText('no longer known').waitFor();
    expect((complaints as string[]).splice(0).filter((words) => !/load/i.test(words))).toEqual([]);
  });

  it('that ends without a word is missed, and replaced', async () => {
    const { page } = await stage.open();
    await page.clock.install();
    await page.addInitScript(() => {
      let started = 0;
      const Real = Worker;
      window.Worker = class extends Real {
        constructor(url: string | URL, options?: WorkerOptions) {
          super(url, options);
          started += 1;
          if (started > 1) return;
          this.addEventListener('message', () => {
            this.terminate();
            document.documentElement.dataset.ended = 'yes';
          });
        }
      };
    });
    // Level 9 cannot have done before it has told of its progress.
    await openGame(page, { ...computers, A1: { kind: 'computer', level: 9 } });
    await page.locator('html[data-ended]').waitFor();
    await page.clock.fastForward(20_000);
    await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThan(0);
  });

  it('once only is replaced without a word', async () => {
    const { page, complaints } = await stage.open();
    await misleadWorkers(page, 1);
    await openGame(page, computers);
    await expect.poll(async () => (await strokesOf(page)).length).toBeGreaterThan(0);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((complaints as string[]).splice(0).filter((words) => !/load/i.test(words))).toEqual([]);
  });
});
