import type { EventDocument } from '@opencarrom/tournament';
import { readSolText, type SolFault } from '@opencarrom/tournament/sol-file';
import type { ByteSource } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { FaultWords } from '../words/faults.js';
import type { Language } from '../words/language.js';
import { solText } from './file.js';

/** The events of a SoL file, packed or not, or what is wrong with it and in which line. */
export async function openSol(
  source: ByteSource,
  language: Language,
): Promise<{ readonly ok: readonly EventDocument[] } | { readonly error: RecordProblem }> {
  const text = await solText(source, language);
  if ('error' in text) return text;
  const events = readSolText(text.ok);
  return 'ok' in events ? events : { error: inWords(events.error, language.faults) };
}

function inWords(fault: SolFault, words: FaultWords): RecordProblem {
  if (!('why' in fault)) return fault;
  const { why, ...where } = fault;
  return { ...where, message: fault.code === 'too-large' ? words.tooMuch : words.notYaml(why) };
}
