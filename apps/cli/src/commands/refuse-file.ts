import { BAD_INPUT } from '../desk.js';
import { type Io, write } from '../io.js';
import { type RecordProblem, recordProblemInWords } from '../match/record-file.js';
import { isForPerson } from '../options.js';

/** Says what is wrong with a file, and where. Returns the exit status. */
export async function refuseFile(
  file: string | undefined,
  error: RecordProblem,
  io: Io,
  asked: Parameters<typeof isForPerson>[0] = {},
): Promise<number> {
  if (isForPerson(asked, io.stdout)) await write(io.stderr, `carrom: ${recordProblemInWords(file, error)}\n`);
  else await write(io.stdout, `${JSON.stringify(file === undefined ? { error } : { file, error })}\n`);
  return BAD_INPUT;
}
