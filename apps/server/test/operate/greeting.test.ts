import type { NetworkInterfaceInfo } from 'node:os';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hallAddresses } from '../../src/http/hall-addresses.js';
import { greeting } from '../../src/operate/greeting.js';
import { settingsOf } from '../support/settings.js';

const address = (of: string, internal = false): NetworkInterfaceInfo => ({
  address: of,
  family: 'IPv4',
  internal,
  netmask: '255.255.255.0',
  mac: '00:00:00:00:00:00',
  cidr: null,
});
const INTERFACES = {
  lo: [address('127.0.0.1', true)],
  docker0: [address('172.17.0.1')],
  wlan0: [
    address('192.168.1.23'),
    { ...address('fe80::1'), family: 'IPv6' as const, scopeid: 1 } as NetworkInterfaceInfo,
  ],
};

describe('what whoever starts the server is told', () => {
  it('is where to open it on this machine, and the file that everything is in', () => {
    const said = greeting(settingsOf({}), 8080, INTERFACES);
    expect(said).toContain('http://localhost:8080\n');
    expect(said).toContain(resolve('data/opencarrom.db'));
    expect(said).not.toContain('192.168.1.23');
  });

  it.each(['0.0.0.0', '::'])('is every address of the hall, and a code for phones, with HOST=%s', (HOST) => {
    const said = greeting(settingsOf({ HOST }), 8081, INTERFACES);
    expect(said).toContain('http://localhost:8081\n');
    // The hall's own before those of containers, and none that only this machine knows.
    expect(said).toMatch(/http:\/\/192\.168\.1\.23:8081\n {2}http:\/\/172\.17\.0\.1:8081\n/);
    expect(said).not.toContain('fe80');
    expect(said.match(/^[█▀▄ ]{25,}$/gm)?.length).toBeGreaterThan(12);
  });

  it('is that nobody else reaches it, where there is no network', () => {
    const said = greeting(settingsOf({ HOST: '0.0.0.0' }), 8080, { lo: INTERFACES.lo });
    expect(said).toContain('no network');
    expect(said).not.toContain('█');
  });

  it('is the address people know it by, where a proxy stands before it', () => {
    const said = greeting(settingsOf({ ORIGIN: 'https://carrom.example' }), 8080, INTERFACES);
    expect(said).toContain('on the table: https://carrom.example\n');
  });

  it('names the database, and never its password', () => {
    const said = greeting(settingsOf({ STORE: 'postgres://carrom:hush@db:5432/carrom' }), 8080, INTERFACES);
    expect(said).toContain('PostgreSQL at db:5432/carrom');
    expect(said).not.toContain('hush');
  });

  it('has brackets around an address of colons', () => {
    expect(greeting(settingsOf({ HOST: '::1' }), 8080, INTERFACES)).toContain('http://[::1]:8080\n');
  });
});

describe('where phones of the hall open the server, as its desk is told', () => {
  it('is the hall’s network first, where it listens everywhere', () => {
    const found = hallAddresses(settingsOf({ HOST: '0.0.0.0' }), 8080, INTERFACES);
    expect(found).toEqual(['http://192.168.1.23:8080', 'http://172.17.0.1:8080']);
  });

  it.each([{}, { HOST: '192.168.1.23' }, { HOST: '0.0.0.0', ORIGIN: 'https://carrom.example' }])(
    'is nowhere else than where everybody opens it: %o',
    (env) => {
      expect(hallAddresses(settingsOf(env), 8080, INTERFACES)).toEqual([]);
    },
  );
});
