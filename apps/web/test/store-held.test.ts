import { decide, type Event, newHead, openMatch } from '@opencarrom/match';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allPersons } from '../src/store/controllers.js';
import { handOver, handOverNotes, heldBecause, letGo, withHeld } from '../src/store/held.js';
import { memoryShelf } from '../src/store/memory.js';
import { firstNotes } from '../src/store/notes.js';
import type { KeptGame, Shelf } from '../src/store/shelf.js';

beforeEach(() => {
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});

afterEach(() => {
  letGo();
  vi.unstubAllGlobals();
});

const head = newHead({ players: { A: ['Asha'], B: ['Bina'] }, source: 'observed' });
const game: KeptGame = {
  id: 'one',
  head,
  hands: { controllers: allPersons(head), seed: 1 },
  notes: firstNotes(openMatch(head), '2026-01-01T00:00:00.000Z'),
};

/** Somebody's signatures, each an event. */
function signed(...names: readonly string[]): readonly Event[] {
  const events: Event[] = [];
  let state = openMatch(head);
  for (const name of names) {
    const decision = decide(state, { by: 'umpire', at: 0, act: { type: 'sign', name } });
    if ('refusal' in decision) throw new Error(decision.refusal.code);
    events.push(...decision.events);
    state = decision.state;
  }
  return events;
}

const mine = signed('Asha', 'Bina', 'Chitra');
const theirs = signed('Asha', 'Dev', 'Esha');

/** A device that has the first event, and then no more room for what this page does. */
async function fullDevice(): Promise<Shelf> {
  const shelf = memoryShelf();
  await shelf.put(game, mine.slice(0, 1));
  const full: Shelf = {
    ...shelf,
    put: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  };
  expect(await handOver(full, game, mine.slice(1))).toBe('full');
  return shelf;
}

it('a game is read with what the page holds of it', async () => {
  const shelf = await fullDevice();
  expect(heldBecause(game.id)).toBe('full');
  expect(withHeld(game.id, await shelf.find(game.id))?.events).toEqual(mine);
});

it('a game that has gone on elsewhere is read as it is there', async () => {
  const shelf = await fullDevice();
  await shelf.put(game, theirs.slice(1));
  expect(withHeld(game.id, await shelf.find(game.id))?.events).toEqual(theirs);
});

it('a game thrown away elsewhere is not there, whatever the page holds of it', async () => {
  const shelf = await fullDevice();
  await shelf.remove(game.id);
  expect(withHeld(game.id, await shelf.find(game.id))).toBeNull();
});

it('what is noted about a game is kept with its log, and brings none back that was thrown away', async () => {
  const shelf = memoryShelf();
  await shelf.put(game, mine);
  const noted: KeptGame = { ...game, notes: { ...game.notes, following: 'scores' } };
  expect(await handOverNotes(shelf, noted)).toBeNull();
  expect(await shelf.find(game.id)).toEqual({ game: noted, events: mine });
  await shelf.remove(game.id);
  expect(await handOverNotes(shelf, noted)).toBe('elsewhere');
  expect(await shelf.list()).toEqual([]);
});

it('what is noted about a game that the page holds goes with what it holds', async () => {
  const shelf = await fullDevice();
  const noted: KeptGame = { ...game, notes: { ...game.notes, following: 'scores' } };
  expect(await handOverNotes(shelf, noted)).toBeNull();
  expect(await shelf.find(game.id)).toEqual({ game: noted, events: mine });
  expect(heldBecause(game.id)).toBeNull();
});
