import { listed } from '@opencarrom/laws/words/grammar/hi';
import type { PlaceWords } from './place-words.js';

const withOthers = (names: readonly string[], others: number): string =>
  others === 0 ? listed(names) : `${names.join(', ')} और ${others} अन्य`;

/** आँकड़े "में" से पहले के रूप में हैं। */
export const places: PlaceWords = {
  figures: {
    points: 'अंकों',
    wins: 'जीते हुए मैचों',
    buchholz: 'बुख़होल्त्स',
    netscore: 'स्कोर के अंतर',
    totscore: 'कुल स्कोर',
    rate: 'रेटिंग',
    'head-to-head': 'आपसी मैचों',
    'netscore-among-tied': 'आपसी मैचों के स्कोर',
    rubbers: 'जीते हुए रबरों',
    games: 'जीते हुए गेमों',
    boards: 'जीते हुए बोर्डों',
  },
  levelInAll: (names, others) => `हर बात में ${withOthers(names, others)} के बराबर`,
  level: (figures, names, others) => `${listed(figures)} में ${withOthers(names, others)} के बराबर`,
  ahead: (figure, own, other) => `${figure} में आगे, ${own} बनाम ${other}`,
  behind: (figure, own, other) => `${figure} में पीछे, ${own} बनाम ${other}`,
  noFigure: 'कुछ नहीं',
  alone: 'और कोई नहीं है',
  lots: 'लॉटरी से तय',
  hand: (why) => (why === null ? 'आयोजक के निर्णय से तय' : `आयोजक के निर्णय से तय: ${why}`),
  list: 'केवल सूची के क्रम से',
  asBefore: 'इस चरण से पहले जैसा',
  bracket: (names, others) =>
    names.length === 0 ? 'ब्रैकेट के परिणाम से' : `ब्रैकेट में ${withOthers(names, others)} जितना आगे`,
  final: (opponent, score) =>
    `स्थान के मैच से तय, विपक्षी ${opponent}${score ? `, ${score[0]} बनाम ${score[1]}` : ''}`,
};
