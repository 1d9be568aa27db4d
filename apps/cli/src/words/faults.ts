/** What may be asked for by a name that nobody knows. */
export type Kind =
  | 'language'
  | 'rulebook'
  | 'discipline'
  | 'stage'
  | 'length'
  | 'template'
  | 'sheet to print'
  | 'kind of prizes'
  | 'kind of outcome';

/** Of what may there be one alone? */
export type Single = 'file' | 'record' | 'law';

/** What a command line about an event cannot do without. */
type Needed =
  | ('match' | 'who' | 'two' | 'names' | 'reason' | 'change')
  | ('table' | 'tables' | 'sessions' | 'sheet' | 'format' | 'html' | 'output')
  | ('lineUp' | 'substitute' | 'rubber');

/** What is said where something is wrong with a command line, a file or an input. */
export interface FaultWords {
  readonly see: (page: string) => string;
  readonly noCommand: (asked: string, known: readonly string[]) => string;
  readonly noOption: (asked: string, known?: readonly string[]) => string;
  readonly noValue: (option: string) => string;
  readonly anyValue: (option: string) => string;
  readonly noSuch: (kind: Kind, asked: string, known: readonly string[]) => string;
  readonly notBoth: (one: string, other: string) => string;
  readonly goesWith: (option: string, other: string) => string;
  readonly wholeNumber: (option: string, least: number, most: number, asked: string) => string;
  readonly level: (option: string, most: number, names: readonly string[], asked: string) => string;
  readonly tooMany: (what: Single, extra: string) => string;
  readonly nothingToRead: (extra: string) => string;
  readonly extraWord: (extra: string) => string;
  readonly missing: Readonly<Record<Needed, string>>;
  readonly ofOneEntry: string;
  readonly notOfTeam: (option: string) => string;
  readonly notInTemplate: (option: string, asked: string, known: readonly string[]) => string;
  readonly notAScore: (asked: string) => string;
  readonly notASession: (asked: string) => string;
  readonly oneOf: (option: string, known: readonly string[], asked: string) => string;
  readonly batchInJson: string;
  readonly drawsOne: string;
  readonly fileName: (option: string) => string;
  /** A picture would be written over what it is made of. */
  readonly overSource: (file: string) => string;
  readonly boardsAlone: string;
  readonly recordOfOne: string;
  readonly workersThink: string;
  readonly twoPlay: string;
  readonly names: (wanted: number, given: number) => string;
  readonly dateForm: (asked: string) => string;
  readonly dateDay: (day: string) => string;
  readonly dayForm: (option: string, asked: string) => string;
  /** With what options of a season go. */
  readonly eventFiles: string;
  /** Why a match cannot begin: where in its head, and what the match itself says of it. */
  readonly head: (path: string, message: string) => string;
  readonly replayOneOf: string;
  readonly lawsOneOf: string;
  readonly bookOfQuestion: string;
  readonly drawBoth: string;
  readonly backwards: (to: number, from: number) => string;

  readonly unreadable: (file: string, code: unknown) => string;
  readonly unwritable: (file: string, code: unknown) => string;
  /** There is such a file already; this option would replace it. */
  readonly exists: (file: string, option: string) => string;
  readonly unanswered: (code: unknown) => string;
  readonly fromKeyboard: string;
  readonly empty: string;
  readonly notJson: (why: string) => string;
  readonly notYaml: (why: string) => string;
  readonly tooLarge: (mebibytes: number) => string;
  readonly tooMuch: string;
  readonly damagedGzip: string;
  readonly notUtf8: (line: number, byte: number) => string;
  readonly noLaw: (book: string, law: string) => string;
  readonly notInRecord: (what: 'event' | 'stroke', asked: number, last: number) => string;
}
