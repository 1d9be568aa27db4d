import type { Award, BoardEnding, Book, MatchFormat, Rules, StrokeConsequence } from '@opencarrom/laws';

/**
 * A subject is what the laws call a concern, or a setting of a book: something every book must answer.
 * Books are compared subject by subject, from the same data the umpire rules by.
 */
type StrokeSubject = keyof Rules['strokes'];
type EndingSubject = keyof Rules['endings'];
type ContactSubject = keyof Rules['contacts'];
type CallSubject = keyof Rules['calls'];
type NoteSubject = keyof Rules['notes'];
type ConductSubject = keyof Rules['conduct'];
type ClockSubject = keyof Rules['clocks'];
type FormatSubject = keyof MatchFormat;
type SettingSubject =
  | 'disciplines'
  | 'queenPoints'
  | 'queenCountsBelow'
  | 'boardCap'
  | 'demands'
  | 'warnings'
  | 'breakChances'
  | 'claims'
  | 'rotation'
  | 'colours'
  | 'breaks'
  | 'toss'
  | 'extraBoardToss'
  | 'trialBoards'
  | 'passes'
  | 'overlookedDues';

export type SubjectId =
  | StrokeSubject
  | EndingSubject
  | ContactSubject
  | CallSubject
  | NoteSubject
  | ConductSubject
  | ClockSubject
  | FormatSubject
  | SettingSubject
  | 'displacing';

export type Group = 'strokes' | 'endings' | 'contacts' | 'calls' | 'notes' | 'conduct' | 'match' | 'clocks';

/** What a book lays down on a subject. */
export type Meaning =
  | { readonly kind: 'outcome'; readonly outcome: StrokeConsequence }
  | { readonly kind: 'choice'; readonly keep: StrokeConsequence; readonly lose: StrokeConsequence }
  | { readonly kind: 'ending'; readonly ending: BoardEnding }
  | { readonly kind: 'goes-on' }
  | { readonly kind: 'contact'; readonly makes: 'foul' | 'penalty' }
  | { readonly kind: 'award'; readonly award: Award }
  | { readonly kind: 'value'; readonly value: unknown }
  /** Its laws say all there is to say. */
  | { readonly kind: 'laws' }
  | { readonly kind: 'no-law' };

export interface Said {
  /** For which kind of stroke it is said; null: for any. */
  readonly when: 'proper' | 'improper' | null;
  readonly laws: readonly string[];
  readonly meaning: Meaning;
  readonly reading?: string;
}

const SETTINGS: readonly SettingSubject[] = [
  'disciplines',
  'toss',
  'colours',
  'breaks',
  'breakChances',
  'rotation',
  'passes',
  'overlookedDues',
  'claims',
  'queenPoints',
  'queenCountsBelow',
  'boardCap',
  'demands',
  'warnings',
  'extraBoardToss',
  'trialBoards',
];
const FORMATS: readonly FormatSubject[] = [
  'bestOf',
  'target',
  'boards',
  'countedIn',
  'changeAfterGame',
  'changeInGame',
];
const CLOCKS: readonly ClockSubject[] = ['strike', 'place', 'changeSides', 'interval'];

export interface Subject {
  readonly id: SubjectId;
  readonly group: Group;
}

const keys = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table) as K[];

/** Every subject, in the order a match meets them. All books have the same. */
export function subjectsOf({ rules }: Book): readonly Subject[] {
  const inGroup = (group: Group, ids: readonly SubjectId[]) => ids.map((id) => ({ id, group }));
  return [
    ...inGroup('strokes', keys(rules.strokes)),
    ...inGroup('endings', keys(rules.endings)),
    ...inGroup('contacts', keys(rules.contacts)),
    ...inGroup('calls', [...keys(rules.calls), 'displacing']),
    ...inGroup('notes', keys(rules.notes)),
    ...inGroup('conduct', keys(rules.conduct)),
    ...inGroup('match', [...SETTINGS, ...FORMATS]),
    ...inGroup('clocks', CLOCKS),
  ];
}

/** What a book says on a subject, and by which laws. */
export function saidBy({ rules }: Book, { id, group }: Subject): readonly Said[] {
  switch (group) {
    case 'strokes': {
      const { proper, improper } = rules.strokes[id as StrokeSubject];
      return [
        { when: 'proper', ...saidOfStroke(proper) },
        { when: 'improper', ...saidOfStroke(improper) },
      ];
    }
    case 'endings': {
      const { proper, improper } = rules.endings[id as EndingSubject];
      return [
        { when: 'proper', ...saidOfEnding(proper) },
        { when: 'improper', ...saidOfEnding(improper) },
      ];
    }
    case 'contacts': {
      const rule = rules.contacts[id as ContactSubject];
      return [
        rule ? { when: null, laws: rule.laws, meaning: { kind: 'contact', makes: rule.makes } } : NO_LAW,
      ];
    }
    case 'calls':
      if (id === 'displacing') {
        const sum = rules.displacing;
        return [sum ? { when: null, laws: sum.laws, meaning: { kind: 'award', award: sum.is } } : NO_LAW];
      }
      return [cited(rules.calls[id as CallSubject])];
    case 'notes':
      return [cited(rules.notes[id as NoteSubject])];
    case 'conduct':
      return [cited(rules.conduct[id as ConductSubject])];
    case 'clocks':
      return [valued(rules.clocks[id as ClockSubject])];
    case 'match':
      return [
        valued(
          FORMATS.includes(id as FormatSubject)
            ? formatted(rules, id as FormatSubject)
            : rules[id as SettingSubject],
        ),
      ];
  }
}

const NO_LAW: Said = { when: null, laws: [], meaning: { kind: 'no-law' } };

const cited = (laws: readonly string[] | null): Said =>
  laws && laws.length > 0 ? { when: null, laws, meaning: { kind: 'laws' } } : NO_LAW;

const valued = ({ is, laws }: { readonly is: unknown; readonly laws: readonly string[] }): Said => ({
  when: null,
  laws,
  meaning: { kind: 'value', value: is },
});

/** A match is set up by its stage; the stage a book means when none is named speaks for it. */
function formatted(
  { match }: Rules,
  id: FormatSubject,
): { readonly is: unknown; readonly laws: readonly string[] } {
  return match.stages[match.defaultStage]?.[id] ?? { is: null, laws: [] };
}

type Unplaced = Omit<Said, 'when'>;

function saidOfStroke(rule: Rules['strokes'][StrokeSubject]['proper']): Unplaced {
  if ('choice' in rule) {
    const { 'keep-turn': keep, 'lose-turn': lose } = rule.choice;
    return { laws: rule.laws, meaning: { kind: 'choice', keep, lose } };
  }
  const { laws, reading } = rule;
  return { laws, meaning: { kind: 'outcome', outcome: rule }, ...(reading ? { reading } : {}) };
}

function saidOfEnding(rule: BoardEnding | null): Unplaced {
  if (!rule) return { laws: [], meaning: { kind: 'goes-on' } };
  const { laws, reading } = rule;
  return { laws, meaning: { kind: 'ending', ending: rule }, ...(reading ? { reading } : {}) };
}
