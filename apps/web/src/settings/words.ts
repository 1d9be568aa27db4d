import type { Aid } from '@opencarrom/board';
import type { Catalogues } from '../device/language.js';
import type { BoardLook, Settings } from '../device/settings.svelte.js';

interface SettingsWords {
  readonly title: string;
  readonly you: string;
  readonly name: string;
  readonly nameNote: string;
  readonly language: string;
  readonly looks: string;
  readonly theme: string;
  readonly themes: Readonly<Record<Settings['theme'], string>>;
  readonly board: string;
  readonly boards: Readonly<Record<BoardLook, string>>;
  readonly play: string;
  readonly aid: string;
  readonly aids: Readonly<Record<Aid, { readonly name: string; readonly note: string }>>;
  readonly rate: string;
  readonly rates: Readonly<Record<number, string>>;
  readonly volume: string;
  readonly mute: string;
  readonly vibrate: string;
  readonly vibrateNote: string;
  readonly app: string;
  readonly install: string;
  readonly installed: string;
  readonly installNote: string;
  readonly installByHand: string;
  readonly storage: string;
  readonly used: (used: string, games: number) => string;
  readonly usedUnknown: (games: number) => string;
  readonly safe: string;
  readonly unsafe: string;
  readonly askToKeep: string;
  readonly refusedToKeep: string;
  readonly deleteAll: string;
  readonly deleteTitle: string;
  readonly deleteText: (games: number) => string;
  readonly deleteYes: string;
  readonly no: string;
  readonly notDeleted: string;
}

const gamesEn = (games: number): string =>
  games === 0 ? 'No games' : games === 1 ? 'One game' : `${games} games`;

export const words: Catalogues<SettingsWords> = {
  en: {
    title: 'Settings',
    you: 'You',
    name: 'Your name',
    nameNote: 'Shown at the board and in records. It stays on this device.',
    language: 'Language',
    looks: 'Looks',
    theme: 'Theme',
    themes: { system: 'As the device', dusk: 'Dusk', paper: 'Paper', contrast: 'High contrast' },
    board: 'Board',
    boards: { classic: 'Classic wood', dark: 'Dark wood', contrast: 'High contrast' },
    play: 'At the board',
    aid: 'Aiming aid',
    aids: {
      ghost: { name: 'Line and ghost', note: 'where the striker will meet a man' },
      line: { name: 'Line', note: 'to the first contact' },
      none: { name: 'None', note: 'as on wood' },
    },
    rate: 'Strokes are shown',
    rates: { 0.25: 'Very slowly', 0.5: 'Slowly', 1: 'As they happen', 2: 'Twice as fast' },
    volume: 'Volume',
    mute: 'off',
    vibrate: 'Vibration',
    vibrateNote: 'a short tap when discs meet, on phones that can',
    app: 'This device',
    install: 'Install the app',
    installed: 'The app is installed on this device.',
    installNote: 'It gets its own icon and works without a network.',
    installByHand:
      "It works without a network after the first visit. To have its icon, use “Install” or “Add to home screen” in the browser's menu.",
    storage: 'Kept here',
    used: (used, games) => `${gamesEn(games)}, ${used} in all with the app itself.`,
    usedUnknown: (games) => `${gamesEn(games)}.`,
    safe: 'The browser has promised not to clear it when the device runs short of room.',
    unsafe: 'When the device runs short of room the browser may clear it.',
    askToKeep: 'Ask it to keep everything',
    refusedToKeep: 'The browser did not promise it. Save games you care for to files.',
    deleteAll: 'Delete everything on this device…',
    deleteTitle: 'Delete everything?',
    deleteText: (games) =>
      games === 0
        ? 'Your settings will be gone from this device for good.'
        : `${gamesEn(games)} and your settings will be gone from this device for good. Games you want to keep can be saved to files in Records first.`,
    deleteYes: 'Delete all',
    no: 'Keep it',
    notDeleted: 'It could not be deleted: the browser refused. Nothing has changed.',
  },
  hi: {
    title: 'सेटिंग',
    you: 'आप',
    name: 'आपका नाम',
    nameNote: 'बोर्ड पर और रिकॉर्ड में दिखता है। इसी डिवाइस पर रहता है।',
    language: 'भाषा',
    looks: 'रूप',
    theme: 'थीम',
    themes: { system: 'डिवाइस जैसी', dusk: 'साँझ', paper: 'काग़ज़', contrast: 'तीखा अंतर' },
    board: 'बोर्ड',
    boards: { classic: 'सामान्य लकड़ी', dark: 'गहरी लकड़ी', contrast: 'तीखा अंतर' },
    play: 'बोर्ड पर',
    aid: 'निशाने में मदद',
    aids: {
      ghost: { name: 'रेखा और छाया', note: 'स्ट्राइकर गोटी से कहाँ मिलेगा' },
      line: { name: 'रेखा', note: 'पहले स्पर्श तक' },
      none: { name: 'कोई नहीं', note: 'जैसे लकड़ी पर' },
    },
    rate: 'स्ट्रोक दिखाए जाएँ',
    rates: { 0.25: 'बहुत धीरे', 0.5: 'धीरे', 1: 'जैसे होते हैं', 2: 'दोगुनी गति से' },
    volume: 'आवाज़',
    mute: 'बंद',
    vibrate: 'कंपन',
    vibrateNote: 'गोटियाँ टकराने पर हल्की थाप, जिन फ़ोनों में हो',
    app: 'यह डिवाइस',
    install: 'ऐप इंस्टॉल करें',
    installed: 'ऐप इस डिवाइस पर इंस्टॉल है।',
    installNote: 'अपना आइकन मिलता है और नेटवर्क के बिना चलता है।',
    installByHand:
      'पहली बार के बाद यह नेटवर्क के बिना भी चलता है। आइकन के लिए ब्राउज़र के मेन्यू में “इंस्टॉल करें” या “होम स्क्रीन पर जोड़ें” चुनें।',
    storage: 'यहाँ रखा है',
    used: (used, games) => `${games} खेल, ऐप सहित कुल ${used}।`,
    usedUnknown: (games) => `${games} खेल।`,
    safe: 'ब्राउज़र ने वचन दिया है कि जगह कम होने पर भी इसे नहीं मिटाएगा।',
    unsafe: 'जगह कम होने पर ब्राउज़र इसे मिटा सकता है।',
    askToKeep: 'सब सुरक्षित रखने को कहें',
    refusedToKeep: 'ब्राउज़र ने वचन नहीं दिया। ज़रूरी खेल फ़ाइलों में सहेज लें।',
    deleteAll: 'इस डिवाइस से सब मिटाएँ…',
    deleteTitle: 'सब मिटा दें?',
    deleteText: (games) =>
      games === 0
        ? 'आपकी सेटिंग इस डिवाइस से हमेशा के लिए मिट जाएगी।'
        : `${games} खेल और आपकी सेटिंग इस डिवाइस से हमेशा के लिए मिट जाएँगे। जो खेल रखने हों, उन्हें पहले रिकॉर्ड में जाकर फ़ाइल में सहेज लें।`,
    deleteYes: 'सब मिटाएँ',
    no: 'रहने दें',
    notDeleted: 'मिटाया नहीं जा सका: ब्राउज़र ने मना किया। कुछ नहीं बदला।',
  },
};
