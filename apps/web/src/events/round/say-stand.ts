import { type Both, type EventState, matchOf, stageNow } from '@opencarrom/tournament';
import type { Language } from '../../device/languages.js';
import { timeOfDay } from '../../event/clock-time.js';
import type { EventWords } from '../../event/words.js';
import { scoreSaid } from '../history/tell-line.js';
import { entrantCalled } from '../naming.js';
import { roundCalled } from '../rounds.js';
import type { HallRow } from './rows.js';
import type { RoundWords } from './words.js';

/** What a sign beside a row shows, as a path in a square of 24. */
const SIGNS = {
  none: '',
  away: 'M3 3l18 18M8.500 16.500a5 5 0 0 1 7 0M5 13a10 10 0 0 1 4-2.400M12 20h.01M15 10.600a10 10 0 0 1 4 2.400M2 9a15 15 0 0 1 4.500-2.800M10.500 5A15 15 0 0 1 22 9',
  flag: 'M6 21V4h11l-2 4 2 4H6',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1ZM11 18h2',
  pen: 'M4 20l1-4L16 5l3 3L8 19l-4 1ZM14 7l3 3',
  tick: 'M5 13l4 4L19 7',
  clock: 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Z',
  two: 'M4 5h7v14H4ZM13 5h7v14h-7Z',
  rest: 'M8 6v12M16 6v12',
} as const;

export interface SaidStand {
  readonly sign: string;
  readonly text: string;
}

/** Where a match stands, in a few words and a sign. */
export function sayStand(
  { match, stand }: HallRow,
  state: EventState,
  w: RoundWords,
  language: Language,
): SaidStand {
  const s = w.stand;
  switch (stand.is) {
    case 'waiting':
      return { sign: SIGNS.two, text: s.waiting(stand.results.length) };
    case 'silent':
      return { sign: SIGNS.away, text: s.silent(timeOfDay(stand.heardAt, language)) };
    case 'not-begun':
      return { sign: SIGNS.flag, text: s.notBegun(stand.minutes) };
    case 'overdue':
      return { sign: SIGNS.clock, text: s.overdue(stand.minutes) };
    case 'unsigned':
      return { sign: SIGNS.pen, text: s.unsigned };
    case 'line-ups':
      return {
        sign: SIGNS.pen,
        text: s.lineUps(stand.missing.map((side) => entrantCalled(state, match[side])).join(', ')),
      };
    case 'no-table':
      return { sign: SIGNS.flag, text: s.noTable };
    case 'protest':
      return { sign: SIGNS.flag, text: s.protest };
    case 'live': {
      const { game, board, following, phones } = stand.live;
      const where = s.live(game, board, following === 'scores');
      return {
        sign: phones > 1 ? SIGNS.two : SIGNS.phone,
        text: phones > 1 ? `${where} · ${s.phones(phones)}` : where,
      };
    }
    case 'rubbers':
      return { sign: SIGNS.pen, text: s.rubbers(stand.played, stand.of) };
    case 'after':
      return { sign: SIGNS.clock, text: s.after(stand.match) };
    case 'open':
      return { sign: SIGNS.none, text: s.open };
    case 'draft':
      return { sign: SIGNS.none, text: s.draft };
    case 'bye':
      return { sign: SIGNS.rest, text: s.bye };
    case 'done':
      return doneSaid({ match, stand }, w, language);
  }
}

function doneSaid(
  { match, stand }: Pick<HallRow, 'match' | 'stand'>,
  { stand: s, how }: RoundWords,
  language: Language,
): SaidStand {
  const line = stand.is === 'done' ? stand.line : null;
  const ended = match.result?.how ?? 'played';
  if (!line) return { sign: SIGNS.tick, text: ended === 'played' ? '' : how[ended] };
  const time = timeOfDay(line.at, language);
  if (line.act.type === 'correct' || line.act.type === 'correct-rubber')
    return { sign: SIGNS.pen, text: s.corrected(time) };
  const signed = (match.report?.signatures?.length ?? 0) > 0;
  const text = signed ? s.signed(time) : s.typed(time, line.by ?? '');
  return { sign: SIGNS.tick, text: ended === 'played' ? text : `${how[ended]} · ${text}` };
}

/** Of which round a match is that was played before the present one; nothing of all others. */
export function whereSaid({ match, stand }: HallRow, state: EventState, e: EventWords): string {
  const stage = matchOf(state, match.number)?.stage;
  const now = stageNow(state);
  const isEarlier = stand.is === 'protest' || stand.is === 'waiting';
  if (!stage || !isEarlier || (stage === now && match.round === now.rounds)) return '';
  return `${stage.format.name}: ${roundCalled(stage, match.round, e)}`;
}

/** Who umpires a match that has no result yet; nothing where nobody was appointed. */
export function umpireSaid({ match }: HallRow, { hall }: EventState, w: RoundWords): string {
  const chair = hall.chairs[match.number];
  if (chair === undefined || match.result) return '';
  const called = hall.umpires.find(({ id, name }) => (id ?? name) === chair)?.name ?? chair;
  return `${w.type.umpire}: ${called}`;
}

const dashed = ([a, b]: Both): string => `${a} – ${b}`;

/** The score as it is known now. */
export function scoreOf({ match, stand }: HallRow): string {
  if (match.result) return scoreSaid(match.result).replace('–', ' – ');
  if ('live' in stand) return dashed(stand.live.points);
  if (match.tie) {
    const won = (side: 'a' | 'b') =>
      match.tie?.rubbers.filter(({ result }) => result?.winner === side).length ?? 0;
    return dashed([won('a'), won('b')]);
  }
  return '– –';
}

/** Where it is played, in words. */
export const tableSaid = (table: number | null, w: RoundWords): string =>
  table === null ? w.noTable : w.table(table);
