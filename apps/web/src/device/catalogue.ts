/** A file of words for each language, as the build finds them: none is fetched before somebody speaks it. */
export type WordFiles<W> = Readonly<Record<string, () => Promise<{ readonly words: W }>>>;

const CATALOGUES: Catalogue<unknown>[] = [];

/** The words of a room, in the languages that have been fetched. */
export class Catalogue<W> {
  private readonly fetched = new Map<string, W>();
  private readonly coming = new Map<string, Promise<void>>();

  constructor(private readonly files: WordFiles<W>) {}

  has(language: string): boolean {
    return this.fetched.has(language);
  }

  in(language: string): W {
    const words = this.fetched.get(language);
    if (words === undefined) throw new Error(`these words have not been fetched in ${language}`);
    return words;
  }

  /** Who asks while they are on their way waits for the same; what did not come is asked for again. */
  fetch(language: string): Promise<void> {
    const coming = this.coming.get(language) ?? this.bring(language);
    this.coming.set(language, coming);
    return coming.finally(() => this.coming.delete(language));
  }

  private async bring(language: string): Promise<void> {
    const file = Object.entries(this.files).find(([path]) => path.endsWith(`/${language}.ts`))?.[1];
    if (!file) throw new Error(`there are no words in ${language}`);
    this.fetched.set(language, (await file()).words);
  }
}

/** Words that are there before whatever shows them is: `import.meta.glob` of a folder with a file a language. */
export function catalogue<W>(files: Readonly<Record<string, () => Promise<unknown>>>): Catalogue<W> {
  const made = new Catalogue(files as WordFiles<W>);
  CATALOGUES.push(made);
  return made;
}

/** Fetches a language for all that has been loaded so far, and is loaded meanwhile. */
export async function fetchWords(language: string): Promise<void> {
  for (;;) {
    const missing = CATALOGUES.filter((each) => !each.has(language));
    if (missing.length === 0) return;
    await Promise.all(missing.map((each) => each.fetch(language)));
  }
}
