import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** + − × ÷ and √ give the same bits in every engine; of Math's other functions only those that compute nothing. */
const ALLOWED = new Set(['sqrt', 'abs', 'min', 'max', 'floor', 'PI']);
const source = fileURLToPath(new URL('../src/', import.meta.url));
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.ts'),
);

describe('the source of the physics', () => {
  it('was read', () => expect(files.length).toBeGreaterThan(15));

  it.each(files)('%s computes with + − × ÷ √ alone', (file) => {
    const code = readFileSync(source + file, 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/\/\/.*/g, '');
    const used = [...code.matchAll(/\bMath\s*(\.\s*(\w+)|\[)/g)].map((match) => match[2] ?? 'an index');
    expect(used.filter((name) => !ALLOWED.has(name))).toEqual([]);
    expect(code).not.toMatch(
      /=\s*Math\b(?!\s*\.)|\*\*|\bDate\b|\bperformance\b|\bIntl\b|toLocale|\bparseFloat\b/,
    );
  });
});
