import type { Texts } from '@opencarrom/laws';
import { type AnsweringLaws, answeringLaws, type MarkedText } from './answers.js';
import { textsSearched } from './texts.svelte.js';

type AskEntry = typeof import('@opencarrom/laws/ask');

let entry = $state.raw<AskEntry | null>(null);
let isAsked = false;

/** Fetched when somebody first asks: no other screen carries the words that people use. */
function fetchEntry(): void {
  if (isAsked) return;
  isAsked = true;
  void import('@opencarrom/laws/ask').then(
    (fetched) => {
      entry = fetched;
    },
    () => {
      // No network, and not kept yet: the next letter asks again.
      isAsked = false;
    },
  );
}

let made: { readonly texts: readonly Texts[]; readonly laws: AnsweringLaws } | null = null;

/** Questions to the laws, whatever language they are asked in. Null: what answers them is not here yet. */
export function askTheLaws(): AnsweringLaws | null {
  fetchEntry();
  const texts = textsSearched();
  const [shown, ...others] = texts;
  if (!entry || !shown) return null;
  if (!made || made.texts.length !== texts.length || made.texts.some((each, place) => each !== texts[place]))
    made = { texts, laws: answeringLaws(entry.makeLawSearch([shown, ...others]), entry) };
  return made.laws;
}

/** A text with the words that were asked for marked, once that is known. */
export function markedText(text: string, question: string): readonly MarkedText[] {
  const laws = question.trim() === '' ? null : askTheLaws();
  return laws ? laws.marked(text, question) : [{ text, found: false }];
}
