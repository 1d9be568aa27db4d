import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { testEnvironment } from '../../scripts/suite/environment.js';

/** What a user's shell may hold. */
const SHELL = {
  PATH: '/usr/bin',
  HOME: '/home/asha',
  TZ: 'Asia/Kolkata',
  LANG: 'hi_IN.UTF-8',
  LC_TIME: 'hi_IN.UTF-8',
  FORCE_COLOR: '3',
  CI: 'true',
  PORT: '9999',
  STORE: 'postgres://asha@db/matches',
  npm_config_registry: 'https://registry.example',
  PROPERTY_SEED: '4711',
};

describe('the environment of the tests', () => {
  it('has its own time zone and locale, and drops settings of the user', () => {
    const { HOME, PLAYWRIGHT_BROWSERS_PATH, ...environment } = testEnvironment(SHELL);
    expect(environment).toEqual({
      PATH: '/usr/bin',
      PROPERTY_SEED: '4711',
      TZ: 'UTC',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      npm_config_update_notifier: 'false',
    });
  });

  it('has an empty home folder, the same for a run within the run', () => {
    const { HOME = '' } = testEnvironment(SHELL);
    expect(existsSync(HOME) && readdirSync(HOME)).toEqual([]);
    expect(testEnvironment({ ...SHELL, HOME }).HOME).toBe(HOME);
  });

  it('is that of this very test', () => {
    expect(Intl.DateTimeFormat().resolvedOptions()).toMatchObject({ timeZone: 'UTC', locale: 'en-US' });
    expect(new Date(0).getHours()).toBe(0);
    expect(homedir()).toBe(process.env.HOME);
    expect(process.env.npm_config_registry).toBeUndefined();
  });
});
