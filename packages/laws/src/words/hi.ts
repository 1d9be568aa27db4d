import type { Side } from '../vocabulary.js';
import {
  BENT_SIDE as BENT,
  MANS_COLOUR as COLOURS,
  counted,
  listed,
  man,
  withParticle,
} from './grammar/hi.js';
import type {
  About,
  Counted,
  CountedMen,
  MenOutstanding,
  PlacerName,
  RulingWords,
  Whose,
} from './ruling-words.js';

const NUMBERS = ['शून्य', 'एक', 'दो', 'तीन', 'चार', 'पाँच', 'छह', 'सात', 'आठ', 'नौ'];

const SIDES: Readonly<Record<Side, string>> = { white: 'सफ़ेद पक्ष', black: 'काला पक्ष' };

const PLACERS: Readonly<Record<PlacerName, string>> = {
  ...SIDES,
  you: 'आप',
  'right-hand': 'दाईं ओर का खिलाड़ी',
  'on-turn': 'बारी वाला खिलाड़ी',
  'who-struck': 'स्ट्राइक करने वाला खिलाड़ी',
};

/** Who did it, where the verb goes with what it was done to. */
const BY: Readonly<Record<PlacerName, string>> = {
  white: `${BENT.white} ने`,
  black: `${BENT.black} ने`,
  you: 'आपने',
  'right-hand': 'दाईं ओर के खिलाड़ी ने',
  'on-turn': 'बारी वाले खिलाड़ी ने',
  'who-struck': 'स्ट्राइक करने वाले खिलाड़ी ने',
};

/** Whose something of one is. */
const of = (whose: Whose): string => (whose === 'you' ? 'आपकी' : `${BENT[whose]} की`);

const number = (count: number): string => NUMBERS[count] ?? String(count);

/** What is left of the tries to break. */
const tries = (count: number): string =>
  counted(count, 'एक मौका बाकी', `${number(count)} मौके बाकी`, 'कोई मौका बाकी नहीं');

const piece = ({ piece: each, count }: Counted): string =>
  each === 'queen' ? 'रानी' : `${number(count)} ${COLOURS[each]} ${man(count)}`;

const outstandingMen = ({ piece: side, count, more }: MenOutstanding): string =>
  `${number(count)} ${more ? 'और ' : ''}${COLOURS[side]} ${man(count)}`;

const mayDemand = (points: number): string =>
  counted(points, '; 1 अंक और माँगा जा सकता है', `; ${points} अंक तक और माँगे जा सकते हैं`, '');

const total = (pieces: readonly Counted[]): number => pieces.reduce((sum, { count }) => sum + count, 0);

const men = (about: About): readonly CountedMen[] =>
  [
    { piece: about.striker, count: about.own },
    { piece: about.opponent, count: about.opponents },
  ].filter(({ count }) => count > 0);

/** Who struck, and how. */
const striker = ({ striker: side, proper }: About): string =>
  proper ? `${BENT[side]} ने` : `${BENT[side]} ने अनुचित स्ट्रोक से`;

/** The verb goes with what fell: men and queen are feminine, the striker is not. */
function pocketedBy(about: About, fallen: string, count: number, withStriker: boolean): string {
  const feminine = counted(count, 'की', 'कीं');
  const verb = withStriker ? counted(count + 1, 'किया', 'किए') : feminine;
  return `${striker(about)} ${fallen} पॉकेट ${verb}`;
}

interface Besides {
  readonly queen?: true;
  readonly striker?: true;
}

/** A stroke and what fell by it, besides men those named; `when` comes first. */
const struck =
  (besides: Besides = {}, when: (about: About) => string = () => '') =>
  (about: About): string => {
    const fallen: Counted[] = [...men(about)];
    if (besides.queen) fallen.push({ piece: 'queen', count: 1 });
    const names = [...fallen.map(piece), ...(besides.striker ? ['स्ट्राइकर'] : [])];
    if (names.length === 0) return `${when(about)}${striker(about)} कोई गोटी पॉकेट नहीं की`;
    return when(about) + pocketedBy(about, listed(names), total(fallen), besides.striker ?? false);
  };

/** A stroke that ends the board. */
const ended =
  (when: (about: About) => string, what: (about: About) => string, count: number, withStriker = false) =>
  (about: About): string =>
    when(about) + pocketedBy(about, what(about), count, withStriker);

const always = () => '';
const beforeQueen = () => 'रानी बोर्ड पर रहते ';
const whileCovering = () => 'रानी कवर करते समय ';
const ownQueen = () => 'रानी अपने पास रहते ';
const othersQueen = ({ opponent }: About) => `रानी ${BENT[opponent]} के पास रहते `;
const tooEarly = (about: About) => `कोई ${COLOURS[about.striker]} गोटी पॉकेट होने से पहले `;
const allNine = (about: About) => `सभी नौ ${COLOURS[about.striker]} गोटियाँ बोर्ड पर रहते `;
const whileOwing = () => 'ड्यू बकाया रहते ';

const ownLast = () => 'अपनी आख़िरी गोटी';
const ownLastAndStriker = () => 'अपनी आख़िरी गोटी और स्ट्राइकर';
const bothLast = () => 'दोनों पक्षों की आख़िरी गोटियाँ';
const bothLastAndStriker = () => 'दोनों पक्षों की आख़िरी गोटियाँ और स्ट्राइकर';
const theirLast = ({ opponent }: About) => `${BENT[opponent]} की आख़िरी गोटी`;
const theirLastAndStriker = (about: About) => `${theirLast(about)} और स्ट्राइकर`;

const covered = (about: About): string => {
  if (!about.proper) return struck({}, whileCovering)(about);
  const { striker: side, opponent, own, opponents } = about;
  const besides = `, साथ में ${piece({ piece: opponent, count: opponents })} भी पॉकेट ${counted(opponents, 'की', 'कीं')}`;
  // Before a postposition the plural is गोटियों.
  const cover = `${number(own)} ${COLOURS[side]} ${counted(own, 'गोटी', 'गोटियों')}`;
  return `${BENT[side]} ने ${cover} से रानी कवर की${opponents > 0 ? besides : ''}`;
};

const findings: RulingWords['findings'] = {
  nothing: struck(),
  striker: struck({ striker: true }),
  own: struck(),
  'own+striker': struck({ striker: true }),
  opponents: struck(),
  'opponents+striker': struck({ striker: true }),
  'own+opponents': struck(),
  'own+opponents+striker': struck({ striker: true }),
  queen: struck({ queen: true }),
  'queen+own': struck({ queen: true }),
  'queen+one-of-nine': struck({ queen: true }, allNine),
  'queen+some-of-nine': struck({ queen: true }, allNine),
  'queen+striker': struck({ queen: true, striker: true }),
  'queen+own+striker': struck({ queen: true, striker: true }),
  'queen-too-early': struck({ queen: true }, tooEarly),
  'queen-too-early+striker': struck({ queen: true, striker: true }, tooEarly),
  'queen-with-all-nine+striker': struck({ queen: true, striker: true }, allNine),
  'queen-while-owing': struck({ queen: true }, whileOwing),
  'queen-while-owing+striker': struck({ queen: true, striker: true }, whileOwing),
  'queen-while-owing+own+striker': struck({ queen: true, striker: true }, whileOwing),
  cover: covered,
  'cover+opponents': covered,
  'cover+striker': struck({ striker: true }, whileCovering),
  'cover-missed': struck({}, whileCovering),
  'cover-missed+opponents': struck({}, whileCovering),
  'cover-missed+striker': struck({ striker: true }, whileCovering),
  'spoiled-break': ({ striker: side, proper }) =>
    proper
      ? `ब्रेक में ${BENT[side]} का स्ट्राइकर किसी गोटी को छुए बिना पॉकेट हुआ`
      : `${BENT[side]} का ब्रेक अनुचित स्ट्रोक था`,
  'break-before-play': () => 'अंपायर के “प्ले” कहने से पहले ब्रेक किया गया',

  'finish-own-queen': ended(ownQueen, ownLast, 1),
  'finish-others-queen': ended(othersQueen, ownLast, 1),
  'finish-as-cover': ({ striker: side }) => `${BENT[side]} ने अपनी आख़िरी गोटी से रानी कवर की`,
  'finish-with-queen': ended(always, () => 'रानी और अपनी आख़िरी गोटी एक साथ', 2),
  'own-last-while-owing': ended(whileOwing, () => `रानी और ${ownLast()}`, 2),
  'own-last-before-queen': ended(beforeQueen, ownLast, 1),
  'own-last-before-queen+striker': ended(beforeQueen, ownLastAndStriker, 1, true),
  'both-last-before-queen': ended(beforeQueen, bothLast, 2),
  'both-last-before-queen+striker': ended(beforeQueen, bothLastAndStriker, 2, true),
  'both-last-while-owing': ended(whileOwing, () => `रानी और ${bothLast()}`, 3),
  'both-last-as-cover': ended(whileCovering, bothLast, 2),
  'both-last-as-cover+striker': ended(whileCovering, bothLastAndStriker, 2, true),
  'both-last-with-queen': ended(always, () => `रानी और ${bothLast()}`, 3),
  'both-last-with-queen+striker': ended(always, () => `रानी, ${bothLastAndStriker()}`, 3, true),
  'both-last-own-queen': ended(ownQueen, bothLast, 2),
  'both-last-own-queen+striker': ended(ownQueen, bothLastAndStriker, 2, true),
  'both-last-others-queen': ended(othersQueen, bothLast, 2),
  'both-last-others-queen+striker': ended(othersQueen, bothLastAndStriker, 2, true),
  'opponents-last-before-queen': ended(beforeQueen, theirLast, 1),
  'opponents-last-before-queen+striker': ended(beforeQueen, theirLastAndStriker, 1, true),
  'opponents-last-while-covering': ended(whileCovering, theirLast, 1),
  'opponents-last-while-covering+striker': ended(whileCovering, theirLastAndStriker, 1, true),
  'opponents-last-with-queen': ended(always, (about) => `रानी और ${theirLast(about)}`, 2),
  'opponents-last-own-queen': ended(ownQueen, theirLast, 1),
  'opponents-last-own-queen+striker': ended(ownQueen, theirLastAndStriker, 1, true),
  'opponents-last-others-queen': ended(othersQueen, theirLast, 1),
  'opponents-last-others-queen+striker': ended(othersQueen, theirLastAndStriker, 1, true),
  'one-man-each-before-queen': ended(
    () => 'दोनों पक्षों की एक-एक गोटी और रानी बोर्ड पर रहते ',
    () => 'आख़िरी गोटी',
    1,
  ),

  'man-on-base-line': () => 'स्ट्राइकर बेस लाइन पर या उसके पीछे की गोटी से सीधे टकराया',
  'own-last-touched-before-queen': ({ striker: side }) =>
    `रानी बोर्ड पर रहते स्ट्राइकर ${BENT[side]} की आख़िरी गोटी से सीधे टकराया`,
  'opponents-single-man-hit': ({ striker: side, opponent }) =>
    `स्ट्राइकर ${BENT[opponent]} की एकमात्र गोटी से टकराया, और कोई ${COLOURS[side]} गोटी नहीं छुई गई`,

  breach: ({ laws }) => `नियम ${laws.join(', ')} के अनुसार स्ट्रोक अनुचित था`,
  call: ({ laws, against }) => `${BENT[against]} पर नियम ${laws.join(', ')} लगाया गया`,
  foul: () => 'बारी का पहला स्ट्रोक शुरू होने के बाद यह फ़ाउल है: एक गोटी और बारी जाती है',
  'technical-foul': () => 'बारी के पहले स्ट्रोक से पहले यह टेक्निकल फ़ाउल है: एक गोटी जाती है, बारी नहीं',
  'technical-foul-off-turn': () =>
    'जिस पक्ष की बारी नहीं, उसके लिए यह टेक्निकल फ़ाउल है: एक गोटी जाती है, बारी वैसी ही रहती है',
  'turn-lost-while-covering': () => 'रानी कवर होने से पहले बारी गई, इसलिए रानी वापस आती है',

  'break-again': ({ triesLeft }) => `ब्रेक में कोई गोटी नहीं छुई गई, ${tries(triesLeft)}`,
  'break-lost': () => 'ब्रेक में कोई गोटी नहीं छुई गई और कोई मौका बाकी नहीं',
  'due-outstanding': ({ outstanding }) =>
    `चुकाने के लिए पॉकेट में और गोटी नहीं, इसलिए ${listed(outstanding.map(piece))} बकाया ${counted(total(outstanding), 'रहती है', 'रहती हैं')}`,
  'due-recovered': () => 'बकाया गोटी अब रखी जा सकती है',
  'opponents-due-recovered': ({ opponent }) => `${BENT[opponent]} की बकाया गोटी अब रखी जा सकती है`,
  'placed-by-right-hand': () => 'युगल में बारी वाले खिलाड़ी के दाईं ओर का खिलाड़ी ड्यू की गोटियाँ रखता है',
  'placed-by-striker': () => 'युगल में विपक्षी के ड्यू की गोटियाँ बारी वाला खिलाड़ी रखता है',
  'no-space': () => 'ड्यू की गोटियाँ रखने की जगह नहीं, इसलिए वे बकाया रहती हैं',
  forgone: () => 'ड्यू की सभी गोटियाँ छोड़ दी गईं',
  'opponents-due-forgone': ({ opponent }) => `${BENT[opponent]} के ड्यू की सभी गोटियाँ छोड़ दी गईं`,
  demanded: ({ opponent }) => `${BENT[opponent]} ने अतिरिक्त अंक माँगे`,
  'opponents-man-ends-turn': ({ opponent }) => `${COLOURS[opponent]} गोटी पॉकेट हुई, इसलिए बारी समाप्त`,
  overboard: () => 'जो खेल की सतह से बाहर गया, उसे अंपायर वापस रखते हैं',
  'overboard-with-queen': () => 'रानी और गोटी खेल की सतह से बाहर गईं, अंपायर उन्हें वापस रखते हैं',
  'overboard-both-colours': () => 'दोनों रंगों की गोटियाँ खेल की सतह से बाहर गईं, अंपायर उन्हें वापस रखते हैं',
  'overboard-many': () => 'दो से अधिक गोटियाँ खेल की सतह से बाहर गईं, अंपायर उन्हें वापस रखते हैं',
  'striker-overboard': () => 'स्ट्राइकर बोर्ड से बाहर गया, इससे अपने आप कुछ नहीं बदलता',
  unclaimed: () => 'ग़लती तभी गिनी जाती है जब विपक्षी दावा करे, और दावा नहीं हुआ',
  'queen-counted': () => 'रानी गिनी जाएगी, इस पुस्तक में उसके मूल्य से',
  'queen-not-counted': () => 'विजेता के अंक इतने हैं कि रानी के अंक नहीं जुड़ते',
  capped: () => 'एक बोर्ड में इससे अधिक अंक नहीं मिलते, ऊपर के अंक नहीं गिने जाते',
  'written-off': () => 'बोर्ड समाप्त होने पर बकाया ड्यू समाप्त हो जाते हैं',
};

export const hi: RulingWords = {
  sentence: (text) => `${text}।`,
  headlines: {
    'no-claim': 'अब तक दावा नहीं हुआ',
    nothing: 'कोई गोटी पॉकेट नहीं हुई',
    'queen-to-cover': 'रानी पॉकेट हुई, अब कवर करनी है',
    'queen-covered': 'रानी कवर हुई',
    'no-man-touched': 'कोई गोटी नहीं छुई गई',
    'break-lost': 'कोई गोटी नहीं छुई गई, ब्रेक का मौका गया',
    'break-spoiled': 'ब्रेक बिगड़ा',
    'break-before-play': '“प्ले” से पहले ब्रेक',
    due: 'ड्यू',
    'due-paid': 'ड्यू चुकता',
    'dues-paid': 'ड्यू चुकता',
    'double-fine': 'डबल फ़ाइन',
    penalty: 'पेनल्टी',
    foul: 'फ़ाउल',
    'due-and-foul': 'ड्यू और फ़ाउल',
    'technical-foul': 'टेक्निकल फ़ाउल',
    'queen-too-early': 'रानी समय से पहले पॉकेट हुई',
    'queen-while-owing': 'ड्यू बकाया रहते रानी पॉकेट हुई',
    'queen-not-covered': 'रानी कवर नहीं हुई',
    overboard: 'बोर्ड से बाहर',
    'turn-lost': 'बारी गई',
    'placing-forfeited': 'गोटियाँ रखने का अधिकार गया',
    'play-on': 'खेल जारी रहेगा',
  },
  pocketed: (fallen) => `${listed(fallen.map(piece))} पॉकेट ${counted(total(fallen), 'हुई', 'हुईं')}`,
  fell: (pieces) => {
    const names = listed(pieces.map((each) => (each === 'striker' ? 'स्ट्राइकर' : piece(each))));
    const fallen = total(pieces.filter((each) => each !== 'striker'));
    if (!pieces.includes('striker')) return `${names} पॉकेट ${counted(fallen, 'हुई', 'हुईं')}`;
    return `${names} पॉकेट ${counted(fallen + 1, 'हुआ', 'हुए')}`;
  },
  reasons: {
    'late-stroke': 'स्ट्रोक से पहले समय समाप्त हुआ',
    'late-break': 'ब्रेक से पहले समय समाप्त हुआ',
    'late-placing': 'सब रखने से पहले समय समाप्त हुआ',
    'out-of-turn': 'बिना बारी के खेला गया',
    'striker-off-base-lines': 'स्ट्राइकर दोनों बेस लाइनों पर नहीं था',
    'striker-on-circle': 'स्ट्राइकर बेस सर्कल या तीर पर था',
    'men-touched': 'गोटियों को स्ट्रोक के बिना छुआ गया',
    'striker-misplaced': 'स्ट्राइकर ग़लत जगह रखा गया',
  },
  because: (headline, reason) => `${reason}, ${headline}`,
  places: (owed, placer) => `${PLACERS[placer]} ${piece(owed)} ${placer === 'you' ? 'रखें' : 'रखेगा'}`,
  umpirePlaces: (pieces) => `अंपायर ${listed(pieces.map(piece))} वापस रखेंगे`,
  outstanding: (owed) => `${listed(owed.map(outstandingMen))} बकाया`,
  forgone: (count) => `${number(count)} ${man(count)} ${counted(count, 'छोड़ी गई', 'छोड़ी गईं')}`,
  forgoneBy: (owed, placer) => `${BY[placer]} ${piece(owed)} ${counted(owed.count, 'छोड़ी', 'छोड़ीं')}`,
  noSpace: (more) => (more ? 'और रखने की जगह नहीं' : 'रखने की जगह नहीं'),
  turn: {
    'plays-on': (whose) => `${of(whose)} बारी जारी रहेगी`,
    'plays-on-to-cover': (whose) => `${of(whose)} बारी जारी रहेगी, रानी कवर करनी है`,
    keeps: (whose) => `बारी ${of(whose)} ही रहेगी`,
    'keeps-to-cover': (whose) => `बारी ${of(whose)} ही रहेगी, रानी कवर करनी है`,
    turn: (whose, side) => `अब ${of(whose)} बारी${whose === 'you' ? `, ${COLOURS[side]} गोटी` : ''}`,
    breaks: (whose) => (whose === 'you' ? 'अब आप ब्रेक करें' : `अब ${SIDES[whose]} ब्रेक करेगा`),
  },
  triesAgain: (whose, triesLeft) =>
    `${whose === 'you' ? 'आप फिर ब्रेक करें' : `${SIDES[whose]} फिर ब्रेक करेगा`}, ${tries(triesLeft)}`,
  orGivesTurn: ', या एक गोटी और बारी दी जा सकती है',
  boardWon: (winner, sum) => `${BENT[winner]} ने बोर्ड जीता: ${sum} अंक`,
  boardWonWithDemand: (winner, sum, demandable) =>
    `${BENT[winner]} ने बोर्ड जीता: ${sum} अंक${mayDemand(demandable)}`,
  boardLost: (loser, winner, sum) => `${SIDES[loser]} बोर्ड हारा: ${BENT[winner]} को ${sum} अंक`,
  boardGoesTo: (winner, side, sum, demandable) =>
    `${withParticle(winner, 'ने')} बोर्ड जीता (${COLOURS[side]}): ${sum} अंक${mayDemand(demandable)}`,
  resultNotes: {
    'queen-not-counted': 'रानी के अंक नहीं जुड़े',
    demanded: 'माँगे गए अंक मिलाकर',
    capped: 'एक बोर्ड में इससे अधिक अंक नहीं मिलते',
    'written-off': 'बकाया ड्यू समाप्त',
  },
  replay: 'बोर्ड दोबारा खेला जाएगा',
  matchLost: (loser, winner) => `${SIDES[loser]} मैच हारा; ${SIDES[winner]} जीता`,
  matchGoesTo: (winner) => `मैच ${withParticle(winner, 'ने')} जीता`,
  findings,
};
