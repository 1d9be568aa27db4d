import type { EventFormat, GivenOptions, StageFormat, Template } from '@opencarrom/tournament';

type Options = Template['options'];
type Swiss = Extract<StageFormat, { readonly system: 'swiss' }>;

const METHODS = { dazed: 'dazed', serial: 'serial', staggered: 'staggered' } as const;
const SEEDINGS = { lot: 'lot', rate: 'rate', list: 'list' } as const;

const swissIn = ({ stages }: EventFormat): Swiss | null => {
  const [first] = stages;
  return first?.system === 'swiss' ? first : null;
};

/** What may be otherwise in an event that is made after one of a SoL file: as usual is as the file has it. */
export function solOptions(format: EventFormat): Options {
  const swiss = swissIn(format);
  if (!swiss) return [];
  const { rounds, method, seeding, match } = swiss;
  return [
    { name: 'rounds', at: ['stages.0.rounds'], takes: { least: 1, most: 30 }, usual: rounds },
    {
      name: 'minutes',
      at: ['stages.0.match.minutes'],
      takes: { least: 10, most: 180 },
      usual: match.minutes,
    },
    { name: 'method', at: ['stages.0.method'], takes: METHODS, usual: method },
    { name: 'seeding', at: ['stages.0.seeding'], takes: SEEDINGS, usual: seeding },
  ];
}

/** The file's format with what was asked for otherwise. */
export function solFormat(format: EventFormat, given: GivenOptions): EventFormat {
  const swiss = swissIn(format);
  if (!swiss) return format;
  const chosen = <T extends string>(name: string, of: Readonly<Record<string, T>>, usual: T): T =>
    of[String(given[name])] ?? usual;
  const changed: Swiss = {
    ...swiss,
    rounds: Number(given.rounds ?? swiss.rounds),
    method: chosen('method', METHODS, swiss.method),
    seeding: chosen<Swiss['seeding']>('seeding', SEEDINGS, swiss.seeding),
    match: {
      ...swiss.match,
      minutes: given.minutes === undefined ? swiss.match.minutes : Number(given.minutes),
    },
  };
  return { ...format, stages: [changed, ...format.stages.slice(1)] };
}
