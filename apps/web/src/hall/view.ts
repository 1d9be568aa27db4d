import type { EventAnswer, LiveBoard } from '@opencarrom/protocol';
import type {
  PlacedMatch,
  SeenAward,
  SeenEntrant,
  SeenEvent,
  SeenMatch,
  SeenStage,
} from '@opencarrom/tournament/seen';
import { allMatches } from '@opencarrom/tournament/seen';
import type { Language } from '../device/languages.js';
import type { BracketMatch } from '../event/BracketBox.svelte';
import { plannedTime } from '../event/clock-time.js';
import { matchStanding } from '../event/match-standing.js';
import { type NameOf, namesIn } from '../event/naming.js';
import { knockOutRound } from '../event/round-name.js';
import type { EventWords } from '../event/words.js';
import { type Address, link } from '../routes/links.js';
import { withTimesToCome } from './times.js';

/** All that the screens of a hall show, made once for each answer. */
export interface HallView {
  readonly id: string;
  readonly answer: EventAnswer;
  readonly seen: SeenEvent;
  readonly nameOf: NameOf;
  readonly entrantOf: (entrant: number) => SeenEntrant | undefined;
  readonly isAway: (entrant: number) => boolean;
  readonly liveOf: (match: number) => LiveBoard | null;
  readonly placedOf: (match: number) => PlacedMatch | null;
  readonly inBracket: (match: number) => BracketMatch | null;
  /** The server's time. */
  readonly now: () => number;
  /** When something is planned, as it is said here. */
  readonly plannedTime: (at: string) => string;
  readonly toMatch: (match: number) => Address;
  readonly toEntrant: (entrant: number) => Address;
  readonly toPart: (part?: string, item?: string) => Address;
}

export function hallView(
  answer: EventAnswer,
  w: EventWords,
  language: Language,
  now: () => number,
): HallView {
  const { id, live } = answer;
  const seen = withTimesToCome(answer.seen, live);
  const entrants = new Map(seen.entrants.map((entrant) => [entrant.number, entrant]));
  const matches = new Map(allMatches(seen).map((placed) => [placed.match.number, placed]));
  const planned = (at: string): string => plannedTime(at, language, seen.date);
  const liveOf = (match: number): LiveBoard | null => live.find((board) => board.match === match) ?? null;
  const toPart = (part?: string, item?: string): Address =>
    link('event', { id, ...(part === undefined ? {} : { part }), ...(item === undefined ? {} : { item }) });
  return {
    id,
    answer,
    seen,
    nameOf: namesIn(seen, w),
    entrantOf: (entrant) => entrants.get(entrant),
    isAway: (entrant) => entrants.get(entrant)?.away === true,
    liveOf,
    placedOf: (match) => matches.get(match) ?? null,
    inBracket: (number) => {
      const placed = matches.get(number);
      if (!placed) return null;
      const { match } = placed;
      const { scores, is } = matchStanding(match, liveOf(number), w);
      return {
        scores,
        isLive: is === 'live',
        a: match.a,
        ...(match.table === undefined ? {} : { table: match.table }),
        ...(match.at === undefined ? {} : { at: planned(match.at) }),
      };
    },
    now,
    plannedTime: planned,
    toMatch: (match) => toPart('match', String(match)),
    toEntrant: (entrant) => toPart('entrant', String(entrant)),
    toPart,
  };
}

/** How many take part: who has left is not among them, as at the desk. */
export const takingPart = ({ entrants }: Pick<SeenEvent, 'entrants'>): number =>
  entrants.filter(({ away }) => !away).length;

/** The stage of a number; without one the stage that is being played, or the last. */
export function stageAt({ stages, now }: SeenEvent, number?: number): SeenStage | null {
  const wanted = number ?? ('stage' in now ? now.stage : undefined);
  return stages.find((stage) => stage.number === wanted) ?? stages.at(-1) ?? null;
}

/** Everybody's place once all is played, before the organiser has closed the event too; null: it is not over. */
export function placesOf({ awards, now, stages, stagesAhead }: SeenEvent): readonly SeenAward[] | null {
  if (awards) return awards;
  const last = stages.at(-1);
  if (now.is !== 'stage-over' || stagesAhead.length > 0 || !last || last.groups) return null;
  return last.standings.map(({ rank, entrant }) => ({ place: rank, entrant }));
}

/** Both who play a match, to be found by. */
export const namesAt = ({ nameOf }: HallView, { a, b }: SeenMatch): string =>
  [a, ...(b === undefined ? [] : [b])].map(nameOf).join(' ');

/** A bracket's rounds are named by what is played in them, all others are counted. */
export function roundName(stage: SeenStage, round: number, w: EventWords): string {
  if (stage.system === 'knockout' && stage.bracket)
    return knockOutRound(round, Math.max(...stage.bracket.map((slot) => slot.round), 0), w);
  return stage.plannedRounds === undefined ? w.round(round) : w.roundOf(round, stage.plannedRounds);
}

/** A round that is still to come, of a stage that may not have begun: then all its rounds are still to come. */
export function comingRound(
  { stages, stagesAhead, roundsAhead }: Pick<SeenEvent, 'stages' | 'stagesAhead' | 'roundsAhead'>,
  { stage: number, round }: Pick<SeenEvent['roundsAhead'][number], 'stage' | 'round'>,
  w: EventWords,
): { readonly stageName: string; readonly called: string } {
  const begun = stages.find((stage) => stage.number === number);
  if (begun) return { stageName: begun.name, called: roundName(begun, round, w) };
  const stage = stagesAhead.find((each) => each.number === number);
  const rounds = roundsAhead.filter((each) => each.stage === number).map((each) => each.round);
  const called = stage?.system === 'knockout' ? knockOutRound(round, Math.max(...rounds), w) : w.round(round);
  return { stageName: stage?.name ?? '', called };
}

/** What a match is played to, and by when; on the screen the terms of the event say so, of all its matches. */
export function rulesSaid(
  { answer }: Pick<HallView, 'answer'>,
  { rules }: SeenStage,
  lawStage: string | undefined,
  w: EventWords,
): string {
  if (answer.settings.play === 'online') return '';
  const ending = Object.entries(rules.ends).find(([stage]) => stage === (lawStage ?? rules.lawStage))?.[1];
  return [ending && w.ending(ending), rules.minutes && w.minutes(rules.minutes)].filter(Boolean).join(' · ');
}

/** The one or two numbers of an address: "12", or "2-3"; empty: it has none. */
export const numbersIn = (item: string | null): readonly number[] =>
  /^\d+(?:-\d+)?$/.test(item ?? '') ? (item ?? '').split('-').map(Number) : [];
