import { describe, expect, it } from 'vitest';
import { faultOf, type House } from '../scripts/documents/house.js';
import { mentionsIn } from '../scripts/documents/mentions.js';

const GUIDE = '# Guide\n\n## The first stroke\n';

const HOUSE: House = {
  files: [
    'README.md',
    'docs/guide.md',
    'packages/laws/src/judge/dues.ts',
    'packages/laws/src/judge/stroke.ts',
    'packages/laws/src/books/icf/laws.ts',
    'packages/laws/src/books/starwood/laws.ts',
    'apps/web/src/play/Board.svelte',
    'scripts/soak.js',
  ],
  scripts: ['test', 'trace'],
  commands: ['help', 'score'],
  programs: ['vitest', 'carrom'],
  entries: ['@opencarrom/laws', '@opencarrom/laws/books/*'],
  read: () => GUIDE,
};

/** What the check says of a document with these words in it. */
const saidOf = (text: string, document = 'README.md'): readonly string[] =>
  mentionsIn(text).flatMap((mention) => faultOf(HOUSE, document, mention) ?? []);

const picture = (...lines: readonly string[]) => ['```', ...lines, '```'].join('\n');

describe('a document that names', () => {
  it.each([
    ['a file from the root', '`packages/laws/src/judge/dues.ts`', '`packages/laws/src/judge/debts.ts`'],
    ['a folder', '`packages/laws/`', '`packages/rules/`'],
    ['a file inside a room', '`judge/dues.ts`', '`judge/debts.ts`'],
    [
      'a file beside the last one',
      'see `judge/dues.ts` and `stroke.ts`',
      'see `judge/dues.ts` and `call.ts`',
    ],
    ['a file of every book', '`books/<book>/laws.ts`', '`books/<book>/readings.ts`'],
    ['one of several', '`judge/{dues,stroke}.ts`', '`judge/{debts,calls}.ts`'],
    ['a file in a picture', picture('──▶ ruling   judge/dues.ts'), picture('──▶ ruling   judge/debts.ts')],
    ['a file beside it there', picture('judge/dues.ts, stroke.ts'), picture('judge/dues.ts, call.ts')],
    ['a file without its ending there', picture('play/Board'), picture('play/Table')],
    ['a folder in a tree', picture('packages/', '  laws/   books'), picture('packages/', '  lore/   tales')],
    ['a script of npm', 'run `npm run trace`', 'run `npm run tracing`'],
    ['a script after another', '`npm test && npm run trace`', '`npm test && npm run walk`'],
    ['a script in a block', '```sh\nnpm run trace\n```', '```sh\nnpm run tracing\n```'],
    ['a command of carrom', '`npx carrom score`', '`npx carrom count`'],
    ['a program', '`npx vitest`', '`npx jest`'],
    ['a file to run', '`node scripts/soak.js`', '`node scripts/soap.js`'],
    ['a package', "`import '@opencarrom/laws'`", "`import '@opencarrom/lore'`"],
    ['a package’s entry', '`@opencarrom/laws/books/icf`', '`@opencarrom/laws/judge`'],
    ['a document by a link', '[guide](docs/guide.md)', '[guide](docs/guides.md)'],
    [
      'a heading by a link',
      '[first](docs/guide.md#the-first-stroke)',
      '[first](docs/guide.md#the-last-stroke)',
    ],
  ])('%s is believed only where it is there', (_, true_, false_) => {
    expect(saidOf(true_)).toEqual([]);
    expect(saidOf(false_)).toHaveLength(1);
  });

  it('a link is followed from where the document lies', () => {
    expect(saidOf('[home](../README.md)', 'docs/guide.md')).toEqual([]);
    expect(saidOf('[home](README.md)', 'docs/guide.md')).toHaveLength(1);
  });

  it('the line is told', () => {
    expect(mentionsIn('one\n\n`npm run trace`')).toMatchObject([{ kind: 'script', what: 'trace', line: 3 }]);
  });

  it('what others have, and what a build makes, is not looked for', () => {
    expect(saidOf('[text](https://example.org/laws.pdf) and `apps/web/dist/index.html`')).toEqual([]);
  });

  it('in a program there are names of its own, but no packages of ours that are not there', () => {
    const program = (name: string) => ['```ts', `import { a } from '${name}';`, "read('./mine.ts');", '```'];
    expect(saidOf(program('@opencarrom/laws').join('\n'))).toEqual([]);
    expect(saidOf(program('@opencarrom/lore').join('\n'))).toHaveLength(1);
  });
});
