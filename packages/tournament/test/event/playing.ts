import { readEventFormat } from '../../src/event/read-format.js';
import {
  decideEvent,
  type EventAct,
  type EventFormat,
  type EventRefusal,
  emptyLog,
  evolveEvent,
  type LoggedEvent,
  type MatchRules,
  type StageFormat,
  stageNow,
} from '../../src/index.js';

/** When everything in these tests happens. */
export const AT = '2026-01-31T18:30Z';

/** An event to which things are done; what cannot be done fails the test. */
export class Hall {
  log: LoggedEvent = emptyLog;

  do(act: EventAct): this {
    const decision = decideEvent(this.log, { at: AT, act });
    if (!('ok' in decision)) throw new Error(`${act.type}: ${JSON.stringify(decision)}`);
    this.log = evolveEvent(this.log, decision.ok);
    return this;
  }

  /** Why an act is refused here. */
  refusal(act: EventAct): EventRefusal {
    const decision = decideEvent(this.log, { at: AT, act });
    if (!('refused' in decision)) throw new Error(`${act.type} was not refused`);
    return decision.refused;
  }

  get stage() {
    const stage = stageNow(this.log.state);
    if (!stage) throw new Error('nothing is drawn');
    return stage;
  }

  /** Who meets whom in a round of the stage that is being played. */
  round(number = this.stage.rounds) {
    return this.stage.matches.filter(({ round }) => round === number).map(({ a, b }) => [a, b]);
  }

  score(match: number, a: number, b: number): this {
    return this.do({ type: 'report', match, report: { score: [a, b] } });
  }

  /** Every open match: who entered earlier wins, 25–10. */
  earlierWin(): this {
    for (const { number, a, b, result } of this.stage.matches)
      if (b !== null && !result) this.score(number, a < b ? 25 : 10, a < b ? 10 : 25);
    return this;
  }
}

export const byScore: MatchRules = {
  rulebook: 'icf',
  stage: 'league',
  counted: 'score',
  mostScore: 25,
  minutes: null,
  tie: null,
};

const counted = {
  match: byScore,
  goOn: null,
  phantomScore: 25,
  keys: ['points', 'buchholz', 'netscore', 'totscore'],
} as const;

export const swiss = (rounds: number, more: Partial<StageFormat> = {}): StageFormat =>
  ({
    ...counted,
    system: 'swiss',
    name: 'Swiss',
    seeding: 'list',
    rounds,
    method: 'serial',
    edition: '2014',
    retirements: 'none',
    delayTopPairing: 0,
    compatriotsApart: 0,
    ...more,
  }) as StageFormat;

export const league = (more: Partial<StageFormat> = {}): StageFormat =>
  ({
    ...counted,
    system: 'league',
    name: 'League',
    seeding: 'list',
    keys: ['wins', 'head-to-head', 'netscore'],
    legs: 1,
    withdrawal: 'keep',
    ...more,
  }) as StageFormat;

export const groups = (number: number, goOn: number, more: Partial<StageFormat> = {}): StageFormat =>
  ({ ...league(), system: 'groups', name: 'Groups', groups: number, goOn, ...more }) as StageFormat;

const bracket = { match: { ...byScore, stage: 'by-round' }, goOn: null, seeding: 'standings', seeds: null };

export const knockout = (more: Partial<StageFormat> = {}): StageFormat =>
  ({
    ...bracket,
    system: 'knockout',
    name: 'Knock-out',
    thirdPlace: false,
    federationsApart: false,
    ...more,
  }) as StageFormat;

export const doubleElimination = (more: Partial<StageFormat> = {}): StageFormat =>
  ({
    ...bracket,
    system: 'double-elimination',
    name: 'Double elimination',
    secondFinal: true,
    ...more,
  }) as StageFormat;

export const ladder = (): StageFormat => {
  const { seeds: _, ...rest } = bracket;
  return { ...rest, system: 'ladder', name: 'Ladder' } as StageFormat;
};

export const finals = (places: 2 | 4, bestOf: 1 | 3): StageFormat => {
  const { seeds: _, ...rest } = bracket;
  return { ...rest, system: 'finals', name: 'Finals', places, bestOf } as StageFormat;
};

/** As a file has it: what is read is written again in the same order. */
const asRead = (discipline: EventFormat['discipline'], stages: readonly StageFormat[]): EventFormat =>
  readEventFormat({ discipline, stages: stages.map(seededAsItMay) }, '');

export const singles = (...stages: readonly StageFormat[]): EventFormat => asRead('singles', stages);
export const teams = (...stages: readonly StageFormat[]): EventFormat => asRead('teams', stages);

/** Nothing was played before a first stage. */
const seededAsItMay = (stage: StageFormat, index: number): StageFormat =>
  index === 0 && stage.seeding === 'standings' ? { ...stage, seeding: 'list' } : stage;

/** An event with so many players, P1, P2 …, nothing drawn. */
export function opened(format: EventFormat, players: number): Hall {
  return new Hall()
    .do({ type: 'open', name: 'Club evening', format, lot: 7 })
    .do({ type: 'enter', entries: Array.from({ length: players }, (_, index) => entry(`P${index + 1}`)) });
}

export const entry = (name: string) => ({ players: [{ name }] });
