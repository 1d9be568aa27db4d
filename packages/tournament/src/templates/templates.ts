import { reading } from '@opencarrom/laws';
import type { EventFormat } from '../event/format.js';
import { readEventFormat } from '../event/read-format.js';
import { type Answered, answered, refuse } from '../read/fault.js';
import { community } from './community.js';
import { europeanSwiss } from './european-swiss.js';
import { iiitnTeams } from './iiitn.js';
import { ladderEvening } from './ladder-evening.js';
import { nationalSingles } from './national-singles.js';
import { nationalTeams } from './national-teams.js';
import { polishSeries } from './polish-series.js';
import { starwoodDoubles } from './starwood.js';
import type { Plain, Template, TemplateOption } from './template.js';

const ALL = [
  starwoodDoubles,
  iiitnTeams,
  europeanSwiss,
  polishSeries,
  nationalTeams,
  nationalSingles,
  community,
  ladderEvening,
] as const satisfies readonly Template[];

export type TemplateId = (typeof ALL)[number]['id'];

export const templates: readonly (Template & { readonly id: TemplateId })[] = ALL;

/** What somebody wants otherwise, by the names of the options, as a form or a command line has it. */
export type GivenOptions = Readonly<Record<string, string | number | boolean>>;

/** The format that a template is, with what was asked otherwise and the stages called as they are named here. */
export const formatFrom = (
  id: string,
  given: GivenOptions = {},
  stageNames: readonly string[] = [],
): Answered<EventFormat> =>
  answered(() => {
    const template = templateOf(id);
    const known = template.options.map(({ name }) => name);
    reading.fields(given, '', known);
    let format: Plain = {
      discipline: template.discipline,
      stages: template.stages.map((stage, index) => named(stage, stageNames[index])),
    };
    for (const option of template.options) {
      const asked = given[option.name];
      if (asked !== undefined)
        for (const place of option.at) format = withAt(format, place.split('.'), askedValue(option, asked));
    }
    return readEventFormat(format, '');
  });

function templateOf(id: string): Template {
  const template = templates.find((each) => each.id === id);
  return (
    template ??
    refuse(
      'unknown-template',
      'template',
      `there is no template "${id}"; there are ${templates.map((each) => each.id).join(', ')}`,
    )
  );
}

const named = (stage: Template['stages'][number], name: string | undefined): Plain =>
  name === undefined ? stage : { ...stage, name };

const SWITCH: Readonly<Record<string, boolean>> = { true: true, yes: true, false: false, no: false };

/** What an option puts into the format. */
function askedValue({ name, takes }: TemplateOption, asked: GivenOptions[string]): Plain {
  const said = String(asked);
  if (takes === 'yes-or-no')
    return SWITCH[said] ?? refuse('wrong-type', name, `${name} must be yes or no, not "${said}"`);
  if (!isBounds(takes)) {
    const choice = Object.hasOwn(takes, said) ? takes[said] : undefined;
    const choices = Object.keys(takes).join(', ');
    return choice ?? refuse('wrong-type', name, `${name} must be one of ${choices}, not "${said}"`);
  }
  const { least, most } = takes;
  const number = /^\d{1,6}$/.test(said) ? Number(said) : Number.NaN;
  if (number >= least && number <= most) return number;
  return refuse('wrong-type', name, `${name} must be from ${least} to ${most}, not "${said}"`);
}

const isBounds = (
  takes: Exclude<TemplateOption['takes'], 'yes-or-no'>,
): takes is { readonly least: number; readonly most: number } => typeof takes.least === 'number';

/** The same data with something else at one place. */
function withAt(data: Plain | undefined, [field, ...deeper]: readonly string[], value: Plain): Plain {
  if (field === undefined) return value;
  if (Array.isArray(data))
    return data.map((each, index) => (index === Number(field) ? withAt(each, deeper, value) : each));
  const fields = (data ?? {}) as { readonly [name: string]: Plain };
  return { ...fields, [field]: withAt(fields[field], deeper, value) };
}
