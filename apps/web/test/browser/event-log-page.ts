import { LOG_CONTRACT, type LogOnTrial } from '@opencarrom/host/testing';
import { newHead, openMatch } from '@opencarrom/match';
import { gameLog } from '../../src/store/game-log.js';
import { deleteGame, type KeptGame, keep, whereKept } from '../../src/store/games.js';
import { newId } from '../../src/store/id.js';
import { firstNotes } from '../../src/store/notes.js';

export { whereKept };

/** The log of a new game on this device. */
async function newTrial(): Promise<LogOnTrial> {
  const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed' });
  const notes = firstNotes(openMatch(head), new Date().toISOString());
  const game: KeptGame = { id: newId(), head, hands: { controllers: {}, seed: 0 }, notes };
  await keep(game, []);
  return {
    open: async () => gameLog(game.id, () => game),
    throwAway: async () => void (await deleteGame(game.id)),
  };
}

/** What the contract's clauses say against the log of a game, by their names. */
export async function complaints(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, holds } of LOG_CONTRACT)
    await holds(await newTrial()).catch((problem: unknown) => found.push(`${name}: ${problem}`));
  return found;
}
