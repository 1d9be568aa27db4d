import { ARTICLES, IDLE, SAID } from './everyday-words.js';
import { fold, stemsOf, wordsOf } from './fold.js';

/** A word of a text, in all the ways it may stand in the lexicon. */
interface Token {
  readonly folded: string;
  readonly stems: readonly string[];
}

interface Phrase {
  readonly words: readonly Token[];
  readonly idea: string;
}

/** Sets slips of spelling right. */
export type Mend = (word: string) => string;

/** An idea is told from a plain word by this before it. */
const IDEA = '#';
export const isPlain = (idea: string): boolean => !idea.startsWith(IDEA);

/** So many words are kept folded: all that the books and people use, and not all that is ever typed. */
const KEPT = 10_000;
const kept = new Map<string, Token>();

function tokenOf(word: string): Token {
  const known = kept.get(word);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const token = { folded: fold(word), stems: stemsOf(word) };
  kept.set(word, token);
  return token;
}

const isSame = (a: Token, b: Token): boolean =>
  a.folded === b.folded || a.stems.some((stem) => b.stems.includes(stem));
const foldedSet = (list: string): ReadonlySet<string> => new Set(wordsOf(list).map(fold));

/** Words of the game in whatever language, and what they mean. */
class Lexicon {
  /** By a word's letters, and by its stem; a word of two meanings has both. */
  readonly #exact = new Map<string, Set<string>>();
  readonly #stems = new Map<string, Set<string>>();
  /** By the stems of their first words. */
  readonly #phrases = new Map<string, Phrase[]>();
  readonly #idle: ReadonlySet<string>;
  readonly #articles: ReadonlySet<string>;
  /** As they are written, those that mean something first, so that a slip of spelling can be told from them. */
  readonly forms = new Set<string>();

  constructor(said: string, idle: string, articles: string) {
    this.#idle = foldedSet(`${idle} ${articles}`);
    this.#articles = foldedSet(articles);
    for (const line of said.trim().split('\n')) {
      const [idea = '', forms = ''] = line.split(/:\s+/, 2);
      for (const form of forms.split(' ')) this.#learn(IDEA + idea, form.split('_'));
    }
    for (const form of wordsOf(`${idle} ${articles}`)) this.forms.add(form);
  }

  #learn(idea: string, words: readonly string[]): void {
    for (const word of words) this.forms.add(word);
    const tokens = words.map(tokenOf);
    const [first] = tokens;
    if (!first) return;
    if (tokens.length > 1) {
      for (const stem of new Set(first.stems))
        this.#phrases.set(stem, [...(this.#phrases.get(stem) ?? []), { words: tokens, idea }]);
      return;
    }
    add(this.#exact, first.folded, idea);
    for (const stem of first.stems) add(this.#stems, stem, idea);
  }

  /** Does it say something about a word, be it only that it says nothing? */
  knows(word: string): boolean {
    const token = tokenOf(word);
    return this.forms.has(word) || this.#idle.has(token.folded) || this.#meaningsOf(token) !== undefined;
  }

  /** What a text speaks of: ideas of the game, and the stems of other words. */
  ideasIn(text: string, mend: Mend): readonly string[] {
    const tokens = wordsOf(text).map((word) => tokenOf(mend(word)));
    const found: string[] = [];
    for (let at = 0; at < tokens.length; ) {
      const phrase = this.#phraseAt(tokens, at);
      found.push(...(phrase?.ideas ?? this.#ideasOf(tokens[at] as Token)));
      at = phrase?.end ?? at + 1;
    }
    return found;
  }

  /** What the longest phrase that begins here means, and where it ends. */
  #phraseAt(
    tokens: readonly Token[],
    at: number,
  ): { readonly ideas: readonly string[]; readonly end: number } | null {
    const heard = tokens[at]?.stems.flatMap((stem) => this.#phrases.get(stem) ?? []) ?? [];
    const fitting = heard.map(({ words, idea }) => ({ idea, end: this.#endOf(words, tokens, at) }));
    const end = Math.max(0, ...fitting.map((phrase) => phrase.end));
    const ideas = fitting.filter((phrase) => phrase.end === end).map(({ idea }) => idea);
    return end === 0 ? null : { ideas: [...new Set(ideas)], end };
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

  #ideasOf(token: Token): readonly string[] {
    const exact = this.#exact.get(token.folded);
    if (exact) return [...exact];
    if (this.#idle.has(token.folded)) return [];
    return [...(this.#meaningsOf(token) ?? token.stems.slice(0, 1))];
  }

  #meaningsOf(token: Token): ReadonlySet<string> | undefined {
    const exact = this.#exact.get(token.folded);
    return exact ?? token.stems.map((stem) => this.#stems.get(stem)).find((ideas) => ideas);
  }
}

function add(map: Map<string, Set<string>>, key: string, idea: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(idea));
}

export const makeLexicon = (): Lexicon => new Lexicon(SAID, IDLE, ARTICLES);
export type { Lexicon };
