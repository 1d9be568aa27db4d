import { type BestStroke, explainThought } from '@opencarrom/ai';
import type { Language } from '../words/language.js';
import { labels, type Page, page, strong, wrap } from './layout.js';

/** The stroke, its chance, what it fears and what else there was. */
export function showBest({ question, thought }: BestStroke, language: Language, paper: Page): string {
  const { best: words, thought: reasonsIn } = language.words;
  const [headline = '', ...reasons] = explainThought(thought, question.table.seat, reasonsIn);
  const { x, y, vx, vy, spin = 0 } = thought.stroke;
  const millimetres = (metres: number) => `${(metres * 1000).toFixed(1)} mm`;
  return page([
    [strong(headline, paper)],
    reasons.flatMap((reason) => wrap(reason, paper)),
    labels(
      [
        [words.place, `${millimetres(x)}, ${millimetres(y)}`],
        [words.speed, `${vx.toFixed(3)}, ${vy.toFixed(3)} m/s`],
        [words.spin, `${spin.toFixed(1)} rad/s`],
        [words.tried, String(thought.simulations)],
      ],
      paper,
    ),
  ]);
}
