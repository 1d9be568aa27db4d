import { describe, expect, it } from 'vitest';
import { runSteps } from '../../scripts/suite/schedule.js';
import { suiteSteps } from '../../scripts/suite/steps.js';

interface FakeStep {
  readonly name: string;
  readonly isQuick?: boolean;
  readonly after?: readonly string[];
  readonly cores?: number;
  /** How many rounds it takes. */
  readonly rounds?: number;
  readonly fails?: boolean;
}

/** Runs steps of a fake table, and notes which are under way in each round. */
async function schedule(steps: readonly FakeStep[], cores: number) {
  const rounds: string[][] = [];
  const running = new Map<string, number>();
  const outcomes = await runSteps(steps, cores, async ({ name, rounds: left = 1, fails = false }) => {
    running.set(name, left);
    while ((running.get(name) ?? 0) > 0) {
      // The first of those that run makes the round for all.
      if ([...running.keys()][0] === name) {
        await new Promise(setImmediate);
        rounds.push([...running.keys()]);
        for (const [each, more] of running) running.set(each, more - 1);
      }
      await new Promise(setImmediate);
    }
    running.delete(name);
    return !fails;
  });
  return { rounds, outcomes: Object.fromEntries(outcomes) };
}

describe('the schedule of steps', () => {
  it('runs the quick steps first, and as many at once as there are cores', async () => {
    const steps = [
      { name: 'long', rounds: 2 },
      { name: 'types', isQuick: true },
      { name: 'fast', isQuick: true, rounds: 3 },
      { name: 'lint', isQuick: true },
      { name: 'other' },
    ];
    expect((await schedule(steps, 2)).rounds).toEqual([
      ['types', 'fast'],
      ['fast', 'lint'],
      ['fast'],
      ['long', 'other'],
      ['long'],
    ]);
    expect((await schedule(steps, 1)).rounds.flat()).toEqual([
      'types',
      ...['fast', 'fast', 'fast'],
      'lint',
      ...['long', 'long'],
      'other',
    ]);
    expect((await schedule(steps, 8)).rounds).toEqual([
      ['types', 'fast', 'lint'],
      ['fast'],
      ['fast'],
      ['long', 'other'],
      ['long'],
    ]);
  });

  it('never fills more cores than there are, and fills a gap with a later step', async () => {
    const steps = [
      { name: 'servers', rounds: 3 },
      { name: 'browser', cores: 2 },
      { name: 'sweep' },
      { name: 'trace', after: ['sweep'] },
    ];
    expect((await schedule(steps, 2)).rounds).toEqual([
      ['servers', 'sweep'],
      ['servers', 'trace'],
      ['servers'],
      ['browser'],
    ]);
    expect((await schedule(steps, 1)).rounds.at(3)).toEqual(['browser']);
  });

  it('begins no other step after a quick one has failed', async () => {
    const { rounds, outcomes } = await schedule(
      [
        { name: 'types', isQuick: true, fails: true },
        { name: 'fast', isQuick: true, rounds: 2 },
        { name: 'lint', isQuick: true },
        { name: 'long' },
      ],
      2,
    );
    expect(rounds).toEqual([['types', 'fast'], ['fast']]);
    expect(outcomes).toEqual({ types: 'failed', fast: 'passed', lint: 'left out', long: 'left out' });
  });

  it('runs every long step though others have failed', async () => {
    const { outcomes } = await schedule(
      [
        { name: 'servers', fails: true },
        { name: 'sweep', fails: true },
        { name: 'trace', after: ['sweep'] },
      ],
      2,
    );
    expect(outcomes).toEqual({ servers: 'failed', sweep: 'failed', trace: 'passed' });
  });
});

describe.each([1, 2, 3, 8, 64])('the suite on %i cores', (cores) => {
  it('runs every step, and no lane has more workers than cores', async () => {
    const steps = suiteSteps(cores);
    const { outcomes } = await schedule(steps, cores);
    expect(new Set(Object.values(outcomes))).toEqual(new Set(['passed']));
    for (const { command } of steps) {
      const [, workers = '1'] = /--maxWorkers=(\d+)/.exec(command.join(' ')) ?? [];
      expect(Number(workers)).toBeGreaterThanOrEqual(1);
      expect(Number(workers)).toBeLessThanOrEqual(cores);
    }
  });
});
