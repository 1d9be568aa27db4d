import { emptyLog, evolveEvent, formatFrom, generateEvent } from '@opencarrom/tournament';
import { expect, it } from 'vitest';
import { words as event } from '../src/event/words/en.js';
import { roundsToPrint, roundWanted } from '../src/events/print/rounds.js';
import { words } from '../src/events/print/words/en.js';

const format = formatFrom('starwood', { groups: 2 }, ['Groups', 'Knock-out']);
if ('error' in format) throw new Error(format.error.message);
const { happenings } = generateEvent({ seed: 7, players: 8, format: format.ok, unrest: 0 });
const { state } = happenings.reduce(evolveEvent, emptyLog);

it('the tables of groups can be printed when the knock-out is over: they are of the groups’ last round', () => {
  expect(state.awards).not.toBeNull();
  const [first, ...others] = roundsToPrint(state, 'groups', words, event);
  expect(first?.value).toBe('1/3');
  expect(others.map(({ value }) => value)).toEqual(['1/2', '1/1']);
});

it('is of what the choice shows: what was chosen for another sheet, or the first there is', () => {
  const groups = roundsToPrint(state, 'groups', words, event);
  expect(roundWanted(groups, 'now')).toBe('1/3');
  expect(roundWanted(groups, '2/1')).toBe('1/3');
  expect(roundWanted(groups, '1/2')).toBe('1/2');
  expect(roundWanted(roundsToPrint(state, 'ranking', words, event), 'now')).toBe('now');
  expect(roundWanted([], '1/2')).toBe('now');
});

it('results are of every round, the last first', () => {
  const values = roundsToPrint(state, 'results', words, event).map(({ value }) => value);
  expect(values.slice(-3)).toEqual(['1/3', '1/2', '1/1']);
  expect(values[0]).toMatch(/^2\//);
});
