import type { Controller } from '@opencarrom/host';
import { competitorOf, type MatchState, type Player, playersOf } from '@opencarrom/match';

const KEY = 'opencarrom.beaten';

/** The game by which each level was beaten first on this device. */
type Beaten = Readonly<Record<string, string>>;

function beaten(): Beaten {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof read === 'object' && read !== null ? (read as Beaten) : {};
  } catch {
    return {};
  }
}

/**
 * The computer that people at this device have beaten with this game for the first time at its level; null: they have
 * not, or had before. It is remembered with the game, so that it is told again when the game is looked at again.
 */
export function firstWin(
  game: string,
  { head, outcome }: MatchState,
  controllerOf: (player: Player) => Controller,
): Player | null {
  const winner = outcome?.winner;
  if (!winner) return null;
  const players = playersOf(head.discipline);
  const winners = players.filter((player) => competitorOf(player) === winner);
  const losers = players.filter((player) => competitorOf(player) !== winner);
  const levels = losers.flatMap((player) => {
    const controller = controllerOf(player);
    return controller.kind === 'computer' ? [{ player, level: controller.level }] : [];
  });
  // A win is a win where only people have won it, and only against computers.
  if (winners.some((player) => controllerOf(player).kind !== 'person')) return null;
  const [weakest] = [...levels].sort((a, b) => a.level - b.level);
  if (!weakest || levels.length < losers.length) return null;
  const known = beaten();
  const level = String(weakest.level);
  const by = known[level] ?? game;
  if (known[level] === undefined) keep({ ...known, [level]: game });
  return by === game ? weakest.player : null;
}

function keep(known: Beaten): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(known));
  } catch {
    // Forbidden or full storage: the next win will be told as the first.
  }
}
