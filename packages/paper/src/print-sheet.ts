import { type DrawnMatch, openMatches, type StageState, stageNow } from '@opencarrom/tournament';
import { badgesDocument } from './badges.js';
import { bracketDocument } from './bracket.js';
import { type CardsAPage, cardsDocument } from './cards.js';
import { certificatesDocument } from './certificates.js';
import { championsDocument } from './champions.js';
import type { PrintedDocument } from './document.js';
import { groupsDocument } from './groups.js';
import { pairingsDocument } from './pairings.js';
import { type Printing, type RoundOfStage, stateOf } from './printing.js';
import { finalDocument, rankingDocument } from './ranking.js';
import { resultsDocument } from './results.js';
import type { SheetName } from './sheet-name.js';
import { signsDocument, tablesOf } from './signs.js';
import type { PaperWords } from './words/paper-words.js';

/** Which sheet, of what. */
export interface WantedSheet {
  readonly sheet: SheetName;
  /** From 1; the last that has begun where nothing is said. */
  readonly stage?: number | undefined;
  /** The last that is drawn where nothing is said. */
  readonly round?: number | undefined;
  /** Cards, or signs, to a page. */
  readonly aPage?: CardsAPage;
  /** How many of the first places get a certificate. */
  readonly places?: number;
}

/** Why there is nothing to print. */
export type NothingToPrint = keyof PaperWords['nothing'];
export type PrintedSheet = { readonly ok: PrintedDocument } | { readonly nothing: NothingToPrint };

const USUAL_A_PAGE = 2;
const USUAL_PLACES = 3;

/** A sheet as a document of pages, or why there is none. */
export function printSheet(printing: Printing, wanted: WantedSheet): PrintedSheet {
  const { sheet, aPage = USUAL_A_PAGE, places = USUAL_PLACES } = wanted;
  if (sheet === 'badges') return { ok: badgesDocument(printing) };
  if (sheet === 'signs')
    return tablesOf(printing).length === 0
      ? { nothing: 'not-drawn' }
      : { ok: signsDocument(printing, aPage) };
  const { awards } = stateOf(printing);
  if (sheet === 'champions' || sheet === 'certificates') {
    if (!awards) return { nothing: 'no-places' };
    if (sheet === 'champions') return { ok: championsDocument(printing, awards) };
    return { ok: certificatesDocument(printing, awards, places) };
  }
  // Places that were given are the ones to print, unless an earlier moment is asked for.
  const isAtTheEnd = awards !== null && wanted.stage === undefined && wanted.round === undefined;
  if (sheet === 'ranking' && isAtTheEnd) return { ok: finalDocument(printing, awards) };
  const chosen = roundToPrint(printing, wanted);
  return chosen ? ofRound(printing, chosen, wanted, aPage) : { nothing: 'not-drawn' };
}

function ofRound(
  printing: Printing,
  chosen: RoundOfStage,
  { sheet, round }: WantedSheet,
  aPage: CardsAPage,
): PrintedSheet {
  const { stage } = chosen;
  switch (sheet) {
    case 'cards': {
      const matches = matchesForCards(stage, round);
      return matches.length === 0
        ? { nothing: 'no-cards' }
        : { ok: cardsDocument(printing, stage, matches, aPage) };
    }
    case 'pairings':
      return { ok: pairingsDocument(printing, chosen, 'both') };
    case 'by-table':
    case 'by-name':
      return { ok: pairingsDocument(printing, chosen, sheet) };
    case 'results':
      return { ok: resultsDocument(printing, chosen) };
    case 'groups':
      return ['groups', 'league'].includes(stage.format.system)
        ? { ok: groupsDocument(printing, chosen) }
        : { nothing: 'no-groups' };
    case 'bracket': {
      const bracket = bracketDocument(printing, stage);
      return bracket ? { ok: bracket } : { nothing: 'no-bracket' };
    }
    default:
      return { ok: rankingDocument(printing, chosen) };
  }
}

/** The stage that is asked for, and the round of it; null where nothing of it is drawn. */
function roundToPrint(
  printing: Printing,
  { stage: number, round }: Pick<WantedSheet, 'stage' | 'round'>,
): RoundOfStage | null {
  const state = stateOf(printing);
  const stage = number === undefined ? stageNow(state) : (state.stages[number - 1] ?? null);
  if (!stage || stage.rounds === 0 || (round ?? 1) > stage.rounds) return null;
  return { stage, round: round ?? stage.rounds };
}

/** Matches that need a card: those without a result, or all of a round that is named; by their tables. */
const matchesForCards = (stage: StageState, round: number | undefined): readonly DrawnMatch[] => {
  const wanted =
    round === undefined
      ? openMatches(stage)
      : stage.matches.filter((match) => match.round === round && match.b !== null);
  return [...wanted].sort(
    (one, other) => (one.table ?? Number.MAX_SAFE_INTEGER) - (other.table ?? Number.MAX_SAFE_INTEGER),
  );
};
