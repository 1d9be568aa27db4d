import type { LiveBoard } from '@opencarrom/protocol';
import { allMatches, isToPlay, type SeenEvent, type SeenMatch } from '@opencarrom/tournament/seen';

/**
 * What everybody sees, with planned times only of what is still to come. A match has begun where its board is heard of;
 * where no phone tells, it has once its round is being played and nothing else comes first at its table.
 */
export function withTimesToCome(seen: SeenEvent, live: readonly LiveBoard[]): SeenEvent {
  const heard = new Set(live.map(({ match }) => match));
  const begun = new Set([...heard, ...firstsAtTables(seen, heard)]);
  const told = (match: SeenMatch): SeenMatch => {
    if (!begun.has(match.number)) return match;
    const { at: _, ...others } = match;
    return others;
  };
  const stages = seen.stages.map((stage) => ({
    ...stage,
    rounds: stage.rounds.map((round) => ({ ...round, matches: round.matches.map(told) })),
  }));
  return { ...seen, stages };
}

function firstsAtTables(seen: SeenEvent, heard: ReadonlySet<number>): readonly number[] {
  const placed = allMatches(seen);
  const nameOf = ({ stage, round }: (typeof placed)[number]): string => `${stage.number}/${round}`;
  const isPlayed = ({ number, result }: SeenMatch): boolean =>
    heard.has(number) || (result !== undefined && result.how !== 'walked-over');
  const played = new Set(placed.filter(({ match }) => match.b !== undefined && isPlayed(match)).map(nameOf));
  const firsts = new Map<number, (typeof placed)[number]>();
  for (const each of placed) {
    const { table, number } = each.match;
    if (table === undefined || !isToPlay(each.match)) continue;
    if (number < (firsts.get(table)?.match.number ?? Number.POSITIVE_INFINITY)) firsts.set(table, each);
  }
  return [...firsts.values()].filter((each) => played.has(nameOf(each))).map(({ match }) => match.number);
}
