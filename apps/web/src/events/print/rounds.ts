import type { SheetName, WantedSheet } from '@opencarrom/paper';
import type { EventState } from '@opencarrom/tournament';
import type { EventWords } from '../../event/words.js';
import { roundCalled } from '../rounds.js';
import type { PrintWords } from './words.js';

/** Nothing in particular: what is open, or the places that were given; otherwise the last round. */
export const NOW = 'now';

const OF_A_ROUND: readonly SheetName[] = [
  ...(['pairings', 'by-table', 'by-name', 'cards', 'results', 'ranking', 'groups'] as const),
];

/** The rounds a sheet can be of, the last first, each as `stage/round`. */
export function roundsToPrint(
  { stages, awards }: EventState,
  sheet: SheetName,
  w: PrintWords,
  e: EventWords,
): readonly { readonly value: string; readonly name: string }[] {
  if (sheet === 'bracket')
    return stages.map(({ number, format }) => ({ value: `${number}/`, name: format.name })).reverse();
  if (!OF_A_ROUND.includes(sheet)) return [];
  const inGroups = stages.filter(({ format }) => format.system === 'groups' || format.system === 'league');
  // Their tables are wanted long after the groups are over: a knock-out has none.
  const rounds = (sheet === 'groups' && inGroups.length > 0 ? inGroups : stages)
    .flatMap((stage) =>
      Array.from({ length: stage.rounds }, (_, index) => ({
        value: `${stage.number}/${index + 1}`,
        name: w.round(stage.format.name, roundCalled(stage, index + 1, e)),
      })),
    )
    .reverse();
  if (sheet === 'cards') return [{ value: NOW, name: w.openMatches }, ...rounds];
  if (sheet === 'ranking' && awards) return [{ value: NOW, name: w.finalPlaces }, ...rounds];
  return rounds;
}

/** The one that was chosen, where this sheet can be of it; otherwise the first it can be of, which is the one shown as chosen. */
export const roundWanted = (rounds: readonly { readonly value: string }[], chosen: string): string =>
  rounds.some(({ value }) => value === chosen) ? chosen : (rounds[0]?.value ?? NOW);

export function splitChoice(choice: string): Pick<WantedSheet, 'stage' | 'round'> {
  const [stage, round] = choice.split('/').map((part) => (part === '' ? undefined : Number(part)));
  return choice === NOW ? {} : { stage, round };
}

/** A name that every system takes for a file. */
export const fileNameOf = (event: string, sheet: SheetName): string =>
  `${
    event
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'event'
  }-${sheet}.html`;
