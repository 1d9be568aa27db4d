import {
  answerRatings,
  type DatedEvent,
  OUTCOME_KINDS,
  type OutcomeKind,
  type RatingHistory,
  ratingsOver,
} from '@opencarrom/ratings';
import type { PairHistory } from '@opencarrom/ratings/pairs';
import { isDay } from '@opencarrom/tournament';
import { answerAsked, DESK_OPTIONS, type Desk } from '../desk.js';
import { type CountedFile, countFiles } from '../events/counted-files.js';
import { areEventFiles } from '../events/event-files.js';
import { type Io, write } from '../io.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../options.js';
import { type RatingLine, type SkillLine, showLeftOut, showRatings, showSkills } from '../show/ratings.js';
import type { LeftOut } from '../words/events.js';
import type { Language } from '../words/language.js';
import { refuseFile } from './refuse-file.js';

/** Best first. */
type Ratings =
  | { readonly singles: readonly RatingLine[]; readonly events: RatingHistory['events'] }
  | { readonly pairs: readonly SkillLine[]; readonly events: PairHistory['events'] };

const OPTIONS = {
  ...DESK_OPTIONS,
  kind: { type: 'string' },
  discipline: { type: 'string' },
  from: { type: 'string' },
} as const;

/** Ratings over events: from documents that hold them, or from their files. */
export async function runRatings(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.batch || !areEventFiles(positionals)) {
    const given = (['kind', 'discipline', 'from'] as const).find((option) => values[option] !== undefined);
    if (given) throw new Misuse((words) => words.goesWith(`--${given}`, words.eventFiles));
    return answerAsked(await ratingsDesk(), { values, positionals }, io);
  }
  const language = readLanguage(values.lang);
  const asked = readAsked(values);
  const counted = await countFiles(positionals, null, language, io);
  if ('error' in counted) return refuseFile(counted.file, counted.error, io, values);
  const { rated, leftOut } = ratedIn(counted.ok, asked.discipline);
  const ratings = await rate(rated, asked);
  if (isForPerson(values, io.stdout))
    await write(io.stdout, show(ratings, language) + showLeftOut(leftOut, language));
  else await write(io.stdout, `${JSON.stringify({ ...answer(ratings), leftOut })}\n`);
  return 0;
}

interface Asked {
  readonly kind: OutcomeKind;
  readonly discipline: 'singles' | 'doubles';
  readonly from: string;
}

function readAsked(values: { readonly [option in keyof Asked]?: string | undefined }): Asked {
  const { kind = 'result', discipline = 'singles', from = '' } = values;
  if (from !== '' && !isDay(from)) throw new Misuse((words) => words.dayForm('--from', from));
  if (discipline === 'doubles' && values.kind !== undefined)
    throw new Misuse((words) => words.goesWith('--kind', '--discipline singles'));
  return {
    kind: among('kind of outcome', kind, OUTCOME_KINDS),
    discipline: among('discipline', discipline, ['singles', 'doubles']),
    from,
  };
}

function among<T extends string>(
  what: 'kind of outcome' | 'discipline',
  asked: string,
  known: readonly T[],
): T {
  const found = known.find((each) => each === asked);
  if (!found) throw new Misuse((words) => words.noSuch(what, asked, known));
  return found;
}

/** What is rated, and what is not and why. */
function ratedIn(files: readonly CountedFile[], discipline: Asked['discipline']) {
  const rated: DatedEvent[] = [];
  const leftOut: { readonly file: string; readonly name: string | null; readonly why: LeftOut }[] = [];
  for (const { file, event, counts } of files) {
    const { name, date } = event;
    const leave = (why: LeftOut) => leftOut.push({ file, name, why });
    if ('leftOut' in counts && counts.leftOut === 'open') leave('open');
    else if (event.discipline !== discipline) leave('discipline');
    else if (date === null) leave('no-day');
    else rated.push({ ...event, date });
  }
  return { rated, leftOut };
}

async function rate(events: readonly DatedEvent[], { kind, discipline, from }: Asked): Promise<Ratings> {
  const isAsked = ({ date }: { readonly date: string }) => date >= from;
  const names = new Map(
    events.flatMap(({ order }) =>
      order.flatMap(({ players, names }) =>
        players.map((player, at) => [player, names[at] ?? player] as const),
      ),
    ),
  );
  if (discipline === 'doubles') {
    const { pairRatingsOver } = await import('@opencarrom/ratings/pairs');
    const { pairs, events: rated } = bestPairs(pairRatingsOver(events), names);
    return { pairs, events: rated.filter(isAsked) };
  }
  const { singles, events: rated } = bestSingles(ratingsOver(events, kind), names);
  return { singles, events: rated.filter(isAsked) };
}

/** Where documents are answered; the library for pairs is read here, for no other command needs it. */
async function ratingsDesk(): Promise<Desk<Ratings>> {
  const { answerPairRatings } = await import('@opencarrom/ratings/pairs');
  const decide: Desk<Ratings>['decide'] = (document) => {
    if (isOfPairs(document)) {
      const outcome = answerPairRatings(document);
      return 'error' in outcome ? outcome : { ok: bestPairs(outcome.ok) };
    }
    const outcome = answerRatings(document);
    return 'error' in outcome ? outcome : { ok: bestSingles(outcome.ok) };
  };
  return { decide, answer, show };
}

const isOfPairs = (document: unknown): boolean =>
  typeof document === 'object' &&
  document !== null &&
  'discipline' in document &&
  document.discipline === 'doubles';

const answer = (ratings: Ratings): object => ({
  ratings: 'singles' in ratings ? ratings.singles : ratings.pairs,
  events: ratings.events,
});

const show = (ratings: Ratings, language: Language): string =>
  'singles' in ratings ? showRatings(ratings.singles, language) : showSkills(ratings.pairs, language);

const bestSingles = ({ ratings, events }: RatingHistory, names?: Names) => ({
  singles: inOrder(ratings, ({ rating }) => rating, names),
  events,
});

/** Orders players by a lower bound of their skill: three uncertainties below it. */
const bestPairs = ({ ratings, events }: PairHistory, names?: Names) => ({
  pairs: inOrder(ratings, ({ skill, uncertainty }) => skill - 3 * uncertainty, names),
  events,
});

type Names = ReadonlyMap<string, string>;

/** With what people call them, where that is known. */
function inOrder<T>(
  ratings: ReadonlyMap<string, T>,
  worth: (rating: T) => number,
  names: Names = new Map(),
): readonly (T & { readonly player: string; readonly name?: string })[] {
  return [...ratings]
    .map(([player, rating]) => {
      const name = names.get(player);
      return { player, ...(name === undefined ? {} : { name }), ...rating };
    })
    .sort((a, b) => worth(b) - worth(a) || (a.player < b.player ? -1 : 1));
}
