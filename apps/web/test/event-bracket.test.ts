import { formatFrom, generateEvent } from '@opencarrom/tournament';
import { type SeenStage, seenEvent } from '@opencarrom/tournament/seen';
import { describe, expect, it } from 'vitest';
import {
  type BracketPart,
  concerning,
  foldedTo,
  isOutOf,
  layOutBracket,
} from '../src/event/bracket-layout.js';

function bracketOf(template: string, players: number): SeenStage {
  const format = formatFrom(template);
  if (!('ok' in format)) throw new Error(`no template ${template}`);
  const { stages } = seenEvent(generateEvent({ seed: 7, players, format: format.ok, unrest: 0 }));
  return stages.find(({ bracket }) => bracket) as SeenStage;
}

/** No two boxes of a column touch. */
function closest({ slots, columns }: BracketPart): number {
  const gaps = columns.flatMap((_, column) => {
    const rows = slots
      .filter((each) => each.column === column)
      .map(({ row }) => row)
      .sort((one, other) => one - other);
    return rows.slice(1).map((row, index) => row - (rows[index] as number));
  });
  return Math.min(...gaps, Number.POSITIVE_INFINITY);
}

describe('a bracket on the page', () => {
  it('of 32 has five columns, and everybody who meets stands between those they come from', () => {
    const [main, ...others] = layOutBracket(bracketOf('national-singles', 32));
    expect(others).toEqual([]);
    expect(main?.columns.map(({ is, left }) => [is, left])).toEqual([
      ['early', 32],
      ['early', 16],
      ['quarter', 8],
      ['semi', 4],
      ['final', 2],
    ]);
    expect(closest(main as BracketPart)).toBeGreaterThanOrEqual(1);
    const final = main?.slots.find(({ slot }) => slot.name === 'final');
    expect(final).toMatchObject({ column: 4, row: 8 });
    expect(main?.lines).toHaveLength(30);
    expect(main?.lines.every(({ from, to }) => to.column === from.column + 1)).toBe(true);
  });

  it('of 13 with a second chance is three brackets, in which no bye is drawn', () => {
    const parts = layOutBracket(bracketOf('community', 13));
    expect(parts.map(({ name }) => name)).toEqual(['winners', 'losers', 'finals']);
    const [winners] = parts;
    // Three of sixteen have a bye: five matches in the first round.
    expect(winners?.slots.filter(({ column }) => column === 0)).toHaveLength(5);
    for (const part of parts) {
      expect(closest(part)).toBeGreaterThanOrEqual(1);
      for (const { slot, row } of part.slots) {
        expect(slot.sides.map(({ entrant }) => entrant)).not.toContain(null);
        expect(row).toBeLessThanOrEqual(part.rows - 0.5);
      }
    }
  });

  it.each([
    ['ladder-evening', 8],
    ['polish-series', 20],
    ['starwood', 16],
  ])('of %s is drawn whole', (template, players) => {
    const stage = bracketOf(template, players);
    const drawn = layOutBracket(stage).flatMap(({ slots }) => slots.map(({ slot }) => slot.name));
    expect([...drawn].sort()).toEqual((stage.bracket ?? []).map(({ name }) => name).sort());
  });

  it('folds away what is behind whoever has gone on to a later round', () => {
    const [whole] = layOutBracket(bracketOf('national-singles', 32)) as [BracketPart];
    const folded = foldedTo(whole, 3);
    expect(whole.rows).toBeGreaterThan(folded.rows * 4);
    const semis = folded.slots.filter(({ column }) => column === 3);
    expect(semis.map(({ row }) => row)).toContain(0.5);
    expect(folded.slots).toHaveLength(whole.slots.length);
    expect(folded.lines.every(({ from }) => from.column >= 3)).toBe(true);
  });

  it('shows somebody where they were last, and says who is out', () => {
    const stage = bracketOf('national-singles', 32);
    const slots = stage.bracket ?? [];
    const first = slots.find(({ round, winner }) => round === 1 && winner !== undefined);
    const loser = first?.sides
      .map(({ entrant }) => entrant)
      .find((entrant) => entrant !== first.winner) as number;
    expect(concerning(stage, loser).bracket?.map(({ name }) => name)).toEqual([first?.name]);
    expect(isOutOf(stage, loser)).toBe(true);
    const champion = slots.find(({ name }) => name === 'final')?.winner as number;
    expect(isOutOf(stage, champion)).toBe(false);
  });
});
