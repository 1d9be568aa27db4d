import { type Head, type LogStep, tellEvent } from '@opencarrom/match';
import type { Language } from '../words/language.js';
import { labelled, type Page, page, strong } from './layout.js';
import { titleOf } from './match.js';

/** A match, or a part of it, told event by event. */
export function showStory(head: Head, steps: readonly LogStep[], language: Language, paper: Page): string {
  const widest = String(steps.at(-1)?.event.seq ?? 0).length;
  const blocks: string[][] = [];
  for (const step of steps) {
    const { event } = step;
    const label = `${String(event.seq).padStart(widest)}  ${clockTime(event.at).padStart(7)}  `;
    const lines = labelled(label, tellStep(step, language), label.length, paper);
    if (event.type === 'board-set' || blocks.length === 0) blocks.push([]);
    const heading = event.type === 'board-set' ? lines.map((line) => strong(line, paper)) : lines;
    blocks.at(-1)?.push(...heading);
  }
  return page([titleOf(head, language, paper), ...blocks]);
}

/** Minutes and seconds since the match's beginning. */
function clockTime(at: number): string {
  const seconds = Math.floor(at / 1000);
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'));
  return seconds < 3600 ? parts.join(':') : `${Math.floor(seconds / 3600)}:${parts.join(':')}`;
}

/** One event in words, and whether it still counts. */
export const tellStep = (step: LogStep, { words }: Language): string =>
  tellEvent(step, words.story, { isExact: true });
