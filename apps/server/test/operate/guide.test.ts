import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LARGEST_BODY_BYTES } from '../../src/http/body-limits.js';
import { makeMeters } from '../../src/meters.js';
import { settingsIn } from '../../src/settings.js';

const at = (path: string) => new URL(`../../../../${path}`, import.meta.url);
const guide = readFileSync(at('docs/operate.md'), 'utf8');

/** What stands in the first column of the table below a heading or a line. */
function firstColumn(after: string): string[] {
  const [, rest = ''] = guide.split(after);
  const [table = ''] = /\n\|[\s\S]*?\n\n/.exec(rest) ?? [];
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

/** The names a server reads from its environment. */
function settingsRead(): string[] {
  const asked = new Set<string>();
  settingsIn(new Proxy({}, { get: (_, name) => void asked.add(String(name)) }));
  return [...asked];
}

describe('the guide for hosts', () => {
  it('has every setting the server reads, and no other', () => {
    expect(firstColumn('## Settings').sort()).toEqual(settingsRead().sort());
  });

  it('names figures that are there, and every one of our own', async () => {
    const told = firstColumn('is for Prometheus:');
    const text = await makeMeters({ isRead: true }).text();
    for (const name of told) expect(text).toContain(`# TYPE ${name} `);
    const own = [...(await makeMeters().text()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(told).toEqual(expect.arrayContaining(own));
  });
});

describe('the files for hosts', () => {
  it('let the largest body through that the server takes', () => {
    const conf = readFileSync(at('deploy/nginx.conf'), 'utf8');
    const [, megabytes = '0'] = /^ *client_max_body_size (\d+)m;$/m.exec(conf) ?? [];
    expect(Number(megabytes) * 1024 * 1024).toBe(LARGEST_BODY_BYTES);
    // Caddy limits bodies only when it is told to.
    expect(readFileSync(at('deploy/Caddyfile'), 'utf8')).not.toContain('request_body');
  });

  const NOT_OURS = [
    'NODE_ENV',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'NATS_PASSWORD',
    'PGHOST',
    'PGUSER',
    'PGDATABASE',
    'PGPASSWORD',
    'DOMAIN',
    'CMD',
    'AF_INET',
    'AF_UNIX',
  ];
  it.each(readdirSync(at('deploy')).filter((file) => /service$|yaml$|^Dockerfile$/.test(file)))(
    '%s sets only what the server reads',
    (file) => {
      const text = readFileSync(at(`deploy/${file}`), 'utf8').replace(/#.*$/gm, '');
      const set = [...text.matchAll(/\b([A-Z][A-Z_]{2,})(?=[=:][^=])/g)].map(([, name = '']) => name);
      const ours = set.filter((name) => !NOT_OURS.includes(name));
      expect(ours.length).toBeGreaterThan(0);
      expect(settingsRead()).toEqual(expect.arrayContaining(ours));
    },
  );
});
