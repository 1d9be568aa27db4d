import { describe, expect, it } from 'vitest';
import { drawnFrom } from '../src/draws/lot.js';
import { answerDraw } from '../src/index.js';

/** Who meets whom in the first round, from top to bottom; a bye is a dash. */
function bracket(federations: string, seeds: number, lot: number): string {
  const competitors = [...federations].map((letter) => (letter === '.' ? {} : { federation: letter }));
  const answer = answerDraw({ system: 'knockout', competitors, seeds, lot });
  if ('error' in answer || answer.ok.system !== 'knockout') throw new Error(JSON.stringify(answer));
  return answer.ok.firstRound.map(([a, b]) => `${a}:${b ?? '-'}`).join(' ');
}

function inGroups(competitors: number, groups: number, seeds: number, lot: number): string {
  const answer = answerDraw({ system: 'groups', competitors, groups, seeds, lot });
  if ('error' in answer || answer.ok.system !== 'groups') throw new Error(JSON.stringify(answer));
  return answer.ok.groups.map((group) => group.join(' ')).join(' | ');
}

// A log names the lot, and whoever checks it draws again: other lines from the same lot would accuse every old event.
describe('a lot that is in a log', () => {
  it.each<[string, number, number, string]>([
    ['........', 2, 1, '1:4 7:3 2:6 8:5'],
    ['AABBCCDD', 0, 1, '2:7 4:5 6:8 1:3'],
    ['AABBCCDD', 2, 5, '1:3 5:8 2:4 7:6'],
    ['AAAABBBB', 4, 3, '1:5 4:6 2:8 3:7'],
    ['AAABBC..AAAB', 3, 7, '1:- 11:4 9:- 7:5 2:- 8:10 3:- 6:12'],
    ['AAAAAAAABBBBCC..', 4, 11, '1:13 5:9 4:11 6:15 2:14 12:8 3:10 7:16'],
    ['ABABABABABABA', 2, 2, '1:- 13:4 5:6 7:8 2:- 3:10 9:- 11:12'],
    [
      'AAAAAABBBBBBCCCCCCDDDDDD',
      6,
      9,
      '1:- 8:14 24:- 15:12 4:- 17:20 5:- 9:19 2:- 23:18 16:- 21:11 3:- 10:13 6:- 7:22',
    ],
  ])('draws the same knock-out of %s, %d seeded, by lot %d', (federations, seeds, lot, drawn) => {
    expect(bracket(federations, seeds, lot)).toBe(drawn);
  });

  it.each<[number, number, number, number, string]>([
    [8, 2, 2, 1, '1 3 6 8 | 2 4 5 7'],
    [11, 3, 3, 4, '1 5 7 | 2 6 8 10 | 3 4 9 11'],
    [16, 4, 0, 6, '3 7 10 16 | 1 5 11 13 | 4 8 12 14 | 2 6 9 15'],
  ])('draws the same %d into %d groups, %d seeded, by lot %d', (competitors, groups, seeds, lot, drawn) => {
    expect(inGroups(competitors, groups, seeds, lot)).toBe(drawn);
  });

  it.each<[number, string]>([
    [0, 'AGBCIEJFHD'],
    [1, 'FBJHCIEGAD'],
    [2_000_000_000, 'CEHJGABDFI'],
  ])('shuffles the same by lot %d', (lot, order) => {
    expect(
      drawnFrom(lot)
        .shuffled([...'ABCDEFGHIJ'])
        .join(''),
    ).toBe(order);
  });
});
