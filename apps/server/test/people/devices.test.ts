import { describe, expect, it } from 'vitest';
import { deviceOf } from '../../src/people/devices.js';

describe('what somebody sits at', () => {
  it.each([
    ['computer', 'Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0'],
    [
      'phone',
      'Chrome',
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
    ],
    [
      'tablet',
      'Samsung Internet',
      'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0 Safari/537.36',
    ],
    [
      'phone',
      'Safari',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'computer',
      'Edge',
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36 Edg/126.0',
    ],
    ['program', null, 'curl/8.5.0'],
    ['program', null, undefined],
  ])('%s, %s', (kind, browser, userAgent) => expect(deviceOf(userAgent)).toEqual({ kind, browser }));
});
