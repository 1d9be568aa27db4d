import type { EventsDeskWords } from '../events-desk.js';

export const eventsDesk: EventsDeskWords = {
  taken: (file) => `टूर्नामेंट: ${file}`,
  noEvent: 'इस फ़ोल्डर में कोई टूर्नामेंट नहीं है: फ़ाइल का नाम दें, या "npx carrom tournament new" से नया शुरू करें',
  severalEvents: (files) => `इस फ़ोल्डर में कई टूर्नामेंट हैं: इनमें से एक का नाम दें: ${files.join(', ')}`,
  held: (file, holder, lock) =>
    `${file} में अभी बदलाव हो रहा है${holder ? ` (प्रोसेस ${holder.pid}, ${holder.host}, ${holder.at})` : ''}, इसलिए कुछ नहीं किया गया: फिर कोशिश करें; अगर वहाँ अब कोई काम नहीं कर रहा, तो ${lock} मिटा दें`,
  waits: (file, holder) =>
    `प्रतीक्षा: ${file} में बदलाव हो रहा है${holder ? ` (प्रोसेस ${holder.pid}, ${holder.host})` : ''}।`,

  nobodyCalled: (called) =>
    `इस टूर्नामेंट में "${called}" नाम नहीं है: सूची का नाम या नंबर दें, जैसा "npx carrom tournament show --entrants" में है`,
  severalCalled: (called, several) =>
    `"${called}" से कई लोग समझे जा सकते हैं (${several.join(', ')}): नंबर दें, या नाम पूरा लिखें`,
  notInMatch: (called, match) => `मैच ${match} में "${called}" नहीं है: a या b दें, या दोनों में से एक का नाम या नंबर`,
  nobodyAtTable: (table) => `टेबल ${table} पर कोई मैच नहीं है: "npx carrom tournament show" देखें, या मैच का नंबर दें`,
  nothingToUndo: 'वापस लेने को कुछ नहीं बचा: केवल टूर्नामेंट का खुलना बाकी है',
  nothingToRedo: 'पिछला काम वापस लेना नहीं था, इसलिए लौटाने को कुछ नहीं है: "npx carrom tournament history" देखें',
  notDrawn: 'अभी कोई ड्रॉ नहीं हुआ, इसलिए छापने को कुछ नहीं है: "npx carrom tournament pair" से राउंड निकालें',
  noCards: 'किसी मैच को कार्ड नहीं चाहिए: अगला राउंड निकालें, या खेले गए राउंड के कार्ड के लिए --round N दें',
  noSuchRound: (asked, last) =>
    `राउंड ${asked} नहीं है: ${last === 0 ? 'अभी कोई राउंड नहीं निकला' : `पिछला निकला राउंड: ${last}`}`,
  finals: 'फ़ाइनल',

  entrants: (discipline, count) =>
    discipline === 'singles'
      ? `${count} खिलाड़ी`
      : discipline === 'doubles'
        ? `${count} ${count < 2 ? 'जोड़ी' : 'जोड़ियाँ'}`
        : `${count} ${count < 2 ? 'टीम' : 'टीमें'}`,
  disciplines: { singles: 'एकल', doubles: 'युगल', teams: 'टीम' },
  systems: {
    swiss: 'स्विस',
    league: 'लीग',
    groups: 'ग्रुप',
    knockout: 'नॉकआउट',
    'double-elimination': 'डबल एलिमिनेशन',
    ladder: 'लैडर',
    finals: 'फ़ाइनल',
  },
  stageOf: (stage, stages, name) => (stages === 1 ? name : `${name} (चरण ${stage}/${stages})`),
  round: (round) => `राउंड ${round}`,
  resultsIn: (done, all) => `परिणाम आए: ${done}/${all}`,
  columns: { table: 'टेबल', match: 'मैच', score: 'स्कोर', name: 'नाम', from: 'कहाँ से' },
  missing: 'परिणाम बाकी',
  draft: 'अप्रकाशित',
  provisional: 'आपत्ति बाकी',
  rests: 'बाई',
  away: 'टूर्नामेंट से बाहर',
  how: {
    played: '',
    time: 'समय पूरा',
    conceded: 'हार मानी',
    'walked-over': 'वॉकओवर',
    awarded: 'मैच दिया गया',
    abandoned: 'मैच अधूरा छूटा',
  },
  won: (place, prize) => (prize === null ? String(place) : `${place}: ${prize}`),
  prize: 'पुरस्कार',
  why: 'क्यों',
  group: (name) => `ग्रुप ${name}`,
  standings: (stage, round) => (round === 0 ? `${stage}, पहले राउंड से पहले` : `${stage}, राउंड ${round} के बाद`),
  final: 'अंतिम स्थान',

  next: 'अब',
  nextEnter: 'खेलने वालों के नाम दर्ज करें, एक-एक करके या सूची से:',
  nextPair: (round, stage) => `${stage} का राउंड ${round} निकालें:`,
  nextPublish: (stage) => `${stage} का ड्रॉ देखें, ज़रूरत हो तो बदलें, फिर प्रकाशित करें:`,
  nextLineUp: (match, team) => `मैच ${match} की लाइन-अप दें, हर रबर के लिए नाम (टीम: ${team}):`,
  nextReport: (open) => `जो परिणाम बाकी हैं उन्हें दर्ज करें (मैच: ${open}):`,
  nextGoOn: (stage) => `अगले चरण पर जाएँ, ${stage}:`,
  nextAward: 'सभी मैच हो गए। टूर्नामेंट बंद करें और स्थान दें:',
  nextOver: 'टूर्नामेंट पूरा हुआ। स्थानों की सूची छापें:',

  otherDraws: 'बाद के राउंड जैसे निकले थे वैसे ही रहते हैं। इस परिणाम से वे ऐसे निकलते:',
  otherDraw: (stage, round) => `चरण ${stage}, राउंड ${round}`,
  otherStart: (stage) => `चरण ${stage} में आते`,
  noDraw: 'ऐसा ड्रॉ नहीं होता',
  agrees: (lines) => `लॉग से दोबारा चलाया गया, सब मेल खाता है। पंक्तियाँ: ${lines}`,
  differs: (seq, act) => `पंक्ति ${seq} (${act})`,
  wouldBeRefused: (why) => `अब अस्वीकार होता: ${why}`,
  writtenAs: (gave, gives) => `लॉग में ${gave}, दोबारा चलाने पर ${gives}`,
  isTheEvent: (file) => `${file} में टूर्नामेंट ही है: छापने की फ़ाइल को दूसरा नाम दें`,
  written: (file) => `लिखा गया: ${file}`,
  watchKeys: 's स्थिति · p मैच · space अगला पन्ना · q बंद',
  watching: (at) => `समय: ${at}`,
  unreadNow: (why) => `फ़ाइल अभी पढ़ी नहीं जा सकी: ${why}`,
};
