import type { EventDiscipline, StageSystemName } from '../event/format.js';

/** What stands in a format's JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

/** Something an organiser may want otherwise. */
export interface TemplateOption {
  /** As it is asked for: `third-place`. */
  readonly name: OptionName;
  /** Where it stands in the format, as `stages.0.groups`; in several places where they go together. */
  readonly at: readonly string[];
  /** A number between bounds (none said: `usual`), yes or no, or one of some choices by name. */
  readonly takes:
    | { readonly least: number; readonly most: number }
    | 'yes-or-no'
    | { readonly [choice: string]: Plain };
  readonly usual: number | boolean | string | null;
}

export type OptionName =
  | 'discipline'
  | 'rulebook'
  | 'seeding'
  | 'groups'
  | 'legs'
  | 'rounds'
  | 'method'
  | 'compatriots-apart'
  | 'delay-top-pairing'
  | 'go-on'
  | 'seeds'
  | 'third-place'
  | 'second-final'
  | 'places'
  | 'best-of'
  | 'minutes'
  | 'rubbers'
  | 'until'
  | 'substitutes'
  | 'rubbers-each';

/** A usual kind of event, as data: a format that leaves out what is usual, and what may be varied in it. */
export interface Template {
  readonly id: string;
  readonly discipline: EventDiscipline;
  readonly stages: readonly ({ readonly system: StageSystemName } & { readonly [field: string]: Plain })[];
  readonly options: readonly TemplateOption[];
}
