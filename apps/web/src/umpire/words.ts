import type { RefusalCode } from '@opencarrom/match';
import type { Catalogues } from '../device/language.js';

interface ConsoleWords {
  readonly allMatches: string;
  readonly gone: string;
  readonly damaged: string;
  readonly duties: Readonly<Record<'strike' | 'cover' | 'break' | 'place' | 'fine' | 'choose', string>>;
  readonly queenLies: Readonly<Record<'on-board' | 'to-cover', string>>;
  readonly undo: string;
  readonly redo: string;
  readonly calls: string;
  readonly log: string;
  readonly more: string;
  readonly tools: string;
  readonly keys: string;
  readonly readAloud: string;
  readonly time: (seconds: number) => string;
  readonly rest: (left: string) => string;
  readonly restOver: string;
  readonly gameGivenUp: (game: number, name: string) => string;
  readonly openProtests: (count: number) => string;
  readonly boardWon: (name: string, points: number) => string;
  readonly spin: string;
  readonly spinning: string;
  readonly tossWon: (name: string) => string;
  readonly tossOr: string;
  readonly takes: Readonly<Record<'side' | 'break' | 'white' | 'black', string>>;
  readonly whoSits: string;
  readonly nearUmpire: string;
  readonly rightHand: (name: string) => string;
  readonly whoBreaks: string;
  readonly seatsSet: string;
  readonly play: string;
  readonly trial: (next: number, of: number) => string;
  readonly struckTooSoon: string;
  readonly placed: (count: number) => string;
  readonly forgo: string;
  readonly noRoom: string;
  readonly claims: (name: string) => string;
  readonly keepTurn: string;
  readonly loseTurn: string;
  readonly demandOf: (points: number) => string;
  readonly demandNone: string;
  readonly close: string;
  readonly sheet: string;
  readonly toSheet: string;
  readonly refused: Readonly<Record<RefusalCode, string>>;
}

export const words: Catalogues<ConsoleWords> = {
  en: {
    allMatches: 'All matches',
    gone: 'This match is not on this device.',
    damaged: 'This match can no longer be read:',
    duties: {
      strike: 'to strike',
      cover: 'to cover the queen',
      break: 'to break',
      place: 'to place',
      fine: 'to choose',
      choose: 'to choose',
    },
    queenLies: { 'on-board': 'The queen is on the board', 'to-cover': 'The queen is to be covered' },
    undo: 'Undo',
    redo: 'Redo',
    calls: 'Call',
    log: 'Log',
    more: 'More',
    tools: 'Tools',
    keys: 'Keys',
    readAloud: 'Read aloud',
    time: (seconds) => `Call time (${seconds}\u00a0s)`,
    rest: (left) => `Rest: ${left}`,
    restOver: 'The rest is over.',
    boardWon: (name, points) =>
      `The board goes to ${name}: ${points === 1 ? '1 point' : `${points} points`}.`,
    gameGivenUp: (game, name) => `Game ${game} was given up to ${name}.`,
    openProtests: (count) => (count === 1 ? 'A protest is open' : `${count} protests are open`),
    spin: 'Spin the coin',
    spinning: 'The coin spins…',
    tossWon: (name) => `${name} won it`,
    tossOr: 'or enter who won the toss:',
    takes: { side: 'Takes the side', break: 'Takes the break', white: 'Takes white', black: 'Takes black' },
    whoSits: 'Who sits where?',
    nearUmpire: 'Below on this picture',
    rightHand: (name) => `On the right hand of ${name}`,
    whoBreaks: 'Who breaks first?',
    seatsSet: 'They sit so',
    play: 'Play',
    trial: (next, of) => `Trial board ${next} of ${of} is played`,
    struckTooSoon: 'Broke before “Play”',
    placed: (count) => (count === 1 ? 'Placed' : count === 2 ? 'Both placed' : `All ${count} placed`),
    forgo: 'Forgone',
    noRoom: 'No room',
    claims: (name) => `Claimed by ${name}`,
    keepTurn: 'Men back, one more, strikes on',
    loseTurn: 'Gives one and the turn',
    demandOf: (points) => `${points} more demanded`,
    demandNone: 'None demanded',
    close: 'Close the board',
    sheet: 'Sheet',
    toSheet: 'To the score sheet',
    refused: {
      'match-over': 'The match is over.',
      stale: 'Something else was done meanwhile. Please look again.',
      'from-the-past': 'The device’s clock went back. Please try again.',
      'bad-command': 'Something is missing.',
      'not-now': 'Not now.',
      'not-yours': 'This is somebody else’s to do.',
      'out-of-turn': 'It is not their turn.',
      'wait-for-play': '“Play” has not been called.',
      stopped: 'Play is stopped by an appeal.',
      'choose-first': 'The double fine has to be chosen first.',
      'place-first': 'A man has to be placed first.',
      'board-closing': 'The board is over; a claim or a demand is still open.',
      'not-on-this-board': 'This does not apply to a wooden board.',
      'not-in-this-book': 'This rulebook does not know it.',
      'bad-seating': 'They cannot sit so.',
      'bad-striker-place': 'The striker cannot stand there.',
      'bad-stroke': 'There is no such stroke.',
      'bad-place': 'A man cannot be placed there.',
      'impossible-facts': 'That cannot be: look at the men on the board.',
      'unknown-law': 'This rulebook has no such law.',
      'not-callable': 'This law cannot be called here.',
      'nothing-to-undo': 'There is nothing to take back.',
      'nothing-to-redo': 'There is nothing to do again.',
      'nothing-to-claim': 'There is nothing to claim.',
      'nothing-to-forgo': 'There is nothing to forgo.',
      'forgo-in-total': 'Men owed are forgone all together or not at all.',
      'too-much': 'That is more than is on offer.',
      'clock-running': 'The clock has not run out.',
      'no-such-event': 'That act no longer counts.',
      'no-such-protest': 'No such protest is open.',
      'does-not-fit': 'What came later would no longer fit.',
    },
  },
  hi: {
    allMatches: 'सभी मैच',
    gone: 'यह मैच इस डिवाइस पर नहीं है।',
    damaged: 'यह मैच अब पढ़ा नहीं जा सकता:',
    duties: {
      strike: 'की बारी',
      cover: 'रानी कवर करें',
      break: 'ब्रेक करें',
      place: 'गोटी रखें',
      fine: 'चुनें',
      choose: 'चुनें',
    },
    queenLies: { 'on-board': 'रानी बोर्ड पर है', 'to-cover': 'रानी कवर करनी है' },
    undo: 'वापस',
    redo: 'फिर से',
    calls: 'कॉल',
    log: 'लॉग',
    more: 'और',
    tools: 'औज़ार',
    keys: 'बटन',
    readAloud: 'बोलकर सुनाएँ',
    time: (seconds) => `समय पुकारें (${seconds}\u00a0से.)`,
    rest: (left) => `विश्राम: ${left}`,
    restOver: 'विश्राम पूरा हुआ।',
    boardWon: (name, points) => `बोर्ड ${name} का: ${points} अंक।`,
    gameGivenUp: (game, name) => `गेम ${game} छोड़ दिया गया: ${name} जीते।`,
    openProtests: (count) => `आपत्ति बाकी: ${count}`,
    spin: 'सिक्का उछालें',
    spinning: 'सिक्का घूम रहा है…',
    tossWon: (name) => `${name} जीते`,
    tossOr: 'या लिखें कि टॉस किसने जीता:',
    takes: { side: 'दिशा लेते हैं', break: 'ब्रेक लेते हैं', white: 'सफ़ेद लेते हैं', black: 'काली लेते हैं' },
    whoSits: 'कौन कहाँ बैठता है?',
    nearUmpire: 'चित्र में नीचे',
    rightHand: (name) => `${name} के दाएँ हाथ पर`,
    whoBreaks: 'पहला ब्रेक किसका?',
    seatsSet: 'ऐसे बैठे हैं',
    play: 'प्ले',
    trial: (next, of) => `अभ्यास बोर्ड ${next}/${of} खेला गया`,
    struckTooSoon: '“प्ले” से पहले ब्रेक',
    placed: (count) => (count === 1 ? 'रख दी' : count === 2 ? 'दोनों रख दीं' : `सब ${count} रख दीं`),
    forgo: 'छोड़ दी',
    noRoom: 'जगह नहीं',
    claims: (name) => `${name} का दावा`,
    keepTurn: 'गोटियाँ वापस, एक और, फिर मारें',
    loseTurn: 'एक गोटी और बारी दें',
    demandOf: (points) => `${points} अंक माँगे`,
    demandNone: 'कुछ नहीं माँगा',
    close: 'बोर्ड बंद करें',
    sheet: 'शीट',
    toSheet: 'स्कोर शीट पर',
    refused: {
      'match-over': 'मैच पूरा हो चुका है।',
      stale: 'इस बीच कुछ और हुआ। कृपया फिर देखें।',
      'from-the-past': 'डिवाइस की घड़ी पीछे गई। कृपया फिर कोशिश करें।',
      'bad-command': 'कुछ छूट गया है।',
      'not-now': 'अभी नहीं।',
      'not-yours': 'यह किसी और का काम है।',
      'out-of-turn': 'अभी इनकी बारी नहीं।',
      'wait-for-play': '“प्ले” नहीं कहा गया है।',
      stopped: 'अपील पर खेल रुका है।',
      'choose-first': 'पहले दोहरे दंड का चुनाव करें।',
      'place-first': 'पहले गोटी रखी जाए।',
      'board-closing': 'बोर्ड पूरा है; दावा या माँग अभी बाकी है।',
      'not-on-this-board': 'लकड़ी के बोर्ड पर यह लागू नहीं।',
      'not-in-this-book': 'यह नियम-पुस्तक इसे नहीं जानती।',
      'bad-seating': 'ऐसे नहीं बैठ सकते।',
      'bad-striker-place': 'स्ट्राइकर वहाँ नहीं रखा जा सकता।',
      'bad-stroke': 'ऐसा स्ट्रोक नहीं होता।',
      'bad-place': 'गोटी वहाँ नहीं रखी जा सकती।',
      'impossible-facts': 'यह हो नहीं सकता: बोर्ड की गोटियाँ देखें।',
      'unknown-law': 'इस नियम-पुस्तक में ऐसा नियम नहीं।',
      'not-callable': 'यह नियम यहाँ लागू नहीं किया जा सकता।',
      'nothing-to-undo': 'वापस लेने को कुछ नहीं।',
      'nothing-to-redo': 'फिर से करने को कुछ नहीं।',
      'nothing-to-claim': 'दावे के लिए कुछ नहीं।',
      'nothing-to-forgo': 'छोड़ने को कुछ नहीं।',
      'forgo-in-total': 'बकाया गोटियाँ सब साथ छोड़ी जाती हैं या कोई नहीं।',
      'too-much': 'इतना नहीं माँगा जा सकता।',
      'clock-running': 'समय अभी पूरा नहीं हुआ।',
      'no-such-event': 'वह काम अब नहीं गिना जाता।',
      'no-such-protest': 'ऐसी कोई आपत्ति बाकी नहीं।',
      'does-not-fit': 'बाद की बातें फिर ठीक नहीं बैठेंगी।',
    },
  },
};
