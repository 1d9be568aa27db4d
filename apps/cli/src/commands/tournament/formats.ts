import {
  answerFormat,
  type EventFormat,
  formatFrom,
  type OptionName,
  type TemplateOption,
  templates,
} from '@opencarrom/tournament';
import { inputOf, pageOf, parseHanded, unreadable } from '../../desk.js';
import { readText, Unreadable } from '../../documents.js';
import type { FileOutcome } from '../../events/event-file.js';
import { type Io, write } from '../../io.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../../options.js';
import { labels, page, strong, wrap } from '../../show/layout.js';
import type { Language } from '../../words/language.js';

const NAMES = [...new Set(templates.flatMap(({ options }) => options.map(({ name }) => name)))];

/** How an event is played: a template with what shall be otherwise in it, or a format of one's own. */
export const FORMAT_OPTIONS = {
  template: { type: 'string' },
  format: { type: 'string' },
  ...(Object.fromEntries(NAMES.map((name) => [name, { type: 'string' }])) as Readonly<
    Record<OptionName, { readonly type: 'string' }>
  >),
} as const;

type FormatValues = Readonly<Partial<Record<keyof typeof FORMAT_OPTIONS, string | undefined>>>;

export async function formatAsked(
  { template, format, ...options }: FormatValues,
  language: Language,
  io: Io,
): Promise<FileOutcome<EventFormat>> {
  if (template !== undefined && format !== undefined)
    throw new Misuse((faults) => faults.notBoth('--template', '--format'));
  if (template !== undefined) return fromTemplate(template, options, language);
  const [first] = NAMES.filter((name) => options[name] !== undefined);
  if (first !== undefined) throw new Misuse((faults) => faults.goesWith(`--${first}`, '--template'));
  if (format === undefined) throw new Misuse((faults) => faults.missing.format);
  try {
    const parsed = parseHanded(await readText(await inputOf(format, language, io)), language);
    return 'error' in parsed ? parsed : answerFormat(parsed.ok);
  } catch (fault) {
    if (fault instanceof Unreadable) return { error: unreadable(fault, language) };
    throw fault;
  }
}

function fromTemplate(asked: string, options: FormatValues, language: Language): FileOutcome<EventFormat> {
  const template = templates.find(({ id }) => id === asked);
  if (!template)
    throw new Misuse((faults) =>
      faults.noSuch(
        'template',
        asked,
        templates.map(({ id }) => id),
      ),
    );
  const given = NAMES.flatMap((name) => {
    const value = options[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  const known = template.options.map(({ name }) => name as OptionName);
  const foreign = given.find(([name]) => !known.includes(name));
  if (foreign)
    throw new Misuse((faults) =>
      faults.notInTemplate(
        `--${foreign[0]}`,
        asked,
        known.map((name) => `--${name}`),
      ),
    );
  return formatFrom(asked, Object.fromEntries(given), language.templates.templates[template.id].stages);
}

/** The templates there are, and what may be otherwise in each. */
export async function runTemplates(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, {
    human: { type: 'boolean' },
    json: { type: 'boolean' },
    lang: { type: 'string' },
  });
  const [extra] = positionals;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  const language = readLanguage(values.lang);
  if (!isForPerson(values, io.stdout)) {
    await write(io.stdout, `${JSON.stringify({ templates })}\n`);
    return 0;
  }
  const paper = pageOf(io);
  const { templates: told, options: said } = language.templates;
  const blocks = templates.map(({ id, options }) => [
    `${strong(id, paper)}  ${told[id].name}`,
    ...wrap(told[id].about, paper, '  '),
    ...labels(
      options.map((option) => [`  --${option.name} ${valuesOf(option)}`, said[option.name]] as const),
      paper,
    ),
  ]);
  await write(io.stdout, page(blocks));
  return 0;
}

/** What an option may be, the usual one in brackets. */
function valuesOf({ takes, usual }: TemplateOption): string {
  const choices =
    takes === 'yes-or-no'
      ? 'yes|no'
      : typeof takes.least === 'number'
        ? `${takes.least}–${takes.most}`
        : Object.keys(takes).join('|');
  const said = usual === true ? 'yes' : usual === false ? 'no' : usual;
  return said === null ? choices : `${choices} [${said}]`;
}
