import { folded } from './folded.js';

/** What a table of players may tell of them. */
export const COLUMNS = ['name', 'partner', 'team', 'club', 'federation', 'rate', 'woman', 'id'] as const;
export type Column = (typeof COLUMNS)[number];

/** What a column is called at its head, in either language. */
const CALLED: Readonly<Record<Column, readonly string[]>> = {
  name: [
    ...['name', 'full name', 'first name', 'name 1', 'player', 'player 1', 'partner 1'],
    ...['नाम', 'पूरा नाम', 'नाम 1', 'खिलाड़ी', 'खिलाड़ी 1'],
  ],
  partner: [
    ...['partner', 'name 2', 'player 2', 'partner 2'],
    ...['जोड़ीदार', 'पार्टनर', 'साथी', 'नाम 2', 'खिलाड़ी 2'],
  ],
  team: ['team', 'टीम'],
  club: [
    ...['club', 'society', 'wing', 'institute', 'institution', 'college', 'school'],
    ...['क्लब', 'सोसाइटी', 'विंग', 'संस्था', 'संस्थान', 'कॉलेज', 'स्कूल'],
  ],
  federation: ['federation', 'state', 'country', 'nation', 'association', 'फ़ेडरेशन', 'राज्य', 'देश', 'संघ'],
  rate: ['rate', 'rating', 'रेटिंग'],
  woman: ['woman', 'women', 'female', 'sex', 'gender', 'm f', 'महिला', 'लिंग'],
  id: ['id', 'player id', 'आईडी', 'पहचान'],
};

/** Above both names of a pair in one cell, or above names of any kind: less clear than the heads of `name`. */
const NAMES = ['names', 'players', 'pair', 'pairs', 'participant', 'participants', 'entrant', 'entry'];
const NAMES_HI = ['जोड़ी', 'जोड़ियाँ', 'खिलाड़ियों के नाम', 'प्रतिभागी', 'प्रविष्टि'];
const SURNAME = ['last name', 'surname', 'family name', 'उपनाम', 'कुलनाम', 'सरनेम'];
/** Above a column that counts the lines. */
const COUNT = [
  ...['no', 'nr', 'num', 'number', 's no', 'sno', 'sr', 'sr no', 'srno', 'sl', 'sl no', 'slno', 'ser no'],
  ...['serial', 'serial no', 'serial number', 'क्र', 'क्र सं', 'क्रम', 'क्रमांक', 'क्रम संख्या', 'अ क्र', 'सं'],
];

/** What a head may stand above. */
export type ColumnHead = Column | 'names' | 'surname' | 'count';

const HEADS = new Map<string, ColumnHead>(
  [
    ...COLUMNS.map((column) => [column, CALLED[column]] as const),
    ...[
      ['names', [...NAMES, ...NAMES_HI]] as const,
      ['surname', SURNAME] as const,
      ['count', COUNT] as const,
    ],
  ].flatMap(([head, called]) => called.map((each) => [folded(each), head] as const)),
);

const ORDINALS = [/^(?:first|1st|पहला|पहले) (.+)$/, /^(?:second|2nd|दूसरा|दूसरे) (.+)$/];

/** What a head says: "Player's Name*", "Name of the player" and "Player / Participant" all say the player's. */
export function headCalled(written: string): ColumnHead | null {
  if (written.trim() === '#') return 'count';
  const whole = letters(written);
  return HEADS.get(whole) ?? inPlainWords(whole) ?? inParts(written);
}

/** One of several names for the same: "Club / Society", "Sex (M or F)". */
function inParts(written: string): ColumnHead | null {
  const parts = written.split(/[/(),]|\bor\b|(?<=\s)या(?=\s)/i).map(letters);
  if (parts.length < 2) return null;
  for (const part of parts) {
    const head = HEADS.get(part) ?? inPlainWords(part);
    if (head !== null) return head;
  }
  return null;
}

function inPlainWords(head: string): ColumnHead | null {
  const bare = head
    .replace(/^names? of (?:the )?/, '')
    .replace(/(?<=.) (?:names?|क[ाे] नाम)$/, '')
    .replace(/^(player|name|partner|खिलाडी|नाम)(\d)$/, '$1 $2');
  const [first, second] = ORDINALS.map((ordinal) => ordinal.exec(bare)?.[1]);
  const numbered = first ? `${first} 1` : second ? `${second} 2` : bare;
  return HEADS.get(numbered) ?? null;
}

const letters = (written: string): string =>
  folded(written.replaceAll(/['’]s\b/g, '').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' '));

/** A team's players beside one another: "Player 1", "Player 2", …, "Captain". */
export const isOneOfTeam = (written: string): boolean =>
  /^(?:(?:player|member|name|खिलाडी|सदस्य|नाम) ?\d*|(?:vice )?captain|कप्तान|उपकप्तान)$/.test(
    letters(written).replace(/(?<=.) (?:name|का नाम)$/, ''),
  );
