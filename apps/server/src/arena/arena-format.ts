import { type BookId, bookOf } from '@opencarrom/laws';
import type { EventFormat } from '@opencarrom/tournament';

/** No match on the screen has a higher score than this. */
const MOST_SCORE = 99;
/** What a bye, or a match that was not played, counts: about what a board brings. */
const PHANTOM = 9;

/** How an event is run that goes on by itself: so many Swiss rounds, each match by its bare score. */
export const arenaFormat = (rulebook: BookId, rounds: number): EventFormat => ({
  discipline: 'singles',
  stages: [
    {
      ...{ system: 'swiss', name: 'Arena', seeding: 'list', goOn: null, rounds },
      match: {
        ...{ rulebook, stage: bookOf(rulebook).rules.match.defaultStage, counted: 'score' },
        ...{ mostScore: MOST_SCORE, minutes: null, tie: null },
      },
      ...{ keys: ['points', 'buchholz', 'netscore', 'totscore'], phantomScore: PHANTOM },
      ...{ method: 'dazed', edition: '2014', retirements: 'none', delayTopPairing: 0, compatriotsApart: 0 },
    },
  ],
});
