import type { Aid } from '@opencarrom/board';
import type { MenDesign, StrikerDesign, WoodName } from '@opencarrom/board/designs';
import { LANGUAGES, type Language } from './languages.js';

export const APP_THEMES = ['dusk', 'paper', 'contrast'] as const;
type Theme = (typeof APP_THEMES)[number];
export const AIDS = ['ghost', 'line', 'none'] as const satisfies readonly Aid[];

/** How many hints one may ask for in a game against a computer. */
export const HINTS_ALLOWED = ['none', 'three', 'any'] as const;
type HintsAllowed = (typeof HINTS_ALLOWED)[number];

/** What a person has chosen for themselves; kept on the device. */
export interface Settings {
  language: Language;
  /** `system`: light or dark as the device is. */
  theme: Theme | 'system';
  /** Designs, by their names: one that is not known any more is as if it had never been chosen. */
  board: WoodName;
  men: MenDesign;
  striker: StrikerDesign;
  aid: Aid;
  volume: number;
  vibrate: boolean;
  /** Do others see how one aims, where they play from far away? */
  showsAim: boolean;
  /** Is one notified while one looks elsewhere? */
  notifies: boolean;
  /** How fast strokes are shown: 1 is as they happen. */
  rate: number;
  name: string;
  /** Has made a stroke on this device: the gesture need not be told any more. */
  hasStruck: boolean;
  /** Of the computer one plays against; null: it follows how one plays. */
  level: number | null;
  hints: HintsAllowed;
}

const LEVELS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const KEY = 'opencarrom.settings';

const usual = (): Settings => ({
  language: navigator.languages.some((tag) => tag.startsWith('hi')) ? 'hi' : 'en',
  theme: 'system',
  board: 'classic',
  men: 'classic',
  striker: 'flower',
  aid: 'ghost',
  volume: 0.7,
  vibrate: true,
  showsAim: true,
  notifies: false,
  rate: 1,
  name: '',
  hasStruck: false,
  level: null,
  hints: 'three',
});

/** Reads what was kept; anything odd in it is as if it had never been chosen. */
function kept(): Settings {
  const chosen = usual();
  try {
    const read: Partial<Settings> = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (LANGUAGES.includes(read.language as Language)) chosen.language = read.language as Language;
    if (read.theme === 'system' || APP_THEMES.includes(read.theme as Theme))
      chosen.theme = read.theme as Theme;
    for (const part of ['board', 'men', 'striker'] as const)
      if (typeof read[part] === 'string') Object.assign(chosen, { [part]: read[part] });
    if (AIDS.includes(read.aid as Aid)) chosen.aid = read.aid as Aid;
    if (typeof read.volume === 'number' && read.volume >= 0 && read.volume <= 1) chosen.volume = read.volume;
    if (typeof read.vibrate === 'boolean') chosen.vibrate = read.vibrate;
    if (typeof read.showsAim === 'boolean') chosen.showsAim = read.showsAim;
    chosen.notifies = read.notifies === true;
    if ([0.25, 0.5, 1, 2].includes(read.rate ?? 0)) chosen.rate = read.rate as number;
    if (typeof read.name === 'string') chosen.name = read.name.slice(0, 40);
    chosen.hasStruck = read.hasStruck === true;
    if (LEVELS.includes(read.level as number)) chosen.level = read.level as number;
    if (HINTS_ALLOWED.includes(read.hints as HintsAllowed)) chosen.hints = read.hints as HintsAllowed;
  } catch {
    // Forbidden or damaged storage: the usual settings.
  }
  return chosen;
}

export const settings: Settings = $state(kept());

const light = matchMedia('(prefers-color-scheme: light)');
let systemIsLight = $state(light.matches);
light.addEventListener('change', (event) => {
  systemIsLight = event.matches;
});

function shownTheme(): Theme {
  if (settings.theme !== 'system') return settings.theme;
  return systemIsLight ? 'paper' : 'dusk';
}

/** Keeps the settings and shows them on the page, as long as the app runs. */
export function keepSettings(): void {
  $effect(() => {
    document.documentElement.dataset.theme = shownTheme();
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // Nothing can be kept here; it still holds until the page is closed.
    }
  });
}
