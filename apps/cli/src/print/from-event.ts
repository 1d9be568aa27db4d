import { bookOf, formatOf, type MatchFormat } from '@opencarrom/laws';
import {
  type DrawnMatch,
  type Entry,
  type EventState,
  entryName,
  groupName,
  lawStageOf,
  participantOf,
  type StageState,
  timesOf,
} from '@opencarrom/tournament';
import { entrantName } from '../events/refusals.js';
import { fromOf, placesTable } from '../show/standings.js';
import type { Language } from '../words/language.js';
import type { Badge } from './badges.js';
import type { CardRows, CardSide, ScoreCard } from './cards.js';
import type { PairingsSheet, RankingSheet, SheetHead } from './lists.js';

const headOf = (state: EventState, about: string, printed: string): SheetHead => ({
  event: state.head?.name ?? '',
  about,
  printed,
});

/** Who meets whom in a round. */
export function pairingsSheet(
  state: EventState,
  stage: StageState,
  round: number,
  printed: string,
  { eventsDesk }: Language,
): PairingsSheet {
  const matches = stage.matches.filter((match) => match.round === round);
  return {
    ...headOf(state, `${stage.format.name} · ${eventsDesk.round(round)}`, printed),
    matches: matches.map(({ number, table, group, a, b }) => ({
      ...{ number, table, group: group === null ? null : groupName(group) },
      ...{ a: entrantName(state, a), b: b === null ? null : entrantName(state, b) },
    })),
  };
}

/** Places so far; the final ones when they are given. */
export function rankingSheet(
  state: EventState,
  stage: StageState,
  round: number,
  printed: string,
  language: Language,
): RankingSheet {
  const words = language.eventsDesk;
  const { columns, groups } = placesTable(state, stage, round, language);
  const ranked = groups.map(({ name, lines }) => ({
    name,
    lines: lines.map(({ placing, ...line }) => ({ rank: placing.rank, ...line })),
  }));
  return { ...headOf(state, words.standings(stage.format.name, round), printed), columns, groups: ranked };
}

/** The places that were given, and what each won. */
export function finalSheet(state: EventState, printed: string, language: Language): RankingSheet {
  const words = language.eventsDesk;
  const awards = state.awards ?? [];
  const hasPrizes = awards.some(({ prize }) => prize !== null);
  return {
    ...headOf(state, words.final, printed),
    columns: hasPrizes ? [words.prize] : [],
    groups: [
      {
        name: null,
        lines: awards.map(({ place, entrant, prize }) => ({
          ...{ rank: place, name: entrantName(state, entrant), from: fromOf(state, entrant) },
          ...{ figures: hasPrizes ? [String(prize ?? '')] : [], reason: '' },
        })),
      },
    ],
  };
}

/** A badge for everybody who plays. */
export function badgesOf(state: EventState, { eventsPrint: words }: Language): readonly Badge[] {
  const event = state.head?.name ?? '';
  return state.participants.flatMap(({ number, entry }) =>
    entry.players.map((player): Badge => {
      const partner = entry.team === undefined ? entry.players.find((other) => other !== player) : undefined;
      const from = [player.club ?? entry.club, player.federation ?? entry.federation];
      return {
        ...{ event, name: player.name, number },
        with: entry.team ?? (partner ? words.partner(partner.name) : ''),
        from: from.filter((each) => each !== undefined).join(' · '),
      };
    }),
  );
}

/** A card for each of these matches. */
export function cardsOf(
  state: EventState,
  stage: StageState,
  matches: readonly DrawnMatch[],
  language: Language,
): readonly ScoreCard[] {
  const times = new Map(timesOf(state).matches.map((time) => [time.match, time]));
  return matches.map((match): ScoreCard => {
    const start = times.get(match.number)?.from ?? null;
    return {
      event: state.head?.name ?? '',
      about: aboutMatch(state, stage, match, language),
      table: match.table,
      facts: factsOf(state, stage, match, start, language),
      sides: sidesOf(state, match),
      rows: rowsOf(stage, match),
      match: `${language.eventsPrint.match} ${match.number}`,
    };
  });
}

function aboutMatch(state: EventState, stage: StageState, match: DrawnMatch, language: Language): string {
  const { words, eventsDesk, eventsPrint } = language;
  const { minutes } = stage.format.match;
  const format = lawFormat(stage, match);
  const stageName =
    stage.format.match.stage === 'by-round' ? words.stages[lawStageOf(stage, match)] : stage.format.name;
  return [
    eventsDesk.disciplines[state.discipline],
    stageName,
    ...(format && !stage.format.match.tie ? [words.format(asCounted(stage, format))] : []),
    ...(minutes === null ? [] : [eventsPrint.minutes(minutes)]),
  ].join(' · ');
}

/** Where one score is handed in, one game is played. */
const asCounted = ({ format }: StageState, played: MatchFormat): MatchFormat =>
  format.match.counted === 'score' ? { ...played, bestOf: { ...played.bestOf, is: 1 } } : played;

const lawFormat = (stage: StageState, match: DrawnMatch): MatchFormat | undefined =>
  formatOf(bookOf(stage.format.match.rulebook), lawStageOf(stage, match));

function factsOf(
  { head, hall }: EventState,
  stage: StageState,
  match: DrawnMatch,
  start: string | null,
  { words, eventsDesk, eventsPrint }: Language,
): ScoreCard['facts'] {
  const { rulebook } = stage.format.match;
  const day = start?.slice(0, 10) ?? head?.date?.slice(0, 10);
  const umpire = hall.chairs[match.number];
  return [
    ...(day === undefined ? [] : [[eventsPrint.day, eventsPrint.dayOf(day)] as const]),
    ...(start === null ? [] : [[eventsPrint.time, start.slice(11, 16)] as const]),
    [eventsPrint.laws, `${words.books[rulebook]}, ${words.stages[lawStageOf(stage, match)]}`],
    [
      eventsPrint.round,
      match.group === null
        ? String(match.round)
        : `${match.round} · ${eventsDesk.group(groupName(match.group))}`,
    ],
    [eventsPrint.match, match.slot === null ? String(match.number) : `${match.number} · ${match.slot}`],
    ...(umpire === undefined ? [] : [[eventsPrint.umpireIs, umpire] as const]),
  ];
}

function sidesOf(state: EventState, { a, b }: DrawnMatch): readonly [CardSide, CardSide] {
  const sides = [a, b ?? 0].map((number) => {
    const entry = participantOf(state, number)?.entry;
    return { names: entry ? namesOf(entry) : [], short: entry ? shortName(entry) : '' };
  });
  const [one, other] = sides as [CardSide, CardSide];
  // Two pairs of the same first names are called in full.
  if (one.short !== other.short) return [one, other];
  return [
    { ...one, short: one.names.join(' & ') },
    { ...other, short: other.names.join(' & ') },
  ];
}

const namesOf = ({ team, players }: Entry): readonly string[] =>
  team === undefined ? players.map(({ name }) => name) : [team];

/** A pair by first names, as people call it. */
const shortName = (entry: Entry): string =>
  entry.team === undefined && entry.players.length > 1
    ? entry.players.map(({ name }) => name.split(/\s+/)[0]).join(' & ')
    : entryName(entry);

/** Rows where the laws set no number of boards. */
const USUAL_ROWS = 8;
const MANY_ROWS = 12;

function rowsOf(stage: StageState, match: DrawnMatch): CardRows {
  const { tie, counted } = stage.format.match;
  if (tie) return { of: 'rubbers', rubbers: tie.rubbers };
  const format = lawFormat(stage, match);
  const most = format?.boards.is ?? null;
  if (format && format.bestOf.is > 1 && counted !== 'score')
    return { of: 'games', games: format.bestOf.is, boards: most ?? USUAL_ROWS };
  if (most === null) return { of: 'boards', boards: MANY_ROWS, extra: false };
  return { of: 'boards', boards: most, extra: format?.countedIn.is === 'points' };
}
