import {
  type Entry,
  type EventFormat,
  type EventSession,
  type Forecast,
  forecast,
  type GivenOptions,
  type Key,
  type TemplateId,
} from '@opencarrom/tournament';
import { daysOfPlay } from '../days-of-play.js';
import { areTables, tablesTyped, wholeNumber } from '../tables-typed.js';

/** So many come to a club's event: teams bring seven people each. */
const USUAL = {
  singles: { entrants: 16, tables: 8 },
  doubles: { entrants: 16, tables: 8 },
  teams: { entrants: 6, tables: 3 },
} as const;
/** Minutes that an event of one day may take: into the night. */
const SESSION = 14 * 60;
const MOST_DAYS = 14;
const LATEST = '23:59';

/** What is filled in for a new event, and what it comes to. */
export class EventPlan {
  name = $state('');
  date = $state(today());
  start = $state('10:00');
  days = $state('1');
  /** When play ends on each day of several. */
  until = $state('20:00');
  place = $state('');
  tables = $state('');
  expected = $state('');
  isListed = $state(true);
  given: GivenOptions = $state.raw({});
  /** Tie rules that were changed, by the stage from 0. */
  keys: Readonly<Record<number, readonly Key[]>> = $state.raw({});

  readonly format: EventFormat = $derived.by(() => this.made());
  /** On the screen one plays alone or in a pair: teams meet in a hall. */
  readonly mayBeOnline = $derived(this.format.discipline !== 'teams');
  readonly hasTables = $derived(this.play === 'online' || areTables(this.tables));
  readonly dayCount = $derived(wholeNumber(this.days, 1, MOST_DAYS));
  readonly count = $derived(wholeNumber(this.expected, 2, 1000));
  /** How long it takes, and what it will run into; null while a number is wrong. */
  readonly forecast: Forecast | null = $derived(
    this.count === null || !this.hasTables
      ? null
      : forecast({
          format: this.format,
          entrants: this.count,
          tables: this.tableCount,
          sessions: this.sessions,
        }),
  );

  private chosenPlay: 'hall' | 'online' = $state('hall');

  constructor(
    /** Null: it is made after another event. */
    readonly template: TemplateId | null,
    private readonly formatWith: (given: GivenOptions) => EventFormat,
    /** Who is entered as soon as it is open. */
    readonly entries: readonly Entry[] = [],
  ) {
    const usual = USUAL[this.format.discipline];
    this.expected = `${Math.max(entries.length, usual.entrants)}`;
    this.tables = `${usual.tables}`;
  }

  get play(): 'hall' | 'online' {
    return this.mayBeOnline ? this.chosenPlay : 'hall';
  }

  set play(play) {
    this.chosenPlay = play;
  }

  /** Null: as many as are needed. */
  get tableCount(): number | null {
    return this.play === 'online' ? null : tablesTyped(this.tables);
  }

  /** When the first match begins; null: nobody has said it. */
  get startsAt(): string | null {
    return this.date && this.start ? `${this.date}T${this.start}` : null;
  }

  /** One, from its start to the evening, or one a day, until the desk says it otherwise. */
  get sessions(): readonly EventSession[] {
    if (this.startsAt === null || this.dayCount === null) return [];
    return this.dayCount === 1
      ? [{ start: this.startsAt, minutes: SESSION }]
      : daysOfPlay(this.date, this.dayCount, this.start, this.until || LATEST);
  }

  setKeys(stage: number, keys: readonly Key[]): void {
    this.keys = { ...this.keys, [stage]: keys };
  }

  private made(): EventFormat {
    const made = this.formatWith(this.given);
    return {
      ...made,
      stages: made.stages.map((stage, index) =>
        'keys' in stage && this.keys[index] ? { ...stage, keys: this.keys[index] } : stage,
      ),
    };
  }
}

/** By the clock of this device. */
function today(): string {
  const now = new Date();
  const two = (number: number) => `${number}`.padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
