import { describe, it } from 'vitest';
import { memoryLog } from '../src/index.js';
import { LOG_CONTRACT } from '../src/testing.js';

describe('a log in memory', () => {
  it.each(LOG_CONTRACT)('$name', async ({ holds }) => {
    const log = memoryLog();
    await holds({ open: async () => log, throwAway: async () => log.throwAway() });
  });
});
