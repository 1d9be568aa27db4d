import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carrom } from '../support/command-line.js';
import { folderFor } from '../support/folder.js';

const folder = folderFor('help');

describe('help on matches', () => {
  it.each(['play', 'replay', 'validate'])(
    'every line in "carrom help %s" runs, in order',
    async (command) => {
      const { stdout } = await carrom(['help', command]);
      const examples = [...stdout.matchAll(/^ {2}npx carrom (.*)$/gm)];
      expect(examples.length).toBeGreaterThan(1);
      for (const [, words = ''] of examples) {
        // One board between computers tells as much of the line as four.
        const args = words
          .replace(/(--black \d+) --boards \d+/, '$1 --boards 1')
          .split(' ')
          .map((word) => (/\.(jsonl|svg|gif|webm|mp4)$/.test(word) ? join(folder(), word) : word));
        expect(await carrom(args)).toMatchObject({ status: 0, stderr: '' });
      }
    },
  );
});
