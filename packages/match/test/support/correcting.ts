import {
  type Act,
  type Correction,
  type LaterChoice,
  readRecord,
  type Seen,
  strokesIn,
  type UnfitAct,
  validateRecord,
  writeRecord,
} from '@opencarrom/match';
import { expect } from 'vitest';
import type { Hall } from './hall.js';

export const saw = (pocketed: Seen['pocketed'] = {}): Act => ({ type: 'observe', seen: { pocketed } });

/** The number of the last act of this kind, so many back. */
export const actOf = (hall: Hall, type: Act['type'], back = 0): number => {
  const acts = hall.log.filter((event) => event.type === 'done' && event.act.type === type && !event.auto);
  return acts.at(-1 - back)?.seq ?? 0;
};

export const stroke = (hall: Hall, back = 0): number => strokesIn(hall.log).at(-1 - back)?.seq ?? 0;

export const correct = (
  of: number,
  act: Act | null,
  choices: Readonly<Record<number, LaterChoice>> = {},
): Correction => ({
  type: 'correct',
  of,
  with: act && { by: 'umpire', act },
  reason: 'the umpire had looked away',
  decisions: Object.entries(choices).map(([seq, choice]) => ({ of: Number(seq), choice })),
});

export function unfitIn(hall: Hall, act: Correction): readonly UnfitAct[] {
  const { about } = hall.refusalOf({ by: 'umpire', at: hall.now, act });
  if (about.why !== 'later-unfit') throw new Error(`refused for ${about.why}`);
  return about.acts;
}

export const validates = (hall: Hall): void => {
  const read = readRecord(writeRecord(hall.state.head, hall.log));
  if ('error' in read) throw new Error(read.error.message);
  expect(validateRecord(read.ok).mismatch).toBeNull();
};
