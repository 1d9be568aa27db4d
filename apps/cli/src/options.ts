import { type ParseArgsConfig, parseArgs } from 'node:util';
import { LANGUAGES, type Language } from '@opencarrom/laws';

/** The command line itself was wrong: told in one line, with a hint where to look. */
export class Misuse extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;
type Read<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>;

/** Reads options and arguments; whatever is not known is misuse. */
export function readArguments<const O extends Options>(args: readonly string[], options: O): Read<O> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (problem) {
    throw new Misuse(firstSentence(problem));
  }
}

/** Node explains at length; its first sentence is the part that helps. */
function firstSentence(problem: unknown): string {
  const message = problem instanceof Error ? problem.message : String(problem);
  const sentence = message.split(/\.\s/)[0] ?? message;
  return sentence.replace(/^./, (letter) => letter.toLowerCase()).replace(/\n.*/s, '');
}

/** Whether the answer is for a person: as asked, or else by who is reading. */
export function isForPerson(
  asked: { readonly human?: boolean | undefined; readonly json?: boolean | undefined },
  reader: { readonly isTTY?: boolean | undefined },
): boolean {
  if (asked.human && asked.json) throw new Misuse('give --human or --json, not both');
  return asked.human ?? (!asked.json && reader.isTTY === true);
}

export function readLanguage(asked: string | undefined): Language {
  if (asked === undefined) return 'en';
  const language = LANGUAGES.find((known) => known === asked);
  if (!language) throw new Misuse(`there is no language "${asked}"; there are ${LANGUAGES.join(', ')}`);
  return language;
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
  throw new Misuse(`${option} needs a whole number from ${least} to ${most}, not "${asked}"`);
}
