import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'opencarrom-deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const isHere = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

describe.skipIf(!isHere('systemd-analyze', '--version'))('the units for systemd', () => {
  // A template is looked at as one of those it makes.
  it.each([
    ['opencarrom.service', 'opencarrom.service'],
    ['opencarrom@.service', 'opencarrom@8081.service'],
  ])('%s is one', (file, as) => {
    const unit = join(folder, as);
    // Wherever Node lies on this machine.
    const text = readFileSync(`deploy/${file}`, 'utf8').replace('/usr/bin/node', process.execPath);
    writeFileSync(unit, text);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', unit], {
      encoding: 'utf8',
    });
    expect(stderr.split('\n').filter((line) => line.includes('opencarrom'))).toEqual([]);
    expect(status).toBe(0);
  });
});

describe.skipIf(!isHere('nginx', '-v') || !isHere('openssl', 'version'))('the proxy by nginx', () => {
  it('is one that nginx takes', () => {
    const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => join(folder, name));
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=carrom.example'],
        ...['-keyout', key ?? '', '-out', certificate ?? ''],
      ],
      { stdio: 'ignore' },
    );
    const site = readFileSync('deploy/nginx.conf', 'utf8')
      .replace(/(ssl_certificate )\s*\S+;/, `$1${certificate};`)
      .replace(/(ssl_certificate_key )\s*\S+;/, `$1${key};`);
    writeFileSync(join(folder, 'site.conf'), site);
    const main = join(folder, 'nginx.conf');
    writeFileSync(
      main,
      `pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; include ${folder}/site.conf; }`,
    );
    const { status, stderr } = spawnSync('nginx', ['-t', '-c', main, '-p', folder], { encoding: 'utf8' });
    expect(stderr).toContain('syntax is ok');
    expect(status).toBe(0);
  });
});
