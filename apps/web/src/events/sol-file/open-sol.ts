import type { SolFault, SolOpening } from '@opencarrom/tournament/sol-file';
import { type BytesFault, textIn } from './unpacked.js';

/** Why a SoL file cannot be used. */
export type SolProblem = SolFault | BytesFault;

/** Nothing else that is opened here is packed. */
export const isSolFile = (name: string): boolean => /\.(?:sol|gz)$/i.test(name);

/** A new event for each tourney of a SoL file, packed or not. */
export async function openSol(
  file: Blob,
  stageNames?: readonly [swiss: string, finals: string],
): Promise<{ readonly tourneys: readonly SolOpening[] } | { readonly problem: SolProblem }> {
  // What reads YAML is large, and few need it.
  const { isPackedSol, MOST_SOL_BYTES, openingsFromSol, readSolText } = await import(
    '@opencarrom/tournament/sol-file'
  );
  const text = await textIn(file, { most: MOST_SOL_BYTES, isPacked: isPackedSol });
  if ('fault' in text) return { problem: text.fault };
  const events = readSolText(text.ok);
  return 'ok' in events ? { tourneys: openingsFromSol(events.ok, stageNames) } : { problem: events.error };
}
