import { type Book, books } from '@opencarrom/laws';
import {
  type Act,
  type Actor,
  bookFor,
  competitorOf,
  decide,
  type Event,
  type MatchState,
  newHead,
  openMatch,
  refusalMessage,
  warningsAgainst,
} from '@opencarrom/match';
import { story } from '@opencarrom/match/words/story/en';
import { describe, expect, it } from 'vitest';
import { callableLaws, faultlessCalls, quickCalls, warningsOf } from '../src/umpire/calls/callable.js';
import { type Chosen, decisionsOn, outlookOf } from '../src/umpire/mend/correcting.js';
import { logOf } from '../src/umpire/mend/log.js';
import { mendingsOf } from '../src/umpire/mend/mendings.js';
import { words } from '../src/umpire/mend/words/en.js';

const NAMES = {
  singles: { A: ['Asha'], B: ['Bina'] },
  doubles: { A: ['Asha', 'Anil'], B: ['Bina', 'Babu'] },
} as const;
const SEATS = {
  singles: { A1: 'S', B1: 'N' },
  doubles: { A1: 'S', B1: 'E', A2: 'N', B2: 'W' },
} as const;

interface Umpired {
  readonly match: MatchState;
  readonly events: readonly Event[];
}

function did({ match, events }: Umpired, act: Act, by: Actor = 'umpire'): Umpired {
  const decision = decide(match, { by, at: match.latest + 1000, act }, events);
  if ('refusal' in decision) throw new Error(refusalMessage(decision.refusal));
  return { match: decision.state, events: [...events, ...decision.events] };
}

const logged = ({ match, events }: Umpired) => ({ state: match, events });

/** A board under way: Asha broke, has pocketed four and is still on turn. */
function underWay({ id, rules }: Book): Umpired {
  const discipline = rules.disciplines.is[0] ?? 'singles';
  const head = newHead({ rulebook: id, discipline, players: NAMES[discipline], source: 'observed' });
  const acts: readonly Act[] = [
    { type: 'toss', winner: 'A' },
    { type: 'choose', take: id === 'iiitn' ? 'white' : 'break' },
    { type: 'sit', seats: SEATS[discipline] },
    { type: 'play' },
    fell(4),
  ];
  return acts.reduce((umpired: Umpired, act) => did(umpired, act), { match: openMatch(head), events: [] });
}

const fell = (white: number, striker = false): Act => ({
  type: 'observe',
  seen: { pocketed: { white, striker } },
});

const ICF = books.find(({ id }) => id === 'icf') as Book;
const TOLD = { ...words, story };

describe('laws to call', () => {
  for (const book of books) {
    it(`${book.id}: every one that a person may call is on the list, once`, () => {
      const own = [...book.lawsById.values()].filter(({ consequence }) => consequence).map(({ id }) => id);
      const citations = callableLaws(book).map(({ citation }) => citation);
      expect(citations).toEqual(expect.arrayContaining(own));
      expect(new Set(citations).size).toBe(citations.length);
    });

    it(`${book.id}: the keys are accepted while a board is played, against either side`, () => {
      const { match } = underWay(book);
      const onTurn = competitorOf(match.board?.onTurn ?? 'A1');
      for (const against of ['A', 'B'] as const) {
        const keys = quickCalls(book, against === onTurn);
        const kinds = keys.map(({ kind }) => kind);
        expect(kinds).toEqual(expect.arrayContaining(['foul', 'out-of-turn', 'leaves-seat', 'upsets-board']));
        expect(kinds.filter((kind) => kind.startsWith('technical-foul'))).toHaveLength(1);
        for (const { citation: law } of [...keys, ...faultlessCalls(book)])
          expect(() => did({ match, events: [] }, { type: 'call', law, against })).not.toThrow();
      }
    });
  }

  it('count warnings by side until the next may cost the match', () => {
    const law = bookFor(underWay(ICF).match.head).rules.conduct.warned[0] ?? '';
    let umpired = underWay(ICF);
    for (const warned of [law, '129']) umpired = did(umpired, { type: 'warn', law: warned, against: 'B' });
    expect(law).toBe('143h');
    expect(warningsAgainst(umpired.match, 'B')).toBe(ICF.rules.warnings.is);
    expect(warningsAgainst(umpired.match, 'A')).toBe(0);
    expect(warningsOf(umpired.match, '129', 'B')).toBe(1);
  });
});

describe('the log of a match', () => {
  it('tells the newest first, by board, with what came of it', () => {
    const [board, before] = logOf(logged(did(underWay(ICF), fell(1, true))), TOLD);
    expect(board?.title).toMatch(/^Game 1, board 1/);
    expect(board?.entries.map(({ text }) => text)).toEqual([
      'Asha: a white coin, the striker',
      'Asha: 4 white coins',
      '“Play”',
    ]);
    expect(board?.entries[0]?.follows[0]?.text).toMatch(/Due: Black places two white coins/);
    expect(before?.entries.map(({ text }) => text)).toEqual([
      'Seated: Asha S, Bina N',
      'Choice of Asha: the break',
      'Asha won the toss',
    ]);
  });

  it('shows a stroke as it was corrected, and keeps that it was', () => {
    const umpired = underWay(ICF);
    const of = logOf(logged(umpired), TOLD)[0]?.entries[0]?.seq ?? 0;
    const mended = logged(
      did(umpired, {
        type: 'correct',
        of,
        with: { by: 'umpire', act: fell(3) },
        reason: 'Tapped the wrong key',
      }),
    );
    expect(logOf(mended, TOLD)[0]?.entries[0]?.text).toBe('Asha: 3 white coins');
    expect(mendingsOf(mended, TOLD)).toMatchObject([
      {
        text: 'Corrected: Tapped the wrong key',
        details: ['Entered: Asha: 4 white coins', 'It should be: Asha: 3 white coins'],
      },
    ]);
  });

  it('keeps what was struck out, and later strokes that were left out with it', () => {
    const umpired = [fell(0), fell(0)].reduce((so: Umpired, act) => did(so, act), underWay(ICF));
    const [theirs, missed] = logOf(logged(umpired), TOLD)[0]?.entries ?? [];
    const decisions = [{ of: theirs?.seq ?? 0, choice: 'leave-out' }] as const;
    const out = {
      type: 'correct',
      of: missed?.seq ?? 0,
      with: null,
      reason: 'Tapped the wrong key',
      decisions,
    } as const;
    expect(mendingsOf(logged(did(umpired, out)), TOLD)[0]?.details).toEqual([
      'Entered: Asha: nothing pocketed',
      'It should be: nothing: it did not happen',
      'Bina: nothing pocketed – dropped',
    ]);
  });
});

describe('a correction looked at before it is made', () => {
  const played = [fell(1, true), { type: 'place' } as const, fell(1), fell(0)].reduce(
    (umpired: Umpired, act) => did(umpired, act),
    underWay(ICF),
  );
  const entries = logOf(logged(played), TOLD)[0]?.entries ?? [];
  const seqOf = (text: RegExp): number => entries.find((entry) => text.test(entry.text))?.seq ?? 0;
  const instead = (of: number, act: Act | null, chosen?: Chosen) =>
    outlookOf(
      logged(played),
      played.match.latest,
      { type: 'correct', of, with: act && { by: 'umpire', act }, reason: 'Misjudged' },
      chosen,
    );

  it('asks nothing where everything later still fits', () => {
    expect(instead(seqOf(/4 white coins/), fell(3))).toEqual({ unfit: [] });
    expect(decisionsOn([])).toEqual([]);
  });

  it('asks about what no longer fits: the placing of a due that never was', () => {
    const of = seqOf(/coins are placed/);
    const outlook = instead(seqOf(/the striker/), fell(1));
    expect(outlook).toMatchObject({ unfit: [{ seq: of, options: ['leave-out'], chosen: null }] });
    expect('unfit' in outlook && decisionsOn(outlook.unfit)).toBeNull();
    const decided = instead(seqOf(/the striker/), fell(1), { [of]: 'leave-out', 999: 'keep' });
    expect('unfit' in decided && decisionsOn(decided.unfit)).toEqual([{ of, choice: 'leave-out' }]);
  });

  it('is refused where it cannot have happened', () => {
    expect(instead(seqOf(/4 white coins/), fell(10))).toMatchObject({ refusal: { code: 'does-not-fit' } });
  });
});
