import type { LinkFault } from '@opencarrom/share';
import { Problem } from '../http/problem.js';
import { words as english } from './words/en.js';
import { words as hindi } from './words/hi.js';
import type { LinkWords } from './words.js';

const WORDS = { en: english, hi: hindi } as const satisfies Readonly<Record<string, LinkWords>>;

export type LinkLanguage = keyof typeof WORDS;

export const wordsIn = (language: LinkLanguage): LinkWords => WORDS[language];

/** What somebody reads, as their browser says it; whoever says nothing, as messengers do, reads what its maker reads. */
export function languageOf(accepted: string | undefined, otherwise: LinkLanguage = 'en'): LinkLanguage {
  if (accepted === undefined || accepted.trim() === '' || accepted.startsWith('*')) return otherwise;
  return accepted.toLowerCase().startsWith('hi') ? 'hi' : 'en';
}

/** A link that cannot be opened, told in the reader's language. */
export class BadLink extends Problem {
  constructor(private readonly fault: LinkFault['fault']) {
    super(400, 'bad-link', english.faults[fault], 'body.link');
  }

  protected override saidIn(language: string | undefined): string {
    return wordsIn(languageOf(language)).faults[this.fault];
  }
}

/** Taken down by a moderator, and not to be made again. */
export class TakenDown extends Problem {
  constructor() {
    super(410, 'taken-down', english.takenDown);
  }

  protected override saidIn(language: string | undefined): string {
    return wordsIn(languageOf(language)).takenDown;
  }
}
