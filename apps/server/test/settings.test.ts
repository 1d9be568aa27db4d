import { describe, expect, it } from 'vitest';
import { settingsIn } from '../src/settings.js';

describe('the settings', () => {
  it('are those of one machine alone where nothing is said', () => {
    expect(settingsIn({})).toEqual({
      ok: {
        host: 'localhost',
        port: 8080,
        isPortGiven: false,
        trustProxy: false,
        origin: null,
        acceptClock: false,
        store: { kind: 'sqlite', path: 'data/opencarrom.db' },
        bus: null,
        nodeName: 'node',
        metrics: null,
        logLevel: 'warn',
        clockSpeed: 1,
        hasLimits: true,
        socketsAnAddress: null,
        moderators: [],
        hasFreeText: false,
      },
    });
  });

  it.each([
    [{ PORT: '' }, { port: 8080, isPortGiven: false }],
    [{ PORT: '0' }, { port: 0, isPortGiven: true }],
    [{ TRUST_PROXY: 'off' }, { trustProxy: false }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: '127.0.0.1,10.0.0.0/8' }, { trustProxy: '127.0.0.1,10.0.0.0/8' }],
    [{ TRUST_PROXY: '::1' }, { trustProxy: '::1' }],
    [{ TRUST_PROXY: 'loopback' }, { trustProxy: 'loopback' }],
    [{ TRUST_PROXY: 'loopback,10.0.0.0/8' }, { trustProxy: 'loopback,10.0.0.0/8' }],
    [{ STORE: 'file:/var/lib/carrom.db' }, { store: { kind: 'sqlite', path: '/var/lib/carrom.db' } }],
    [{ STORE: 'postgres://u:p@db/carrom' }, { store: { kind: 'postgres', url: 'postgres://u:p@db/carrom' } }],
    [{ STORE: 'postgresql://db/carrom' }, { store: { kind: 'postgres', url: 'postgresql://db/carrom' } }],
    [{ BUS: '' }, { bus: null }],
    [{ BUS: 'nats://bus:4222' }, { bus: 'nats://bus:4222' }],
    [{ BUS: 'nats://a:4222,tls://b:4222' }, { bus: 'nats://a:4222,tls://b:4222' }],
    [{ NODE_NAME: 'hall-2' }, { nodeName: 'hall-2' }],
    [{ ORIGIN: 'https://carrom.example' }, { origin: 'https://carrom.example' }],
    [{ METRICS_PORT: '9464' }, { metrics: { host: '127.0.0.1', port: 9464 } }],
    [{ METRICS_PORT: '0.0.0.0:9464' }, { metrics: { host: '0.0.0.0', port: 9464 } }],
    [{ METRICS_PORT: '[::1]:9464' }, { metrics: { host: '::1', port: 9464 } }],
    [{ LOG_LEVEL: 'info' }, { logLevel: 'info' }],
    [{ CLOCK_SPEED: '50' }, { clockSpeed: 50 }],
    [{ CLOCK_SPEED: '50', HOST: '127.0.0.1' }, { clockSpeed: 50 }],
    [{ LIMITS: 'off' }, { hasLimits: false }],
    [{ SOCKETS_PER_ADDRESS: '250' }, { socketsAnAddress: 250 }],
  ])('read %o', (env, settings) => {
    expect(settingsIn(env)).toMatchObject({ ok: settings });
  });

  it.each([
    { PORT: 'eighty' },
    { PORT: '-1' },
    { PORT: '70000' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '99' },
    { TRUST_PROXY: '10.0.0.0/99' },
    { TRUST_PROXY: '10.0.0.256' },
    { TRUST_PROXY: '::1::2' },
    { TRUST_PROXY: '1.2' },
    { STORE: 'mysql://db/carrom' },
    { STORE: 'file:' },
    { STORE: 'data/opencarrom.db' },
    { BUS: 'redis://bus' },
    { BUS: 'nats://a:4222,b:4222' },
    { NODE_NAME: 'two words' },
    { NODE_NAME: 'x'.repeat(41) },
    { ORIGIN: 'carrom.example' },
    { ORIGIN: 'https://carrom.example/' },
    { METRICS_PORT: 'yes' },
    { METRICS_PORT: '0.0.0.0:70000' },
    { LOG_LEVEL: 'loud' },
    { CLOCK_SPEED: '0' },
    { CLOCK_SPEED: '1001' },
    { CLOCK_SPEED: 'fast' },
    { CLOCK_SPEED: '50', HOST: '0.0.0.0' },
    { LIMITS: 'none' },
    { SOCKETS_PER_ADDRESS: '0' },
    { SOCKETS_PER_ADDRESS: 'many' },
    { LIMITS: 'off', HOST: '0.0.0.0' },
  ])('refuse %o by name', (env) => {
    const [name = ''] = Object.keys(env);
    const read = settingsIn(env);
    expect('error' in read && read.error).toMatch(new RegExp(`^${name} `));
  });
});
