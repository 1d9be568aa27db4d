import type { Corner } from '@opencarrom/ai';
import { withParticle } from '@opencarrom/laws/words/grammar/hi';
import type { FallenPiece, ReviewScreenWords } from '../words.js';

const PIECES: Readonly<Record<FallenPiece['piece'], string>> = {
  white: 'सफ़ेद',
  black: 'काली',
  queen: 'रानी',
  striker: 'स्ट्राइकर',
};
const CORNERS: Readonly<Record<Corner, string>> = {
  'far-right': 'दूर दाएँ',
  'near-right': 'पास दाएँ',
  'near-left': 'पास बाएँ',
  'far-left': 'दूर बाएँ',
};

const fell = ({ piece, corner }: FallenPiece): string =>
  piece === 'striker' ? 'स्ट्राइकर पॉकेट में' : `${PIECES[piece]}, ${CORNERS[corner]}`;

export const words = {
  title: 'रिव्यू',
  back: 'रीप्ले पर वापस',
  boardName: (board, game) => (game === null ? `बोर्ड ${board}` : `गेम ${game}, बोर्ड ${board}`),
  where: (board, stroke, of) => `${board ? `${board} · ` : ''}स्ट्रोक ${stroke}/${of}`,
  boards: 'बोर्ड',
  chance: (whose) => `बोर्ड जीतने की ${withParticle(whose, 'की')} संभावना`,
  fromTo: (from, to) => `${from} → ${to}%`,
  percent: (percent) => `${percent}%`,
  told: (stroke, of, player, mark, chance) =>
    `स्ट्रोक ${stroke}/${of}, ${player}${mark ? `: ${mark}` : ''}। ${chance}`,
  curveKeys: 'बाएँ-दाएँ तीर से स्ट्रोक बदलें, Page Up और Page Down से पिछले या अगले निशान पर जाएँ।',
  whose: (player, stroke) => `${player}, स्ट्रोक ${stroke}`,
  plain: 'ठीक-ठाक स्ट्रोक',
  board: 'इस स्ट्रोक से पहले का बोर्ड',
  played: 'खेला गया',
  best: 'सबसे अच्छा',
  show: 'स्ट्रोक दिखाएँ',
  stop: 'रोकें',
  previous: 'पिछला स्ट्रोक',
  next: 'अगला स्ट्रोक',
  previousMark: 'पिछला निशान',
  nextMark: 'अगला निशान',
  tryAgain: 'फिर कोशिश करें',
  playFromHere: 'यहाँ से खेलें',
  views: 'क्या देखें',
  strokes: 'स्ट्रोक',
  figures: 'आँकड़े',
  table: 'तालिका',
  fell: (fallen) => fallen.map(fell).join(' · '),
  nothing: 'कुछ पॉकेट नहीं हुआ',
  pending: 'अभी रिव्यू नहीं हुआ। रिव्यू एक-एक स्ट्रोक करके आ रहा है।',
  progress: 'रिव्यू हो रहा है',
  done: 'रिव्यू पूरा हुआ।',
  lost: 'रिव्यू रुक गया। जितना मिला, वह सहेजा हुआ है।',
  goOn: 'जारी रखें',
  hand: 'किसके हाथ से आँकें',
  handNote: 'स्ट्रोक इससे आँका जाता है कि ऐसा हाथ उसे कितनी बार लगाता है, न कि इससे कि क्या हुआ।',
  handOfRecord: 'इसी खेल के खिलाड़ी',
  level: (level, name) => `लेवल ${level} · ${name}`,
  change: 'बदलें',
  perPlayer: 'हर खिलाड़ी',
  accuracy: 'सटीकता',
  pots: 'पॉकेट हुई गोटियाँ',
  potsOf: (pots, expected) => `${pots} (अनुमान ${expected.toFixed(1)})`,
  figuresLater: 'सभी स्ट्रोक का रिव्यू होने पर आँकड़े दिखेंगे।',
  figuresNote:
    'सटीकता: सबसे अच्छे स्ट्रोक से जितना मिल सकता था, उसमें से कितना मिला, 0 से 100 तक। अनुमान: ऐसा हाथ सबसे अच्छे स्ट्रोक से इतनी गोटियाँ पॉकेट करता है।',
  columns: {
    stroke: 'स्ट्रोक',
    player: 'खिलाड़ी',
    mark: 'निशान',
    before: 'पहले',
    after: 'बाद में',
    played: 'खेला गया',
    best: 'सबसे अच्छा',
  },
  tableNote: 'पहले और बाद में: बोर्ड जीतने की संभावना। खेला गया और सबसे अच्छा: स्ट्रोक से बारी कितनी बार बनी रहती है।',
  wooden: 'यह मैच असली बोर्ड पर खेला गया।',
  woodenNote: 'गोटियाँ कहाँ थीं, यह दर्ज नहीं है, इसलिए इसके स्ट्रोक का रिव्यू नहीं हो सकता।',
  otherPhysics: 'यह खेल दूसरे संस्करण से खेला गया।',
  otherPhysicsNote: 'अब इसके स्ट्रोक अलग चलेंगे, इसलिए इनका रिव्यू नहीं हो सकता।',
  noStrokes: 'अभी कोई स्ट्रोक नहीं खेला गया।',
  noStrokesNote: 'एक स्ट्रोक खेलें, फिर रिव्यू के लिए यहाँ आएँ।',
  replay: 'रीप्ले',
  keepFailed: 'नया खेल सहेजा नहीं जा सका।',
} satisfies ReviewScreenWords;
