import type { Remark } from '@opencarrom/protocol';
import type { ProtocolWords } from '@opencarrom/protocol/words/protocol-words';
import { catalogue } from '../device/catalogue.js';

/** What presets are in the language of whoever reads them. */
export const presetWords = catalogue<ProtocolWords>(import.meta.glob('./preset-words/*.ts'));

/** What was said, in the reader's language where it was a preset. */
export function remarkSaid(
  { preset, text }: { readonly preset?: Remark['preset']; readonly text?: Remark['text'] },
  { presets }: ProtocolWords,
): string {
  if (!preset) return text ?? '';
  return (presets as Readonly<Record<string, string>>)[preset] ?? preset;
}
