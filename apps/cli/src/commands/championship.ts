import {
  answerChampionship,
  championship,
  PRIZE_KINDS,
  type PrizeKind,
  type SeasonLine,
  tupleOf,
} from '@opencarrom/tournament';
import { answerAsked, DESK_OPTIONS, type Desk, pageOf } from '../desk.js';
import { type CountedFile, countFiles } from '../events/counted-files.js';
import { areEventFiles } from '../events/event-files.js';
import { type Io, write } from '../io.js';
import { isForPerson, Misuse, readArguments, readCount, readLanguage } from '../options.js';
import { type SeasonTable, showChampionship, showSeasons } from '../show/championship.js';
import { refuseFile } from './refuse-file.js';

const desk: Desk<readonly SeasonLine[]> = {
  decide: answerChampionship,
  answer: (rows) => ({ rows }),
  show: showChampionship,
};

const OPTIONS = { ...DESK_OPTIONS, prizes: { type: 'string' }, 'skip-worst': { type: 'string' } } as const;
const MOST_SKIPPED = 1000;

/** A season: from a document that says what was won, or from the files of its events. */
export async function runChampionship(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.batch || !areEventFiles(positionals)) {
    const given = (['prizes', 'skip-worst'] as const).find((option) => values[option] !== undefined);
    if (given) throw new Misuse((words) => words.goesWith(`--${given}`, words.eventFiles));
    return answerAsked(desk, { values, positionals }, io);
  }
  const language = readLanguage(values.lang);
  const kind = readKind(values.prizes);
  const skip = readCount('--skip-worst', values['skip-worst'], { least: 0, most: MOST_SKIPPED });
  const counted = await countFiles(positionals, kind, language, io);
  if ('error' in counted) return refuseFile(counted.file, counted.error, io, values);
  const seasons = seasonsOf(counted.ok, skip);
  const human = isForPerson(values, io.stdout);
  await write(
    io.stdout,
    human
      ? showSeasons(seasons, language, pageOf(io))
      : `${JSON.stringify({ championships: seasons.map(seasonJson) })}\n`,
  );
  return 0;
}

function readKind(asked: string | undefined): PrizeKind | null {
  if (asked === undefined) return null;
  const kind = PRIZE_KINDS.find((each) => each === asked);
  if (!kind) throw new Misuse((words) => words.noSuch('kind of prizes', asked, PRIZE_KINDS));
  return kind;
}

/** Each championship a SoL file names by itself; whatever names none is one together. */
function seasonsOf(events: readonly CountedFile[], skip: number | undefined): readonly SeasonTable[] {
  const names = [...new Set(events.map(({ championship }) => championship))];
  return names.map((name) => {
    const its = events.filter((event) => event.championship === name);
    const skipWorst = skip ?? its[0]?.skipWorst ?? 0;
    const known = new Map(
      its.flatMap(({ event }) =>
        event.order.map(({ players, names }) => [tupleOf(players), names.join(' & ')]),
      ),
    );
    const counting = its.flatMap(({ counts }) => ('won' in counts ? [counts.won] : []));
    return {
      name,
      skipWorst,
      events: its.map(({ file, event, counts }) => ({
        ...{ file, name: event.name, date: event.date },
        ...('leftOut' in counts ? { leftOut: counts.leftOut } : {}),
      })),
      rows: championship(counting, skipWorst).map((line) => ({
        ...line,
        names: known.get(line.players) ?? line.players,
      })),
    };
  });
}

const seasonJson = ({ name, ...rest }: SeasonTable): object => (name === null ? rest : { name, ...rest });
