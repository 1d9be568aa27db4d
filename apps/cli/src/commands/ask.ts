import { type LawQuestion, makeLawAnswersJson, readLawQuestion } from '@opencarrom/laws/ask';
import { answerAsked, BAD_INPUT, DESK_OPTIONS, type Desk, inWords, pageOf } from '../desk.js';
import { type Io, write } from '../io.js';
import { readLawSearches } from '../law-searches.js';
import { isForPerson, Misuse, readArguments, readLanguage } from '../options.js';
import { showAnswers } from '../show/answers.js';
import { LANGUAGES } from '../words/languages.js';

/** Answers everyday questions: one from the command line, or documents as every desk does. */
export async function runAsk(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArguments(args, { ...DESK_OPTIONS, book: { type: 'string' } });
  const { book, ...asked } = values;
  const desk = await makeDesk();
  if (asked.batch || positionals.length === 0) {
    if (book !== undefined) throw new Misuse((words) => words.bookOfQuestion);
    return answerAsked(desk, { values: asked, positionals }, io);
  }
  const language = readLanguage(asked.lang);
  const human = isForPerson(asked, io.stdout);
  const decided = desk.decide({
    question: positionals.join(' '),
    ...(book === undefined ? {} : { rulebook: book }),
  });
  if ('error' in decided) {
    if (human) await write(io.stderr, `carrom: ${inWords(decided.error)}\n`);
    else await write(io.stdout, `${JSON.stringify({ error: decided.error })}\n`);
    return BAD_INPUT;
  }
  const { show, answer } = desk;
  await write(
    io.stdout,
    human
      ? await show(decided.ok, language, pageOf(io))
      : `${JSON.stringify(answer(decided.ok, language))}\n`,
  );
  return 0;
}

async function makeDesk(): Promise<Desk<LawQuestion>> {
  const searchIn = await readLawSearches();
  const codes = LANGUAGES.map(({ code }) => code);
  return {
    decide: (document) => readLawQuestion(document, codes),
    answer: (asked, { code }) => makeLawAnswersJson(searchIn(asked.language ?? code), asked),
    show: async (asked, language, paper) => {
      const spoken = LANGUAGES.find(({ code }) => code === asked.language) ?? language;
      return showAnswers(asked, searchIn(spoken.code), spoken, await spoken.texts(), paper);
    },
  };
}
