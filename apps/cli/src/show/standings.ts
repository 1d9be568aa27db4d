import {
  type EventState,
  groupName,
  type Key,
  participantOf,
  type RankedPlace,
  type StageState,
  sayPlaceReason,
  sharedBy,
  standingsAt,
} from '@opencarrom/tournament';
import { entrantName } from '../events/refusals.js';
import type { Language } from '../words/language.js';
import type { Block } from './event.js';
import { type Align, brass, type Page, strong, table, tableWithText } from './layout.js';

/** What a place says of itself: its figures in the order of the columns, and the reason in words. */
interface PlaceLine {
  readonly placing: RankedPlace;
  readonly name: string;
  /** Club and federation, where they are known. */
  readonly from: string;
  readonly figures: readonly string[];
  readonly reason: string;
}

/** Everybody's place in a stage, group by group, as a person reads it. */
interface PlacesTable {
  readonly columns: readonly string[];
  readonly groups: readonly { readonly name: string | null; readonly lines: readonly PlaceLine[] }[];
}

/** Keys that are a figure of one's own. */
const SHOWN = ['points', 'wins', 'buchholz', 'netscore', 'totscore', 'rubbers', 'games', 'boards'] as const;
type Shown = (typeof SHOWN)[number];
const isShown = (key: Key): key is Shown => (SHOWN as readonly Key[]).includes(key);

function placesTable(state: EventState, stage: StageState, round: number, language: Language): PlacesTable {
  const keys = 'keys' in stage.format ? stage.format.keys : [];
  const columns = keys.filter(isShown);
  const hand = stage.byHand[round + 1]?.reason ?? null;
  const nameOf = (entrant: number) => entrantName(state, entrant);
  const lineOf = (placing: RankedPlace): PlaceLine => ({
    placing,
    name: nameOf(placing.entrant),
    from: fromOf(state, placing.entrant),
    figures: columns.map((key) => String(placing.figures?.[key] ?? '').replace('-', '−')),
    reason: sayPlaceReason(language.places, placing.reason, { nameOf, keys, hand }),
  });
  const lines = standingsAt(state, stage, round).map(lineOf);
  const groups = [...new Set(lines.map(({ placing }) => placing.group))];
  return {
    columns: columns.map((key) => language.events.figures[key]),
    groups: groups.map((group) => ({
      name: group === null ? null : language.eventsDesk.group(groupName(group)),
      lines: lines.filter(({ placing }) => placing.group === group),
    })),
  };
}

export function fromOf(state: EventState, entrant: number): string {
  const entry = participantOf(state, entrant)?.entry;
  if (!entry) return '';
  return (['club', 'federation'] as const).flatMap((what) => sharedBy(entry, what) ?? []).join(' · ');
}

export function showPlaces(
  state: EventState,
  stage: StageState,
  round: number,
  language: Language,
  paper: Page,
): readonly Block[] {
  const words = language.eventsDesk;
  const { columns, groups } = placesTable(state, stage, round, language);
  const head = [language.events.place, words.columns.name, ...columns];
  const aligns: readonly Align[] = ['right', 'left', ...columns.map((): Align => 'right')];
  const tables = groups.map(({ name, lines }) => {
    const rows = lines.map(({ placing, name: who, figures }) => [String(placing.rank), who, ...figures]);
    const reasons = [words.why, ...lines.map(({ reason }) => reason)];
    const shown = tableWithText([head, ...rows], aligns, reasons, paper);
    return name === null ? shown : [strong(name, paper), ...shown];
  });
  return [[strong(words.standings(stage.format.name, round), paper)], ...tables];
}

/** The places at the end; nothing while the event goes on. */
export function showFinal(state: EventState, language: Language, paper: Page): readonly Block[] {
  if (!state.awards) return [];
  const words = language.eventsDesk;
  const hasPrizes = state.awards.some(({ prize }) => prize !== null);
  const rows = state.awards.map(({ place, entrant, prize }) => [
    ...[String(place), entrantName(state, entrant)],
    ...(hasPrizes ? [String(prize ?? '')] : []),
  ]);
  const head = [language.events.place, words.columns.name, ...(hasPrizes ? [words.prize] : [])];
  const [top = '', first = '', ...others] = table([head, ...rows], ['right', 'left', 'right']);
  return [[strong(words.final, paper), top, brass(first, paper), ...others]];
}
