import { BOOK, NAME } from './samples.js';

/** Where a word ends: a vowel sign belongs to its letter. */
const END = '(?![\\p{L}\\p{M}])';
const START = '(?<![\\p{L}\\p{M}\\d.])';
const PARTICLE = `(?:ने|को|का|की|के|से|में|पर)${END}`;
/** Endings that tell a man from a woman. */
const GENDERED = `(?:\\S*(?:ता|ते|ती) (?:है|हैं)|\\S*रह[ाेी] (?:है|हैं)|जीत[ाेी]|हार[ाेी]|गय[ाे]|गए|\\S+[ेए]ं?ग[ाेी])${END}`;
const COLOUR = '(?:सफ़ेद |काली |और |अपनी |बची )*';

/** What is wrong in Hindi, and why. Whoever finds another adds a line. */
const SLIPS: readonly (readonly [why: string, slip: RegExp])[] = [
  ['a verb that makes her a man', new RegExp(`${START}${NAME} (?!${PARTICLE})[^।;:,()?]*?${GENDERED}`, 'u')],
  ['आप joins its particle', new RegExp(`(?<!अपने )${START}आप ${PARTICLE}`, 'u')],
  ['something between a name and its particle', new RegExp(`(?:आप|${NAME}) \\([^)]*\\) ${PARTICLE}`, 'u')],
  ['a name run into its particle', new RegExp(`${NAME}${PARTICLE}`, 'u')],
  ['a pair is joined by और', / & /],

  [
    'one, and the plural',
    new RegExp(
      `${START}(?:[01]|एक|शून्य) ${COLOUR}(?:\\S+(?:ियाँ|ियों|ाओं)|व्याख्याएँ|घटनाएँ|कोशिशें|सितारे|विषयों|मैचों|मौके|टक्करें|बातें)${END}`,
      'u',
    ),
  ],
  ['several, and the singular', new RegExp(`${START}(?:2|दो) ${COLOUR}(?:गोटी|व्याख्या|टक्कर|मौका)${END}`, 'u')],
  [
    'several, and a verb of one',
    new RegExp(`गोटियाँ (?:पॉकेट |बकाया |और )?(?:हुई|बची|गिरी|गई|रहती है|निकलती है)${END}`, 'u'),
  ],
  [
    'one, and a verb of several',
    new RegExp(
      `(?<!और |, |\\p{M}|\\p{L})(?:1|एक) ${COLOUR}गोटी (?:पॉकेट |बकाया |और )?(?:हुईं|बचीं|गिरीं|गईं|रहती हैं|निकलती हैं)${END}`,
      'u',
    ),
  ],
  [
    'one point, and a verb of several',
    new RegExp(`${START}1 (?:अतिरिक्त )?अंक (?:और |तक )*(?:मिले|माँगे|मिलते)${END}`, 'u'),
  ],
  [
    'several points, and a verb of one',
    new RegExp(`${START}2 (?:अतिरिक्त )?अंक (?:और |तक )*(?:मिला|माँगा|मिलता)${END}`, 'u'),
  ],
  [
    'with the striker, several',
    new RegExp(`स्ट्राइकर और [^,।:]*(?:गोटी|रानी) (?:साथ |पॉकेट )*(?:गिरी|हुई)${END}`, 'u'),
  ],
  ['one more: एक और गोटी', /एक गोटी और (?:के|निकल|लग)/],
  ['more of what?', /(?:एक|दो) और के साथ/],

  ['nobody is lost: हाथ से जाता है', /हार[ाीे] जा/],
  ['to lose to the men', /(?:गोटियों|रानी|अंकों?) से हार/u],
  ["the opposing player's man", /विपक्षी खिलाड़ी की/],
  ['at the cushion, not on edge', /किनारे पर खड़ी/],
  [
    'an umpire has the plural of honour',
    new RegExp(
      `${START}अंपायर (?!(?:का|के|की|को|ने|से|या|और|तथा) )(?:(?! हैं)[^।;:,]){0,40}?(?:ता|गा)(?: है)?${END}(?<!स्ट्राइक नहीं करता)`,
      'u',
    ),
  ],
  ['a board does not move: बोर्ड के दौरान', /बोर्ड चलते/],
  ['काला bends, and a man is काली', new RegExp(`काल[ाे] गोट|काली पक्ष|काला पक्ष ${PARTICLE}`, 'u')],
  ['a book of laws is many: नियमों', new RegExp(`${BOOK} ${PARTICLE}`, 'u')],

  ['Parliament', /विपक्ष(?![ीि])/],
  ['विपक्षी', /विरोधी|प्रतिद्वंद्वी|सामने वाला|सामने वाले/],
  ['आपत्ति', /विरोध/],
  ['साइड', /(?<!घड़ी की )दिशा/],
  ['कॉल', /पुकार/],
  ['मौका', new RegExp(`${START}(?:प्रयास|शेष)${END}`, 'u')],
  ['लेवल', new RegExp(`${START}स्तर${END}`, 'u')],
  ['स्पिन', /घुमाव/],
  ['सुझाव', /संकेत/],
  ['टेक्निकल', /तकनीकी/],
  ['डबल फ़ाइन', /दोहर[ाे] दंड/],
  ['बेस्ट ऑफ़', /सर्वश्रेष्ठ/],
  ['सेकंड', /से\./u],
  ['क, without a dot', /क़|क\u093C/],
  ['“प्ले”', /"प्ले"|'प्ले'/],
  ['रीप्ले', /^फिर देखें$/],
  [
    'with its dot',
    new RegExp(`आखिर|फाउल|सफेद|खाली|खराब|गलत|(?:तारीख|मेज|आवाज)(?!\\u093C)|${START}खुद${END}`, 'u'),
  ],
  ['one spelling', /सोसायटी|सेमी फ़ाइनल|क्वार्टरफ़ाइनल|स्कोर-शीट|प्रमाण पत्र|सब मैच|दुबारा|नियम पुस्तक/],
  ['शेयर', /साझा/],
  ['परिणाम', /नतीज/],
  ['संस्करण', /वर्शन/],
  ['टेबल, where it is played', /(?:खुली|आपकी|यह) मेज़|मेज़ (?:खोल|बंद)/],
  ['डबल', /बैंक शॉट/],
  ['कॉमा', /अल्पविराम/],
  ['a line-up is feminine', /लाइन-अप (?:गुप्त रहते|खुलते|खुल चुके|आया|दिया)|(?:का|के|अपना) लाइन-अप/],
];

/** What is wrong with a text, if anything. */
export const slipsIn = (text: string): readonly string[] =>
  SLIPS.flatMap(([why, slip]) => (slip.test(text) ? [why] : []));
