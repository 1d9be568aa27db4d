import { isDevanagari } from './devanagari.js';
import { ARTICLES, IDLE, SAID } from './everyday-words.js';
import { fold, stemsOf, wordsOf } from './fold.js';

/** A word of a text, in all the ways it may stand in the lexicon. */
interface Token {
  readonly word: string;
  readonly folded: string;
  readonly stems: readonly string[];
  readonly isDevanagari: boolean;
}

interface Phrase {
  readonly words: readonly Token[];
  readonly sense: string;
}

/** Sets slips of spelling right. */
export type Mend = (word: string) => string;

/** A sense is told from a plain word by this before it. */
const SENSE = '#';
export const isPlain = (sense: string): boolean => !sense.startsWith(SENSE);

/** So many words are kept folded: all that the books and people use, and not all that is ever typed. */
const KEPT = 10_000;
const kept = new Map<string, Token>();

function tokenOf(word: string): Token {
  const known = kept.get(word);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const token = { word, folded: fold(word), stems: stemsOf(word), isDevanagari: isDevanagari(word) };
  kept.set(word, token);
  return token;
}

const isSame = (a: Token, b: Token): boolean =>
  a.folded === b.folded || a.stems.some((stem) => b.stems.includes(stem));
const foldedSet = (list: string): ReadonlySet<string> => new Set(wordsOf(list).map(fold));

/** What words of one script mean: by their letters as written, folded, and by their stems. A word may mean two things. */
class Meanings {
  readonly #written = new Map<string, Set<string>>();
  readonly #folded = new Map<string, Set<string>>();
  readonly #stems = new Map<string, Set<string>>();

  learn({ word, folded, stems }: Token, sense: string): void {
    add(this.#written, word, sense);
    add(this.#folded, folded, sense);
    for (const stem of stems) add(this.#stems, stem, sense);
  }

  written = ({ word }: Token): ReadonlySet<string> | undefined => this.#written.get(word);
  folded = ({ folded }: Token): ReadonlySet<string> | undefined => this.#folded.get(folded);
  stemmed = ({ stems }: Token): ReadonlySet<string> | undefined =>
    stems.map((stem) => this.#stems.get(stem)).find((senses) => senses);
}

/** Words of the game in whatever language, and what they mean. */
class Lexicon {
  readonly #latin = new Meanings();
  readonly #devanagari = new Meanings();
  /** By the stems of their first words. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #idle: ReadonlySet<string>;
  readonly #articles: ReadonlySet<string>;
  /** As they are written, those that mean something first, so that a slip of spelling can be told from them. */
  readonly forms = new Set<string>();

  constructor(said: string, idle: string, articles: string) {
    this.#idle = new Set([...wordsOf(`${idle} ${articles}`), ...foldedSet(`${idle} ${articles}`)]);
    this.#articles = foldedSet(articles);
    for (const line of said.trim().split('\n')) {
      const [sense = '', forms = ''] = line.split(/:\s+/, 2);
      for (const form of forms.split(' ')) this.#learn(SENSE + sense, form.split('_'));
    }
    for (const form of wordsOf(`${idle} ${articles}`)) this.forms.add(form);
  }

  #learn(sense: string, words: readonly string[]): void {
    for (const word of words) this.forms.add(word);
    const tokens = words.map(tokenOf);
    const [first] = tokens;
    if (!first) return;
    if (tokens.length > 1) {
      for (const stem of new Set(first.stems)) {
        const known = this.#phrases.get(stem);
        if (known) known.push({ words: tokens, sense });
        else this.#phrases.set(stem, [{ words: tokens, sense }]);
      }
      return;
    }
    this.#inScriptOf(first).learn(first, sense);
  }

  /** Is it a word, be it one that says nothing? What only sounds like a Latin one may be a slip in Devanagari. */
  knows(word: string): boolean {
    const token = tokenOf(word);
    const own = this.#inScriptOf(token);
    if (this.forms.has(word) || this.#idle.has(token.folded)) return true;
    if (own.folded(token) || own.stemmed(token)) return true;
    return !token.isDevanagari && this.#meaningsOf(token) !== undefined;
  }

  /** What a text speaks of: senses of the game, and the stems of other words. */
  sensesIn(text: string, mend: Mend): readonly string[] {
    const tokens = wordsOf(text).map((word) => tokenOf(mend(word)));
    const found: string[] = [];
    for (let at = 0; at < tokens.length; ) {
      const phrase = this.#phraseAt(tokens, at);
      found.push(...(phrase?.senses ?? this.#sensesOf(tokens[at] as Token)));
      at = phrase?.end ?? at + 1;
    }
    return found;
  }

  /** What the longest phrase that begins here means, and where it ends. */
  #phraseAt(
    tokens: readonly Token[],
    at: number,
  ): { readonly senses: readonly string[]; readonly end: number } | null {
    const senses = new Set<string>();
    let end = 0;
    for (const stem of new Set(tokens[at]?.stems))
      for (const { words, sense } of this.#phrases.get(stem) ?? []) {
        const reached = this.#endOf(words, tokens, at);
        if (reached > end) senses.clear();
        if (reached > 0 && reached >= end) senses.add(sense);
        end = Math.max(end, reached);
      }
    return end === 0 ? null : { senses: [...senses], end };
  }

  /** Articles may stand between: "left the seat" and "left his seat" are "left seat". 0: it does not stand here. */
  #endOf(words: readonly Token[], tokens: readonly Token[], from: number): number {
    let at = from;
    for (const word of words) {
      let token = tokens[at];
      while (token && at > from && !isSame(word, token) && this.#articles.has(token.folded))
        token = tokens[++at];
      if (!token || !isSame(word, token)) return 0;
      at += 1;
    }
    return at;
  }

  #sensesOf(token: Token): readonly string[] {
    const meant = this.#inScriptOf(token).written(token);
    if (!meant && this.#idle.has(token.word)) return [];
    return [
      ...(meant ?? this.#meaningsOf(token) ?? (this.#idle.has(token.folded) ? [] : token.stems.slice(0, 1))),
    ];
  }

  #inScriptOf = (token: Token): Meanings => (token.isDevanagari ? this.#devanagari : this.#latin);

  /** What is written in the same script counts before what only sounds alike: में is not men. */
  #meaningsOf(token: Token): ReadonlySet<string> | undefined {
    const own = this.#inScriptOf(token);
    const other = token.isDevanagari ? this.#latin : this.#devanagari;
    const exact = own.folded(token);
    if (exact || this.#idle.has(token.folded)) return exact;
    return other.folded(token) ?? own.stemmed(token) ?? other.stemmed(token);
  }
}

function add(map: Map<string, Set<string>>, key: string, sense: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(sense));
}

export const makeLexicon = (): Lexicon => new Lexicon(SAID, IDLE, ARTICLES);
export type { Lexicon };
