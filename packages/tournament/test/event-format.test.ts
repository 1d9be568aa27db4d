import { readFileSync } from 'node:fs';
import { reading } from '@opencarrom/laws';
import { describe, expect, it } from 'vitest';
import { answerFormat, checkEvent, readAct, readEventLog, undoneLines, writeEvent } from '../src/index.js';
import { KEYS } from '../src/vocabulary.js';

const page = readFileSync('docs/event-format.md', 'utf8');
const [, example = ''] = /```jsonl\n(.*?)```/s.exec(page) ?? [];
const [head = '', ...lines] = example.trimEnd().split('\n');

function logOf(text: string) {
  const read = readEventLog(text);
  if ('error' in read) throw new Error(JSON.stringify(read.error));
  return read.ok;
}

/** Rows of the table that begins with this heading: the names in backticks of the first column, and the rest. */
function rowsUnder(heading: string): readonly { readonly names: readonly string[]; readonly rest: string }[] {
  const table = page.slice(page.indexOf(heading)).split('\n\n')[0] ?? '';
  const rows = table.split('\n').slice(2);
  return rows.map((row) => {
    const [, first = '', ...rest] = row.split('|');
    return { names: quotedIn(first), rest: rest.join('|') };
  });
}

const quotedIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);

const namesUnder = (heading: string): readonly string[] => rowsUnder(heading).flatMap(({ names }) => names);

/** What a reader says of the example with its last line changed. */
function faultOf(change: (line: Record<string, unknown>) => object): string {
  const last = JSON.parse(lines.at(-1) ?? '') as Record<string, unknown>;
  const read = readEventLog([head, ...lines.slice(0, -1), JSON.stringify(change(last))].join('\n'));
  return 'error' in read ? read.error.message : '';
}

/** The names a reader would have taken. */
const listed = (message: string): readonly string[] =>
  message
    .replace(/^.*one of /, '')
    .replace(/, not .*$/, '')
    .split(', ');

describe('docs/event-format.md', () => {
  it('has an example that reads, is right, and is written in the same bytes', () => {
    const log = logOf(example);
    expect(checkEvent(log.happenings)).toEqual([]);
    expect(writeEvent(log)).toBe(example);
  });

  it('has an example that comes to what the page says of it', () => {
    const log = logOf(example);
    const [stage] = log.state.stages;
    expect([...undoneLines(log.happenings)]).toEqual([6]);
    expect(stage?.matches.map(({ result }) => [result?.scores, result?.how])).toEqual([
      [[25, 8], 'played'],
      [[25, 12], 'played'],
      [[18, 14], 'time'],
      [[25, 0], 'walked-over'],
    ]);
    const nameOf = (entrant: number) => log.state.participants[entrant - 1]?.entry.players[0]?.name;
    expect(log.state.awards?.map(({ entrant }) => nameOf(entrant))).toEqual([
      'Asha',
      'Chitra',
      'Devi',
      'Bina',
    ]);
  });

  it('has every act that this program knows, and which of them give something', () => {
    const acts = listed(faultOf((line) => ({ ...line, act: { type: 'x' } })));
    expect([...namesUnder('| `act.type` | fields |').filter((name) => name !== 'act.type')].sort()).toEqual(
      [...acts].sort(),
    );
    const giving = namesUnder('| `act.type` | `gave` |').filter(
      (name) => !['act.type', 'gave'].includes(name),
    );
    for (const type of acts)
      expect(faultOf((line) => ({ ...line, act: { type }, gave: {} })).includes('gives nothing'), type).toBe(
        !giving.includes(type),
      );
  });

  it('has the fields of every act: those needed, and those that may be left out', () => {
    const codeOf = (act: object) => {
      const read = reading.attempt(() => readAct(act, 'act'));
      return 'error' in read ? `${read.error.code} ${read.error.path}` : 'read';
    };
    for (const { names, rest } of rowsUnder('| `act.type` | fields |')) {
      const [fields = ''] = rest.split('|');
      for (const type of names) {
        const all = quotedIn(fields).filter((field) => field !== 'reason' || type !== 'rubber');
        const optional = [...fields.matchAll(/\[`(\w+)`\]/g)].map(([, field]) => field);
        const given = Object.fromEntries(all.map((field) => [field, {}]));
        expect(codeOf({ type, ...given }), type).not.toContain('unknown-field');
        expect(codeOf({ type, ...given, x: 1 }), type).toBe('unknown-field act.x');
        const [needed] = all.filter((field) => !optional.includes(field));
        expect(codeOf({ type }), type).toBe(needed ? `missing-field act.${needed}` : 'read');
      }
    }
  });

  it('has the fields of every stage, and every key', () => {
    const any = namesUnder('| field | |\n|---|---|\n| `system`');
    for (const { names, rest } of rowsUnder('| `system` | fields |')) {
      const [system = ''] = names;
      const first = { system: 'league', goOn: 2 };
      const given = {
        system,
        ...(system === 'swiss' ? { rounds: 3 } : {}),
        ...(system === 'groups' ? { groups: 2 } : {}),
      };
      const answer = answerFormat({ stages: [first, given] });
      if ('error' in answer) throw new Error(JSON.stringify(answer.error));
      const written = Object.keys(answer.ok.stages[1] ?? {});
      const own = quotedIn(rest.replace(/\([^)]*\)/g, ''));
      expect([...any, ...own].sort(), system).toEqual([...written].sort());
    }
    const keys = page.slice(page.indexOf('`keys` say'), page.indexOf('`phantomScore` is what'));
    expect(quotedIn(keys).filter((key) => key !== 'keys')).toEqual([...KEYS]);
  });

  it('has the fields of a report, and of the rules of a match', () => {
    const reported = namesUnder('| field | |\n|---|---|\n| `score` |');
    const act = {
      type: 'report',
      match: 1,
      report: Object.fromEntries(reported.map((field) => [field, {}])),
    };
    expect(faultOf((line) => ({ ...line, act }))).not.toContain('unknown');
    const strange = { ...act, report: { ...act.report, x: 1 } };
    expect(faultOf((line) => ({ ...line, act: strange }))).toContain('"x"');
    const rules = JSON.parse(lines[0] ?? '').act.format.stages[0].match;
    expect(namesUnder('| field of `match` | |').filter((name) => name !== 'match')).toEqual(
      Object.keys(rules),
    );
  });
});
