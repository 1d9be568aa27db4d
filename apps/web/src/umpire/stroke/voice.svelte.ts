import { type Language, TONGUES } from '../../device/languages.js';

const KEY = 'opencarrom.aloud';

export const canSpeak = 'speechSynthesis' in globalThis;

function wasOn(): boolean {
  try {
    return localStorage.getItem(KEY) === 'yes';
  } catch {
    return false;
  }
}

/** Are rulings read aloud? Kept on the device, for it is the hall that is loud or quiet, not the match. */
let aloud = $state(canSpeak && wasOn());

export const voice = {
  get aloud(): boolean {
    return aloud;
  },
  set aloud(on: boolean) {
    aloud = on;
    if (!on) speechSynthesis.cancel();
    try {
      localStorage.setItem(KEY, on ? 'yes' : 'no');
    } catch {
      // It holds until the page is closed.
    }
  },
};

/** Says it now; whatever was being said is cut short. */
export function say(text: string, language: Language): void {
  if (!canSpeak || text === '') return;
  speechSynthesis.cancel();
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = TONGUES[language].voice;
  speechSynthesis.speak(spoken);
}
