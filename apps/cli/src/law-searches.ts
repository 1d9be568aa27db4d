import type { Texts } from '@opencarrom/laws';
import { type LawSearch, makeLawSearch } from '@opencarrom/laws/ask';
import { LANGUAGES } from './words/languages.js';

/** Searches of the laws by the language they answer in; each understands all languages. */
export async function readLawSearches(): Promise<(code: string) => LawSearch> {
  const [first, ...others] = LANGUAGES;
  const english = await first.texts();
  const rest = await Promise.all(
    others.map(async (language) => [language.code, await language.texts()] as const),
  );
  const byCode = new Map<string, Texts>([[first.code, english], ...rest]);
  const made = new Map<string, LawSearch>();
  return (code) => {
    const shown = byCode.get(code) ?? english;
    const search =
      made.get(code) ?? makeLawSearch([shown, ...[...byCode.values()].filter((texts) => texts !== shown)]);
    made.set(code, search);
    return search;
  };
}
