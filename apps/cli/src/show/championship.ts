import type { SeasonLine } from '@opencarrom/tournament';
import type { Language } from '../words/language.js';
import { type Page, page, strong, table } from './layout.js';

/** An event of a season, and why it does not count where it does not. */
interface SeasonEvent {
  readonly file: string;
  readonly name: string | null;
  readonly date: string | null;
  readonly leftOut?: 'open' | 'no-prizes';
}

export interface SeasonTable {
  /** Null where its events name no championship. */
  readonly name: string | null;
  readonly skipWorst: number;
  readonly events: readonly SeasonEvent[];
  readonly rows: readonly (SeasonLine & { readonly names: string })[];
}

export const showChampionship = (lines: readonly SeasonLine[], language: Language): string =>
  page([
    standing(
      lines.map((line) => ({ ...line, names: line.players })),
      language,
    ),
  ]);

export function showSeasons(seasons: readonly SeasonTable[], language: Language, paper: Page): string {
  return page(seasons.flatMap((season) => seasonBlocks(season, language, paper)));
}

function seasonBlocks(
  { name, skipWorst, events, rows }: SeasonTable,
  language: Language,
  paper: Page,
): readonly (readonly string[])[] {
  const words = language.events;
  const counting = events.filter(({ leftOut }) => leftOut === undefined);
  const heading = [
    words.season(name, counting.length),
    ...(skipWorst > 0 ? [words.worstDropped(skipWorst)] : []),
  ];
  const without = events.flatMap(({ leftOut, ...event }) =>
    leftOut ? [words.leftOut(event.name ?? event.file, leftOut)] : [],
  );
  const [first = '', ...more] = heading;
  return [[strong(first, paper), ...more], rows.length > 0 ? standing(rows, language) : [], without];
}

function standing(rows: SeasonTable['rows'], { events: words }: Language): readonly string[] {
  const lines = rows.map(({ names, total, played }, index) => [
    ...[String(index + 1), names],
    ...[String(total), String(played)],
  ]);
  const head = [words.place, words.players, words.total, words.played];
  return table([head, ...lines], ['right', 'left', 'right', 'right']);
}
