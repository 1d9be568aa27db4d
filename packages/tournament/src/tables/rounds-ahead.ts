import { refusalOrGave } from '../event/decide/decide.js';
import { emptyLog, evolveEvent } from '../event/evolve.js';
import type { BroughtBy, EventLine } from '../event/happening.js';
import type { MatchResult } from '../event/result.js';
import { type DrawnMatch, type EventState, NO_DRAFTS, type StageState, stageNow } from '../event/state.js';
import { lawStageOf } from '../systems/law-stage.js';
import type { RoundAhead } from './timetable.js';
import { usualMinutes } from './usual-minutes.js';

/** No event draws so often; it only keeps a fault in a format from going on for ever. */
const MOST_DRAWS = 1000;

/**
 * The rounds that are not drawn yet, found by playing the event to its end with made-up results. `sees` is told of each
 * stage as its draws are made.
 */
export function roundsAhead(
  state: EventState,
  sees: (stage: StageState) => void = () => {},
): readonly RoundAhead[] {
  const ahead: RoundAhead[] = [];
  let now = withoutDrafts(state);
  for (let draws = 0; draws < MOST_DRAWS; draws++) {
    const stage = stageNow(now);
    now = stage ? playedOut(now) : now;
    if (stage?.format.system === 'swiss') {
      ahead.push(...swissRounds(now, stage));
      now = withStage(now, { ...(stageNow(now) as StageState), rounds: stage.format.rounds });
    }
    const drawn = did(now, { type: 'pair' });
    if (drawn) {
      const begun = stageNow(drawn.state);
      if (begun) sees(begun);
      const matches = (drawn.gave as BroughtBy<'pair'>).matches.filter(
        ({ b, result }) => b !== null && !result,
      );
      ahead.push(...roundsIn(begun, matches));
    }
    const next = drawn ?? did(now, { type: 'go-on' });
    if (!next) break;
    now = next.state;
  }
  return ahead;
}

/** Time goes by what is drawn, whoever knows of it. */
const withoutDrafts = (state: EventState): EventState => {
  if (!state.head?.drafts) return state;
  const { drafts: _, ...head } = state.head;
  return { ...state, head, drafts: NO_DRAFTS };
};

function did(state: EventState, act: { readonly type: 'pair' | 'go-on' }) {
  const decided = refusalOrGave({ ...emptyLog, state }, act);
  if ('refused' in decided) return null;
  const { gave } = decided;
  const line = { seq: 1, at: '', act, gave } as EventLine;
  return { gave, state: evolveEvent({ ...emptyLog, state }, line).state };
}

const MADE_UP: MatchResult = { scores: [1, 0], winner: 'a', how: 'played' };

const playedOut = (state: EventState): EventState => {
  const stage = stageNow(state) as StageState;
  return withStage(state, {
    ...stage,
    matches: stage.matches.map((match) =>
      match.b !== null && !match.result ? { ...match, result: MADE_UP } : match,
    ),
  });
};

const withStage = (state: EventState, stage: StageState): EventState => ({
  ...state,
  stages: [...state.stages.slice(0, -1), stage],
});

/** Who meets whom in a Swiss event nobody knows, but how many matches there are. */
function swissRounds(state: EventState, stage: StageState): readonly RoundAhead[] {
  const { format, rounds } = stage;
  if (format.system !== 'swiss') return [];
  const here = stage.entrants.filter((each) =>
    state.participants.some(({ number, away }) => number === each && !away),
  );
  return Array.from({ length: Math.max(0, format.rounds - rounds) }, (_, index) => ({
    stage: stage.number,
    round: rounds + 1 + index,
    matches: Math.floor(here.length / 2),
    minutes: usualMinutes(format.match, lawStageOf(stage, { round: rounds + 1 + index, slot: null })),
  }));
}

/** What was drawn, by rounds: matches of a bracket that wait for no round come together. */
function roundsIn(
  stage: StageState | null,
  matches: readonly Pick<DrawnMatch, 'round' | 'slot'>[],
): readonly RoundAhead[] {
  if (!stage) return [];
  const rounds = [...new Set(matches.map(({ round }) => round))];
  return rounds.map((round) => {
    const its = matches.filter((match) => match.round === round);
    const minutes = its.map((match) => usualMinutes(stage.format.match, lawStageOf(stage, match)));
    return { stage: stage.number, round, matches: its.length, minutes: Math.max(...minutes) };
  });
}
