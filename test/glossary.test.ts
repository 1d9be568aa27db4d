import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rooms } from '../scripts/rooms.js';

const ROW = /^\| (?!word \|)([^|]+?) \| .+ \|$/gm;
const text = readFileSync('docs/glossary.md', 'utf8');
const words = [...text.matchAll(ROW)].flatMap(([, words = '']) => words.split(', '));
const names = [...text.matchAll(/`([A-Z]\w+)`/g)].map(([, name = '']) => name);

const sources = rooms.flatMap((room) =>
  readdirSync(`${room}/src`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${room}/src/${file}`, 'utf8')),
);

describe('the glossary', () => {
  it('was read', () => {
    expect(words).toContain('striker');
    expect(words).toContain('outstanding');
    expect(names).toContain('StrokeFacts');
  });

  it('says each word once', () => {
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });

  it.each(names)('%s is what the code exports', (name) => {
    const exported = new RegExp(`^export (?:type|interface|class|function|const) ${name}\\b`, 'm');
    expect(sources.some((source) => exported.test(source))).toBe(true);
  });
});
