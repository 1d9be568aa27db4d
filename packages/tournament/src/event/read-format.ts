import { reading } from '@opencarrom/laws';
import { type Answered, answered, refuse } from '../read/fault.js';
import { among, orElse, type ReadPart } from '../record/parts.js';
import { EVENT_DISCIPLINES, type EventFormat, type FinalsFormat, type StageFormat } from './format.js';
import { readStageFormat } from './read-stage.js';

const { at, fields, list, required } = reading;

const MOST_STAGES = 12;

/** How an event is run, read from JSON: what is left out is as usual, what cannot be is refused by its place. */
export const readEventFormat: ReadPart<EventFormat> = (value, path) => {
  const input = fields(value, path, ['discipline', 'stages']);
  const discipline = orElse(among(EVENT_DISCIPLINES), 'singles')(input.discipline, at(path, 'discipline'));
  const within = at(path, 'stages');
  const given = list(required(input.stages, within), within);
  if (given.length === 0 || given.length > MOST_STAGES)
    refuse('impossible-format', within, `an event has from 1 to ${MOST_STAGES} stages, not ${given.length}`);
  const stages = given.map((each, index) =>
    readStageFormat(each, at(within, index), { isFirst: index === 0, discipline }),
  );
  for (const [index, stage] of stages.entries())
    needFollowing(stage, stages[index - 1] ?? null, stages[index + 1] ?? null, at(within, index));
  return { discipline, stages };
};

/** The same for whoever asks from outside; nothing is thrown. */
export const answerFormat = (value: unknown): Answered<EventFormat> =>
  answered(() => readEventFormat(value, ''));

/** A last stage for the first two or four, as it is added to an event. */
export const readFinals: ReadPart<FinalsFormat> = (value, path) => {
  const stage = readStageFormat(value, path, { isFirst: false, discipline: null });
  return stage.system === 'finals'
    ? stage
    : refuse('impossible-format', at(path, 'system'), `finals are added to an event, not a ${stage.system}`);
};

/** Can a stage stand between these two? */
function needFollowing(
  stage: StageFormat,
  before: StageFormat | null,
  after: StageFormat | null,
  path: string,
): void {
  const cannot = (field: string, message: string) => refuse('impossible-format', at(path, field), message);
  if (stage.system === 'finals') {
    if (!before) cannot('system', 'finals come after a stage that says who is first and second');
    if (after) cannot('system', 'finals come last: nobody goes on from them');
  }
  const { goOn } = stage;
  if (goOn === null) return;
  if (!after) cannot('goOn', 'nobody goes on from the last stage: leave goOn out');
  const all = stage.system === 'groups' ? goOn * (stage.groups ?? 2) : goOn;
  const least = after?.system === 'finals' ? after.places : 2;
  if (all < least) cannot('goOn', `the next stage needs ${least} at least, and ${all} would go on`);
}
