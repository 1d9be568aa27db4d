import { type Person, peopleOf } from '@opencarrom/tournament';
import { umpireCalled } from '../../events/umpires.js';
import type { Io } from '../../io.js';
import { Misuse, readCount } from '../../options.js';
import { openPlayers } from '../../players/open.js';
import { showAppointed } from '../../show/hall.js';
import { showLines } from '../../show/history.js';
import { act } from './acting.js';
import { CHANGE_OPTIONS, readAsked, refuse } from './asked.js';
import { tellPassedOver } from './entries.js';

/** Whoever can umpire: those named, or all of a table with their clubs and federations. */
export async function runUmpires(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, players: { type: 'string' } }, io);
  const { words, language } = asked;
  const { players } = asked.values;
  if (players !== undefined && words.length > 0)
    throw new Misuse((faults) => faults.notBoth('--players', 'NAME'));
  if (players === undefined && words.length === 0) throw new Misuse((faults) => faults.missing.names);
  let umpires: readonly Person[] = words.map((name) => ({ name }));
  if (players !== undefined) {
    const table = await openPlayers(players, 'singles', language, io);
    if ('errors' in table) return refuse(asked, players, table.errors, io);
    await tellPassedOver(table.ok.passedOver, language, io);
    umpires = table.ok.entries.flatMap(peopleOf);
  }
  return act(asked, io, () => ({ acts: [{ type: 'umpires', umpires }] }), showLines);
}

/** A match's umpire, by hand; without a match umpires are proposed for all that have none. */
export async function runUmpire(args: readonly string[], io: Io): Promise<number> {
  const asked = readAsked(args, { ...CHANGE_OPTIONS, none: { type: 'boolean' } }, io);
  const [match, name, extra] = asked.words;
  if (extra !== undefined) throw new Misuse((faults) => faults.extraWord(extra));
  if (match === undefined) return act(asked, io, () => ({ acts: [{ type: 'appoint' }] }), showAppointed);
  if ((name === undefined) === !asked.values.none) throw new Misuse((faults) => faults.missing.who);
  const number = readCount('MATCH', match, { least: 1, most: 1_000_000 }) as number;
  return act(
    asked,
    io,
    ({ state }) => {
      if (name === undefined) return { acts: [{ type: 'umpire', match: number, umpire: null }] };
      const found = umpireCalled(state, name, asked.language);
      if ('error' in found) return found;
      return { acts: [{ type: 'umpire', match: number, umpire: found.ok }] };
    },
    showLines,
  );
}
