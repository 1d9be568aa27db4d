import type { CallConsequence } from '@opencarrom/laws';
import type { Matter } from '@opencarrom/match';
import type { Catalogues } from '../../device/language.js';

interface CallWords {
  readonly title: string;
  readonly close: string;
  readonly against: string;
  readonly when: string;
  readonly before: string;
  readonly after: string;
  readonly deed: string;
  readonly call: string;
  readonly warn: string;
  readonly usual: string;
  readonly recent: string;
  readonly all: string;
  readonly search: string;
  readonly none: string;
  readonly improperTitle: string;
  readonly warned: (times: number) => string;
  readonly warnings: string;
  readonly disturbs: string;
  readonly mayCall: (name: string) => string;
  readonly warnFor: (name: string) => string;
  readonly callFor: (name: string) => string;
  readonly follows: Readonly<Record<CallConsequence, string>>;
  readonly more: string;
  readonly appeal: string;
  readonly appealOf: (name: string) => string;
  readonly pass: (name: string) => string;
  readonly turn: string;
  readonly unnoticed: string;
  readonly matters: Readonly<Record<Exclude<Matter, 'out-of-turn'>, string>>;
  readonly outOfTurn: (name: string) => string;
  readonly nobodysFault: string;
  readonly protest: string;
  readonly protestBy: string;
  readonly facts: string;
  readonly lodge: string;
  readonly open: (number: number, name: string) => string;
  readonly decision: string;
  readonly uphold: string;
  readonly dismiss: string;
  readonly end: string;
  readonly concedeGame: (name: string) => string;
  readonly concedeMatch: (name: string) => string;
  readonly abandon: string;
  readonly reason: string;
  readonly sure: string;
  readonly sureText: string;
  readonly no: string;
  readonly views: string;
  readonly sheet: string;
  readonly bigView: string;
}

export const words: Catalogues<CallWords> = {
  en: {
    title: 'Call a law',
    close: 'Close',
    against: 'Against',
    when: 'When',
    before: 'Before first stroke',
    after: 'During the turn',
    deed: 'What to do',
    call: 'Call it',
    warn: 'Only warn',
    usual: 'Usual calls',
    recent: 'Called lately',
    all: 'Every law that can be called',
    search: 'Search by number or word',
    none: 'No law that can be called has these words.',
    improperTitle: 'Improper: by which law?',
    warned: (times) => (times === 1 ? 'warned once' : times === 2 ? 'warned twice' : `warned ${times} times`),
    warnings: 'Warnings',
    disturbs: 'Disturbing the opponent',
    mayCall: (name) => `${name} was warned twice: the next time may cost the match.`,
    warnFor: (name) => `Warn ${name}`,
    callFor: (name) => `Match lost by ${name}`,
    follows: {
      foul: 'a foul',
      'technical-foul': 'a technical foul',
      'foul-at-break': 'a foul at the break',
      'turn-lost': 'the turn is lost',
      'play-on': 'play goes on',
      'dues-forfeited': 'the placing is lost',
      'board-lost': 'the board is lost',
      'board-lost-for-displacing': 'the board is lost',
      'board-replayed': 'the board is replayed',
      'match-lost': 'the match is lost',
    },
    more: 'More',
    appeal: 'Appeal: play stops',
    appealOf: (name) => `Appeal of ${name}`,
    pass: (name) => `${name} passes the turn`,
    turn: 'The turn',
    unnoticed: 'Noticed too late',
    matters: {
      'queen-covered': 'The queen was not covered, and stayed down: she counts as covered',
      'dues-forfeited': 'The men owed were not placed: they are forfeited',
      'own-man-placed': 'The placer put down a man of their own: it stands',
    },
    outOfTurn: (name) => `${name} struck out of turn: it stands, and ${name} is on turn`,
    nobodysFault: 'Damage and replay',
    protest: 'Protest',
    protestBy: 'Lodged by',
    facts: 'The facts, in their words',
    lodge: 'Lodge the protest',
    open: (number, name) => `Protest ${number}, by ${name}`,
    decision: 'What was decided, and why',
    uphold: 'Upheld: back to the start of the board',
    dismiss: 'Dismissed',
    end: 'Giving up',
    concedeGame: (name) => `${name} gives up the game`,
    concedeMatch: (name) => `${name} gives up the match`,
    abandon: 'Abandon the match',
    reason: 'The reason',
    sure: 'Are you sure?',
    sureText: 'Undo takes it back, as anything else.',
    no: 'No',
    views: 'Views',
    sheet: 'Score sheet',
    bigView: 'Big view',
  },
  hi: {
    title: 'नियम लागू करें',
    close: 'बंद करें',
    against: 'किसके विरुद्ध',
    when: 'कब',
    before: 'पहले स्ट्रोक से पहले',
    after: 'बारी के दौरान',
    deed: 'क्या करें',
    call: 'लागू करें',
    warn: 'केवल चेतावनी',
    usual: 'आम कॉल',
    recent: 'हाल के कॉल',
    all: 'सभी नियम जो लागू किए जा सकते हैं',
    search: 'संख्या या शब्द से खोजें',
    none: 'ऐसा कोई नियम नहीं मिला।',
    improperTitle: 'अनुचित: किस नियम से?',
    warned: (times) => `${times} बार चेतावनी`,
    warnings: 'चेतावनियाँ',
    disturbs: 'सामने वाले को परेशान करना',
    mayCall: (name) => `${name} को दो बार चेतावनी मिली: अगली बार मैच जा सकता है।`,
    warnFor: (name) => `${name} को चेतावनी`,
    callFor: (name) => `${name} मैच हारे`,
    follows: {
      foul: 'फ़ाउल',
      'technical-foul': 'टेक्निकल फ़ाउल',
      'foul-at-break': 'ब्रेक पर फ़ाउल',
      'turn-lost': 'बारी जाती है',
      'play-on': 'खेल जारी',
      'dues-forfeited': 'रखने का अधिकार गया',
      'board-lost': 'बोर्ड गया',
      'board-lost-for-displacing': 'बोर्ड गया',
      'board-replayed': 'बोर्ड दोबारा',
      'match-lost': 'मैच गया',
    },
    more: 'और',
    appeal: 'अपील: खेल रुकता है',
    appealOf: (name) => `${name} की अपील`,
    pass: (name) => `${name} बारी छोड़ते हैं`,
    turn: 'बारी',
    unnoticed: 'देर से ध्यान गया',
    matters: {
      'queen-covered': 'रानी कवर नहीं हुई और पॉकेट में रही: कवर मानी जाएगी',
      'dues-forfeited': 'बकाया गोटियाँ नहीं रखी गईं: अधिकार गया',
      'own-man-placed': 'रखने वाले ने अपनी गोटी रख दी: वह रहेगी',
    },
    outOfTurn: (name) => `${name} ने बिना बारी मारा: मान्य है, अब ${name} की बारी`,
    nobodysFault: 'ख़राबी और दोबारा बोर्ड',
    protest: 'आपत्ति',
    protestBy: 'किसकी ओर से',
    facts: 'उनके शब्दों में बात',
    lodge: 'आपत्ति दर्ज करें',
    open: (number, name) => `आपत्ति ${number}, ${name} की`,
    decision: 'क्या निर्णय हुआ, और क्यों',
    uphold: 'स्वीकार: बोर्ड की शुरुआत से',
    dismiss: 'अस्वीकार',
    end: 'हार मानना',
    concedeGame: (name) => `${name} गेम छोड़ते हैं`,
    concedeMatch: (name) => `${name} मैच छोड़ते हैं`,
    abandon: 'मैच बीच में छोड़ें',
    reason: 'कारण',
    sure: 'पक्का?',
    sureText: 'हर बात की तरह इसे भी वापस लिया जा सकता है।',
    no: 'नहीं',
    views: 'दृश्य',
    sheet: 'स्कोर शीट',
    bigView: 'बड़ा दृश्य',
  },
};
