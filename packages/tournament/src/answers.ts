import { drawGroups, type Groups } from './draws/groups.js';
import { type Bracket, drawKnockout } from './draws/knockout.js';
import { roundRobin } from './draws/round-robin.js';
import type { FinishedEvent } from './finished/finished-event.js';
import { finishedFromDocument } from './finished/from-document.js';
import { championship, type SeasonLine } from './prizes/championship.js';
import { type CountedEvent, countedDocuments } from './prizes/counted-event.js';
import { type PrizeKind, prizesFor } from './prizes/prizes.js';
import { type AskedDraw, readDraw } from './read/draw.js';
import { readEvent } from './read/event.js';
import { type Answered, answered, refuse } from './read/fault.js';
import { readPrizes, readSeason } from './read/prizes.js';
import { readTie } from './read/tie.js';
import { type Standings, standingsOf } from './standings/standings.js';
import { type NextRound, nextRound } from './swiss/next-round.js';
import type { Pair } from './swiss/pairing.js';
import { type TieScore, tieScore } from './ties/tie.js';

/** An event's standings, from its results given as JSON. Bad input is refused by name; nothing is thrown. */
export const answerStandings = (value: unknown): Answered<Standings> =>
  answered(() => standingsOf(readEvent(value)));

/** The next round of a Swiss event. */
export const answerPairing = (value: unknown): Answered<NextRound> =>
  answered(() => {
    const event = readEvent(value);
    if (event.system !== 'swiss')
      return refuse(
        'wrong-type',
        'system',
        'a league is drawn at once, not paired round by round: ask for a draw',
      );
    return nextRound(event);
  });

export type Drawn =
  | ({ readonly system: 'knockout' } & Bracket)
  | ({ readonly system: 'groups' } & Groups)
  | { readonly system: 'league'; readonly rounds: readonly (readonly Pair[])[] };

export const answerDraw = (value: unknown): Answered<Drawn> => answered(() => drawn(readDraw(value)));

function drawn(asked: AskedDraw): Drawn {
  if (asked.system === 'knockout') return { system: asked.system, ...drawKnockout(asked) };
  if (asked.system === 'groups') return { system: asked.system, ...drawGroups(asked) };
  return { system: asked.system, rounds: roundRobin(asked.entrants) };
}

/** An event that is over, from its results: the order of places, and the matches that were played. */
export const answerFinished = (value: unknown): Answered<FinishedEvent> =>
  answered(() => finishedFromDocument(value));

/** Several events as a championship counts them, those of one SoL file in the file's order. */
export const answerCounted = (
  documents: readonly unknown[],
  kind: PrizeKind | null,
): Answered<readonly CountedEvent[]> => answered(() => countedDocuments(documents, 'documents', kind));

export const answerPrizes = (value: unknown): Answered<readonly number[]> =>
  answered(() => {
    const { kind, places } = readPrizes(value);
    return prizesFor(kind, places);
  });

export const answerChampionship = (value: unknown): Answered<readonly SeasonLine[]> =>
  answered(() => {
    const { events, skipWorst } = readSeason(value);
    return championship(events, skipWorst);
  });

/** How a tie of teams stands, where the book allows its line-ups. */
export const answerTie = (value: unknown): Answered<TieScore> =>
  answered(() => {
    const { matches, won } = readTie(value);
    return tieScore(matches.length, won);
  });
