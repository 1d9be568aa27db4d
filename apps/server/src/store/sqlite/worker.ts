import { existsSync } from 'node:fs';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { StoreProblem } from '../store-problem.js';
import type { Statement } from '../work.js';
import { type Connection, connect, problemOf, statementCache } from './database.js';
import { groupCommit, type ToCommit } from './group-commit.js';
import {
  isLoneEntry,
  type Question,
  type Reply,
  type ThreadData,
  type ThreadWord,
  type WordToThread,
} from './messages.js';

/** SQLite answers only once the disk has, so it writes and reads in threads beside the one with the sockets. */
const port = parentPort as NonNullable<typeof parentPort>;
const { role, path } = workerData as ThreadData;

type AnswerAll = (questions: readonly Question[]) => readonly Reply[];

let connection: { readonly db: Connection; readonly answer: AnswerAll } | null = null;
let idle: NodeJS.Timeout | undefined;
const IDLE_MS = 500;

function open() {
  const db = connect(path, { mayWrite: role === 'writer' });
  connection = { db, answer: role === 'writer' ? writing(db) : reading(db) };
  return connection;
}

function writing(db: Connection): AnswerAll {
  const commit = groupCommit(db);
  return (questions) => {
    const works = questions as readonly ToCommit[];
    return commit(works).map((outcome, index) => {
      if ('fault' in outcome) return refuse(outcome.fault);
      const isEntered = isLoneEntry(works[index] as ToCommit) && typeof outcome.answer === 'object';
      return isEntered ? null : { told: outcome.answer };
    });
  };
}

function reading(db: Connection): AnswerAll {
  const prepare = statementCache(db);
  const answer = (asked: Question): Reply => {
    try {
      const { sql, parameters } = asked as Statement;
      return { told: prepare(sql).all(parameters) };
    } catch (fault) {
      return refuse(fault);
    }
  };
  return (questions) => questions.map(answer);
}

/** After these the file is opened anew: it may be another by then, or may be written again. */
const LASTING: readonly string[] = ['store-away', 'store-read-only', 'store-failed'];

function refuse(fault: unknown): Reply {
  const { code, message } = problemOf(fault, path);
  return { problem: { code, message } };
}

function answerAll(questions: readonly Question[]): readonly Reply[] {
  try {
    if (!connection && !existsSync(path))
      throw new StoreProblem('store-away', `there is no ${path} any more`);
    const replies = (connection ?? open()).answer(questions);
    if (replies.some((reply) => reply && 'problem' in reply && LASTING.includes(reply.problem.code))) drop();
    return replies;
  } catch (fault) {
    drop();
    return questions.map(() => refuse(fault));
  }
}

function drop(): void {
  try {
    connection?.db.close();
  } catch {
    // Whatever it still had to say, it is not used again.
  }
  connection = null;
}

const say = (word: ThreadWord) => port.postMessage(word);

/** All that waits to be written is written together; who only asks does not wait for those that come after. */
function hear(first: WordToThread): void {
  const questions: Question[] = [];
  let word: WordToThread | undefined = first;
  while (word && 'questions' in word) {
    questions.push(...word.questions);
    word = role === 'writer' ? nextWord() : undefined;
  }
  if (questions.length > 0) say({ replies: answerAll(questions) });
  clearTimeout(idle);
  if (word) end();
  else if (role === 'writer') idle = setTimeout(checkpoint, IDLE_MS);
}

const nextWord = (): WordToThread | undefined =>
  (receiveMessageOnPort(port) as { message: WordToThread } | undefined)?.message;

/** Moves what was written from the log beside the file into it, while nobody waits. */
function checkpoint(): void {
  try {
    connection?.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  } catch {
    // There is time for it later; the log beside the file has everything.
  }
}

function end(): void {
  drop();
  port.close();
}

try {
  open();
  port.on('message', hear);
  say({ ready: true });
} catch (fault) {
  const { code, message } = problemOf(fault, path);
  say({ problem: { code, message } });
  end();
}
