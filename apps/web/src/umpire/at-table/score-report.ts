import type { Both, Report } from '@opencarrom/tournament';

/** A whole number that was typed, in whatever digits a keyboard has; null: it is none. */
export function pointsIn(typed: string): number | null {
  const digits = typed.trim().replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`);
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

interface Written {
  readonly score: Both;
  readonly wasTime: boolean;
  readonly umpire: string | undefined;
  readonly signatures: readonly string[];
  readonly ended: string;
}

/** A bare score as a board hands it in. */
export const scoreReport = ({ score, wasTime, umpire, signatures, ended }: Written): Report => ({
  score,
  ...(wasTime ? { how: 'time' as const } : {}),
  ...(umpire ? { umpire } : {}),
  ...(signatures.length > 0 ? { signatures } : {}),
  ended,
});
