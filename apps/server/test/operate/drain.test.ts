import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { drain } from '../../src/operate/drain.js';

const logger = pino({ level: 'silent' });

/** Every step says when it was done; one of them may do otherwise. */
function steps(otherwise: Partial<Record<'putDownRooms' | 'sendAway', () => Promise<void>>> = {}) {
  const done: string[] = [];
  const step = (name: string) => async () => void done.push(name);
  return {
    done,
    parts: {
      notReady: () => void done.push('notReady'),
      putDownRooms: step('putDownRooms'),
      sendAway: step('sendAway'),
      closeDoors: step('closeDoors'),
      closeRest: step('closeRest'),
      ...otherwise,
    },
  };
}

describe('a process that stops', () => {
  it('gets nobody new, writes its matches, sends people away, and then closes', async () => {
    const { done, parts } = steps();
    expect(await drain(parts, logger)).toBe(true);
    expect(done).toEqual(['notReady', 'putDownRooms', 'sendAway', 'closeDoors', 'closeRest']);
  });

  it('goes on where a step fails, and says so', async () => {
    const { done, parts } = steps({ putDownRooms: () => Promise.reject(new Error('the database is away')) });
    expect(await drain(parts, logger)).toBe(false);
    expect(done).toEqual(['notReady', 'sendAway', 'closeDoors', 'closeRest']);
  });

  it('waits for nothing longer than it has time', async () => {
    const { done, parts } = steps({ sendAway: () => new Promise(() => {}) });
    expect(await drain(parts, logger, 20)).toBe(false);
    expect(done.slice(0, 2)).toEqual(['notReady', 'putDownRooms']);
  });
});
