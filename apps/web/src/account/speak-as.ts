import type { Me } from '@opencarrom/protocol';
import { speak } from '../device/language.js';
import { LANGUAGES } from '../device/languages.js';

/** The language somebody chose goes with them to every device. */
export async function speakAs({ account }: Me): Promise<void> {
  const chosen = LANGUAGES.find((language) => language === account.locale);
  if (chosen) await speak(chosen);
}
