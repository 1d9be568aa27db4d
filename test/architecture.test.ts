import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('ARCHITECTURE.md', 'utf8');

/** A picture of the document, by the line it begins with. */
const picture = (first: string): string => {
  const from = text.indexOf(`\`\`\`\n${first}`);
  return from < 0 ? '' : text.slice(from, text.indexOf('\n```', from));
};

const foldersOf = (path: string): readonly string[] =>
  readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));

it.each(readdirSync('packages'))('says what packages/%s imports, as its package.json has it', (name) => {
  const [, told = ''] = new RegExp(`^  ${name}/ .*imports (.+)$`, 'm').exec(picture('packages/')) ?? [];
  const { dependencies = {} } = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8'));
  const ours = Object.keys(dependencies).flatMap((each) => each.split('@opencarrom/')[1] ?? []);
  expect(told === 'nothing' ? [] : told.split(', ').sort()).toEqual(ours.sort());
});

it.each(['apps/web/src', 'apps/server/src'])('has every room of %s', (path) => {
  const told = picture(`${path}/`).split(/\s+/);
  expect(foldersOf(path).filter((room) => !told.includes(`${room}/`))).toEqual([]);
});
