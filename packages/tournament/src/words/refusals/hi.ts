import type { ActName } from '../../event/act.js';
import type { RefusalOf } from '../../event/refusal.js';
import type { Offer } from '../../systems/system.js';
import { reports } from '../reports/hi.js';
import { sayReportFault } from '../reports/report-words.js';
import { ties } from '../ties/hi.js';
import { sayTieFault } from '../ties/tie-words.js';
import type { EventRefusalWords } from './refusal-words.js';

const matches = (numbers: readonly number[]): string => `मैच ${numbers.join(', ')}`;

/** क्या किया गया था। */
const DONE: Readonly<Record<ActName, string>> = {
  open: 'टूर्नामेंट खोलना',
  enter: 'नाम दर्ज करना',
  change: 'प्रविष्टि बदलना',
  withdraw: 'नाम वापस लेना',
  return: 'वापसी',
  seed: 'वरीयता तय करना',
  lots: 'लॉटरी',
  order: 'आयोजक का क्रम',
  forbid: 'जोड़ पर रोक',
  allow: 'रोक हटाना',
  pair: 'ड्रॉ',
  publish: 'ड्रॉ प्रकाशित करना',
  swap: 'अदला-बदली',
  tables: 'टेबल तय करना',
  'keep-to': 'चुनी टेबल पर रखना',
  allot: 'टेबल देना',
  'allot-anew': 'टेबल फिर से देना',
  sessions: 'सत्र तय करना',
  umpires: 'अंपायरों की सूची',
  umpire: 'अंपायर तय करना',
  appoint: 'अंपायर सुझाना',
  report: 'परिणाम',
  correct: 'सुधार',
  'walk-over': 'वॉकओवर',
  'line-up': 'लाइन-अप',
  substitute: 'सब्स्टीट्यूट',
  'begin-rubber': 'रबर की शुरुआत',
  rubber: 'रबर का परिणाम',
  'correct-rubber': 'रबर का सुधार',
  'take-back': 'राउंड वापस लेना',
  'go-on': 'अगला चरण',
  finals: 'फ़ाइनल जोड़ना',
  award: 'टूर्नामेंट बंद करना',
  reopen: 'टूर्नामेंट फिर खोलना',
  undo: 'पंक्ति वापस लेना',
};

const SESSION: Readonly<Record<RefusalOf<'session'>['fault'], string>> = {
  'no-time': 'तारीख़ और समय दोनों चाहिए, जैसे 2026-01-31T09:30।',
  'no-length': 'सत्र और उसका हर विराम कम से कम एक मिनट का हो।',
  'another-clock': 'कुछ समय में टाइम ज़ोन लिखा है, कुछ में नहीं। सब एक तरह से लिखें।',
  'before-the-last-ends': 'यह पिछले सत्र के ख़त्म होने से पहले शुरू होता है। सत्र समय के क्रम में लिखें।',
  'break-outside': 'विराम सत्र के भीतर हों, एक के बाद एक। विराम या सत्र का समय सुधारें।',
};

function offered(offer: Offer): string {
  switch (offer.do) {
    case 'rematches':
      return `राउंड ${offer.upTo} तक मिल चुके खिलाड़ियों को फिर मिलने दें${offer.liftForbidden ? ' और जोड़ों पर लगी रोक हटाएँ' : ''}`;
    case 'lift-forbidden':
      return 'जोड़ों पर लगी रोक हटाएँ';
    case 'stop':
      return 'यह चरण यहीं समाप्त करें';
  }
}

export const eventRefusals: EventRefusalWords = {
  'not-open': () => 'अभी कोई टूर्नामेंट नहीं है। पहले टूर्नामेंट खोलें।',
  'already-open': () => 'टूर्नामेंट पहले से खुला है। नए टूर्नामेंट के लिए अलग फ़ाइल लें।',
  'event-over': () => 'टूर्नामेंट बंद है और स्थान अंतिम हैं। पहले कारण लिखकर उसे फिर खोलें।',
  'nothing-to-undo': () => 'वापस लेने को कुछ नहीं बचा। नए सिरे से शुरू करना हो तो दूसरा टूर्नामेंट खोलें।',
  'not-over': () => 'टूर्नामेंट बंद नहीं है, इसलिए फिर खोलने की ज़रूरत नहीं। आगे बढ़ें।',
  'last-stage': () => 'यह आख़िरी चरण है। टूर्नामेंट बंद करें, या फ़ाइनल जोड़ें।',
  'no-stage': () => 'फ़ॉर्मैट में खेलने को कोई चरण नहीं है। ऐसे फ़ॉर्मैट से टूर्नामेंट खोलें जिसमें चरण हो।',
  'nothing-drawn': () => 'अभी कोई ड्रॉ नहीं हुआ। पहले राउंड का ड्रॉ करें।',
  'reason-needed': () => 'इसके लिए कारण ज़रूरी है। लिखें कि ऐसा क्यों किया गया।',
  'nobody-entered': () => 'कोई नाम नहीं दिया गया। जिन्हें खेलना है, उनके नाम दें।',
  'other-pairs': () => 'इसके बिना मुकाबले दूसरों के बीच होते।',
  'same-twice': () => 'इसके लिए दो नाम चाहिए, एक ही दिया गया है। दोनों दें।',
  stale: ({ after, seq }) =>
    `इस बीच किसी और ने कुछ बदला: आपने पंक्ति ${after} तक देखा था, टूर्नामेंट पंक्ति ${seq} पर है। फिर देखें, फिर दोहराएँ।`,
  'bad-time': ({ at }) => `"${at}" कैलेंडर की तारीख़ और समय नहीं है। ऐसे लिखें: 2026-01-31T18:30Z।`,
  'no-such-entrant': ({ entrant, entrants }) =>
    entrants === 0
      ? `प्रविष्टि ${entrant} नहीं है: अभी किसी का नाम दर्ज नहीं है।`
      : `प्रविष्टि ${entrant} नहीं है; संख्याएँ ${entrants} तक हैं। सूची में देखें।`,
  'no-such-match': ({ match, last }) =>
    last === 0
      ? `मैच ${match} नहीं है: अभी कोई ड्रॉ नहीं हुआ। पहले राउंड का ड्रॉ करें।`
      : `मैच ${match} नहीं है; संख्याएँ ${last} तक हैं। मैचों की सूची में देखें।`,
  'no-such-line': ({ seq, last }) => `लॉग में पंक्ति ${seq} नहीं है; पंक्तियाँ ${last} तक हैं। इतिहास में संख्या देखें।`,
  'already-undone': ({ seq }) => `पंक्ति ${seq} पहले ही वापस ली जा चुकी है। उसे लौटाना हो तो वापसी को वापस लें।`,
  'needed-by': ({ seq, act, refusal }, _, say) =>
    `पंक्ति ${seq} (${DONE[act]}) इस पर टिकी है: ${say(refusal)} पहले पंक्ति ${seq} वापस लें, या इसके बदले परिणाम सुधारें।`,
  players: ({ name, wanted, has }) =>
    `${name === '' ? 'प्रविष्टि' : name}: खिलाड़ी ${has}; यहाँ ${wanted} चाहिए।`,
  'entered-twice': ({ name, entrant }) =>
    `${name} का नाम पहले से दर्ज है, संख्या ${entrant}। यह प्रविष्टि हटा दें, या दोनों को अलग पहचान (id) दें।`,
  'too-late': ({ stage, act }) =>
    act === 'enter'
      ? `अब कोई नया नाम दर्ज नहीं हो सकता: ${stage} का ड्रॉ हो चुका है। ड्रॉ वापस लें, या इनके बिना खेलें।`
      : act === 'finals'
        ? `${stage} अभी बाकी है। फ़ाइनल आख़िरी चरण के बाद आते हैं।`
        : `${stage} का ड्रॉ हो चुका है, और वरीयता उससे पहले तय होती है। पहले ड्रॉ वापस लें।`,
  away: ({ entrant }, { entrant: name }) =>
    `${name(entrant)} का नाम पहले ही वापस लिया जा चुका है। कुछ करना नहीं है।`,
  here: ({ entrant }, { entrant: name }) => `${name(entrant)} का नाम वापस नहीं लिया गया है। कुछ करना नहीं है।`,
  'twice-named': ({ entrant }, { entrant: name }) => `${name(entrant)} का नाम दो बार है। हर नाम एक बार दें।`,
  'not-level': ({ one, other }, { entrant: name }) =>
    `${name(one)} और ${name(other)} पूरी तरह बराबर नहीं हैं, इसलिए क्रम हाथ से तय नहीं होगा। कोई परिणाम ग़लत हो तो उसे सुधारें।`,
  'not-forbidden': ({ a, b }, { entrant: name }) => `${name(a)} और ${name(b)} के मिलने पर कोई रोक नहीं है।`,
  'already-forbidden': ({ a, b }, { entrant: name }) => `${name(a)} और ${name(b)} के मिलने पर पहले से रोक है।`,
  'round-open': ({ matches: open }) =>
    `सभी परिणाम नहीं आए: ${matches(open)}। परिणाम लिखें, वॉकओवर दें, या बताएँ कि किसका इंतज़ार नहीं करना है।`,
  'no-pairing': ({ round, offers }) =>
    `राउंड ${round} का ड्रॉ दोबारा मिले, रोके गए जोड़ या दूसरी बाई के बिना नहीं हो सकता। क्या किया जा सकता है: ${offers.map(offered).join('; ')}।`,
  'stage-over': ({ stage, next }) =>
    next === null
      ? `${stage} पूरा हुआ, और यही आख़िरी चरण था। टूर्नामेंट बंद करें, या फ़ाइनल जोड़ें।`
      : `${stage} पूरा हुआ। आगे: ${next}।`,
  'stage-open': ({ stage, matches: open }) =>
    open.length > 0
      ? `${stage} पूरा नहीं हुआ: ${matches(open)} का परिणाम नहीं आया। परिणाम लिखें, या वॉकओवर दें।`
      : `${stage} पूरा नहीं हुआ। अगले राउंड का ड्रॉ करें।`,
  'too-few': ({ entrants, least }) =>
    `मौजूद प्रविष्टियाँ: ${entrants}; कम से कम ${least} चाहिए। और नाम दर्ज करें, या जिनका नाम वापस लिया गया उन्हें लौटाएँ।`,
  'nothing-to-publish': () => 'जो भी ड्रॉ हुआ है, वह प्रकाशित हो चुका है। अगला राउंड ड्रॉ करें।',
  'not-published': ({ match }) => `मैच ${match} अभी प्रकाशित नहीं हुआ है। पहले ड्रॉ प्रकाशित करें।`,
  'draft-waits': ({ stage, matches: drafts }) =>
    drafts.length === 0
      ? `${stage} का ड्रॉ अभी प्रकाशित नहीं हुआ है। पहले उसे प्रकाशित करें, या वापस लें।`
      : `${stage} का नया ड्रॉ अभी प्रकाशित नहीं हुआ है (${matches(drafts)})। पहले उसे प्रकाशित करें, या वापस लें।`,
  'has-result': ({ match }) => `मैच ${match} का परिणाम पहले से है। बदलना हो तो कारण लिखकर सुधारें।`,
  'no-result': ({ match }) => `मैच ${match} का कोई परिणाम नहीं जिसे सुधारें। परिणाम लिखें।`,
  'a-bye': ({ match }) => `मैच ${match} बाई है: न कुछ खेला जाता है, न परिणाम लिखा जाता है।`,
  'round-has-results': ({ round, matches: played }) =>
    `राउंड ${round} के परिणाम आ चुके हैं (${matches(played)})। बताएँ कि वे भी हटें, या इसके बदले उन्हें सुधारें।`,
  'not-in-round': ({ entrant, round }, { entrant: name }) =>
    `पिछले ड्रॉ (राउंड ${round}) में ${name(entrant)} का नाम नहीं है। उन्हें बदलें जो उसमें हैं।`,
  'plays-in-round': ({ entrant, round }, { entrant: name }) =>
    `राउंड ${round} में ${name(entrant)} का एक और मैच है। एक ही राउंड के दो नाम बदलें।`,
  'meet-already': ({ one, other }, { entrant: name }) =>
    `${name(one)} और ${name(other)} का मैच आपस में ही है: अदला-बदली से कुछ नहीं बदलेगा।`,
  'have-met': ({ one, other }, { entrant: name }) =>
    `${name(one)} और ${name(other)} का मैच हो चुका है। किसी और को बदलें, या बताएँ कि ऐसा ही रहे।`,
  'rested-before': ({ entrant }, { entrant: name }) =>
    `${name(entrant)} को बाई मिल चुकी है। किसी और को बदलें, या बताएँ कि ऐसा ही रहे।`,
  'no-table-left': () => 'कोई टेबल नहीं बचेगी। कम से कम एक टेबल चालू रखें।',
  'nothing-to-allot': () => 'किसी मैच को टेबल की ज़रूरत नहीं है। पहले ड्रॉ करें।',
  'no-such-table': ({ table, tables }) =>
    `टेबल ${table} नहीं है; संख्याएँ ${tables} तक हैं। दूसरी टेबल दें, या पहले बताएँ कि कितनी टेबल हैं।`,
  'table-out-of-use': ({ table }) => `टेबल ${table} बंद है। दूसरी टेबल दें, या उसे फिर चालू करें।`,
  'kept-to': ({ entrant, tables }, { entrant: name }) =>
    `${name(entrant)} का मैच केवल टेबल ${tables.join(', ')} पर हो सकता है, और उनमें से कोई नहीं बचेगी। पहले दूसरी टेबल तय करें।`,
  'not-kept': ({ entrant }, { entrant: name }) =>
    `${name(entrant)} का मैच वैसे भी किसी भी टेबल पर हो सकता है। कुछ करना नहीं है।`,
  session: ({ session, fault }) => `सत्र ${session}: ${SESSION[fault]}`,
  'no-umpires': () => 'अंपायरों की सूची ख़ाली है। पहले सूची बनाएँ।',
  'nothing-to-umpire': () => 'हर बाकी मैच का अंपायर तय है। पहले ड्रॉ करें, या हाथ से दूसरा नाम दें।',
  'umpire-twice': ({ umpire }) => `सूची में ${umpire} का नाम दो बार है। हर नाम एक बार दें, या अलग पहचान (id) दें।`,
  'no-such-umpire': ({ umpire }) => `${umpire} का नाम अंपायरों की सूची में नहीं है। पहले उसमें जोड़ें।`,
  'umpire-busy': ({ umpire, match }) => `${umpire} उस समय मैच ${match} में व्यस्त। किसी और का नाम दें।`,
  'table-taken': ({ table, match }) => `टेबल ${table} पर मैच ${match} है। दूसरी टेबल दें, या पहले वह मैच हटाएँ।`,
  report: ({ match, fault }, { sides }) => `मैच ${match}: ${sayReportFault(reports, fault, sides(match))}`,
  'not-a-tie': ({ match }) => `मैच ${match} टीमों की टाई नहीं है। पूरे मैच का परिणाम लिखें।`,
  tie: ({ match, fault }, { sides }) => `मैच ${match}: ${sayTieFault(ties, fault, sides(match))}`,
};
