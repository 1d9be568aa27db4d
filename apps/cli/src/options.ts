import { type ParseArgsConfig, parseArgs } from 'node:util';
import type { FaultWords } from './words/faults.js';
import type { Language } from './words/language.js';
import { LANGUAGES } from './words/languages.js';

/** The command line itself was wrong: told in one line, with a hint where to look. */
export class Misuse extends Error {
  constructor(readonly tell: (words: FaultWords) => string) {
    super(tell(LANGUAGES[0].faults));
  }
}

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** Reads options and arguments; whatever is not known is misuse. */
export function readArguments<const O extends Options>(args: readonly string[], options: O): Read<O> {
  // Not strict, for what is strict takes the minus of a number for an option: whatever is wrong is found here.
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  for (const token of tokens) if (token.kind === 'option') checkOption(token, options);
  return { values, positionals } as unknown as Read<O>;
}

interface Given {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function checkOption({ name, rawName, value, inlineValue }: Given, options: Options): void {
  const known = Object.hasOwn(options, name) ? options[name] : undefined;
  if (!known) throw new Misuse((words) => words.noOption(rawName));
  if (known.type === 'boolean' && value !== undefined) throw new Misuse((words) => words.anyValue(rawName));
  const isForgotten = value === undefined || (!inlineValue && looksLikeOption(value));
  if (known.type === 'string' && isForgotten) throw new Misuse((words) => words.noValue(rawName));
}

/** A lone minus stands for standard input, and a number may have one. */
const looksLikeOption = (value: string): boolean => /^-./.test(value) && !/^-[\d.]+$/.test(value);

/** Whether the answer is for a person: as asked, or else by who is reading. */
export function isForPerson(
  asked: { readonly human?: boolean | undefined; readonly json?: boolean | undefined },
  reader: { readonly isTTY?: boolean | undefined },
): boolean {
  if (asked.human && asked.json) throw new Misuse((words) => words.notBoth('--human', '--json'));
  return asked.human ?? (!asked.json && reader.isTTY === true);
}

const CODES = LANGUAGES.map(({ code }) => code);

export function readLanguage(asked: string | undefined): Language {
  if (asked === undefined) return LANGUAGES[0];
  const language = LANGUAGES.find(({ code }) => code === asked);
  if (!language) throw new Misuse((words) => words.noSuch('language', asked, CODES));
  return language;
}

/** The language in which to complain of a command line that may be wrong in every other way. */
export function languageIn(args: readonly string[]): Language {
  const { lang } = parseArgs({
    args: [...args],
    options: { lang: { type: 'string' } },
    strict: false,
  }).values;
  return LANGUAGES.find(({ code }) => code === lang) ?? LANGUAGES[0];
}

/** A whole number within bounds; undefined where it was not given. */
export function readCount(
  option: string,
  asked: string | undefined,
  { least, most }: { readonly least: number; readonly most: number },
): number | undefined {
  if (asked === undefined) return undefined;
  const count = /^\d+$/.test(asked) ? Number(asked) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new Misuse((words) => words.wholeNumber(option, least, most, asked));
}
