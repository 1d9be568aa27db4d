import type { Simulation, simulate } from '@opencarrom/physics';
import type { Language } from '../words/language.js';
import { labels, type Page, page, strong, table } from './layout.js';

/** A stroke that was simulated. */
export interface Simulated {
  readonly simulation: Simulation;
  readonly outcome: ReturnType<typeof simulate>;
}

const millimetres = (metres: number): string => (metres * 1000).toFixed(1);

/** A stroke for a person: what fell, how long it took, where everything came to rest. */
export function showStroke({ outcome }: Simulated, language: Language, paper: Page): string {
  const words = language.words;
  const fell = outcome.pocketed.map(({ id, pocket, t }) => words.fell(id, pocket, t.toFixed(2)));
  const rest = outcome.rest.map(({ id, x, y }) => [id, millimetres(x), millimetres(y)]);
  return page([
    [strong(fell.length > 0 ? fell.join('; ') : words.nothingFell, paper)],
    labels(
      [
        [words.lasted, words.seconds(outcome.duration.toFixed(2))],
        [words.touches, words.contacts(outcome.contacts.length)],
        [words.fingerprint, outcome.hash],
      ],
      paper,
    ),
    table([[...words.restColumns], ...rest], ['left', 'right', 'right']),
  ]);
}
