import type { DeviceKind } from '../store/people-tables.js';

/** What somebody sits at, as far as one's own list of sessions needs it to be told apart. */
export interface Device {
  readonly kind: DeviceKind;
  readonly browser: string | null;
}

/** The more special first: most of them say that they are the others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

export function deviceOf(userAgent = ''): Device {
  const browser = BROWSERS.find(([sign]) => sign.test(userAgent))?.[1] ?? null;
  return { kind: browser ? kindOf(userAgent) : 'program', browser };
}

function kindOf(userAgent: string): DeviceKind {
  if (/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/.test(userAgent)) return 'tablet';
  return /\bMobi|\biPhone\b|\bAndroid\b/.test(userAgent) ? 'phone' : 'computer';
}
