import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DeskView } from '../src/events/desk-view.js';
import { addressForOthers } from '../src/events/phone-address.js';

const HALL = 'http://192.168.1.23:8080';

function deskAt(origin: string, addresses: readonly string[], typed: string | null = null) {
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('localStorage', { getItem: () => typed });
  return { about: { addresses } } as unknown as Pick<DeskView, 'about'>;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('where others open what a desk shows', () => {
  it('is where the desk is open itself, if they can open that', () => {
    expect(addressForOthers(deskAt('https://carrom.example', [HALL]))).toBe('https://carrom.example');
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'is where the server says that phones reach it, for a desk at %s',
    (origin) => {
      expect(addressForOthers(deskAt(origin, [HALL, 'http://172.17.0.1:8080']))).toBe(HALL);
    },
  );

  it('is what was typed for the hall, before what the server found', () => {
    expect(addressForOthers(deskAt('http://localhost:8080', [HALL], 'http://carrom.local'))).toBe(
      'http://carrom.local',
    );
  });

  it('is this machine alone where the server is reached by nobody else', () => {
    expect(addressForOthers(deskAt('http://localhost:8080', []))).toBe('http://localhost:8080');
  });
});
