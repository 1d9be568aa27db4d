import type { Code } from '@opencarrom/protocol';
import { Problem } from '../http/problem.js';
import { words as english } from './words/en.js';
import { words as hindi } from './words/hi.js';
import type { EventPeopleWords } from './words.js';

/** What somebody is told, in every language that is read here. */
export interface Told {
  readonly en: string;
  readonly hi: string;
}

export const told = (pick: (words: EventPeopleWords) => string): Told => ({
  en: pick(english),
  hi: pick(hindi),
});

/** `language`: what somebody reads, as their browser says it. */
export const toldIn = ({ en, hi }: Told, language: string | undefined): string =>
  language?.toLowerCase().startsWith('hi') ? hi : en;

/** What is kept in one field of a row; earlier rows have plain English there. */
export const writeTold = (said: Told): string => JSON.stringify(said);

export function readTold(text: string): Told {
  if (!text.startsWith('{"en":')) return { en: text, hi: text };
  return JSON.parse(text) as Told;
}

/** A refusal that is read as it stands, in the reader's language. */
export class ToldProblem extends Problem {
  constructor(
    status: number,
    code: Code,
    private readonly told: Told,
    path?: string,
  ) {
    super(status, code, told.en, path);
  }

  protected override saidIn(language: string | undefined): string {
    return toldIn(this.told, language);
  }
}
