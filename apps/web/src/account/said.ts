import { ServerProblem } from '../online/asking.js';
import { problemSaid } from '../online/problem-words.js';
import type { MeetingWords } from '../online/words.js';
import type { SignInWords } from './sign-in-words.js';

/** What one tried to sign in by. */
export type Way = 'password' | 'code' | 'passkey';

/** What went wrong, for whoever is at the page. */
export function said(
  problem: unknown,
  w: SignInWords,
  m: MeetingWords,
  language: string,
  way: Way = 'passkey',
): string {
  if (problem instanceof DOMException) return refusedByDevice(problem, w, m);
  if (!(problem instanceof ServerProblem)) return m.otherwise;
  switch (problem.code) {
    case 'wrong-credentials':
      return { password: w.wrongPassword, code: w.wrongCode, passkey: w.wrongPasskey }[way];
    case 'too-many':
      return problem.retryAfter === null ? w.fullDevice : w.tooManyTries(later(problem.retryAfter, language));
    case 'login-taken':
      return w.loginTaken;
    case 'last-way-in':
      return w.lastWayIn;
    case 'changed-meanwhile':
      return w.changedMeanwhile;
    case 'no-such-account':
      return w.goneFromDevice;
    case 'bad-request':
      return badField(problem.path, w) ?? m.otherwise;
    default:
      return problemSaid(problem, m);
  }
}

/** The browser, or who holds the device, did not want to. */
function refusedByDevice({ name }: DOMException, w: SignInWords, m: MeetingWords): string {
  if (name === 'InvalidStateError') return w.passkeyKnown;
  if (name === 'NotAllowedError' || name === 'AbortError') return w.passkeyUnused;
  return name === 'SecurityError' ? w.noPasskeys.number : m.otherwise;
}

const badField = (path: string | null, w: SignInWords): string | undefined =>
  ({
    'body.login': w.loginUnread,
    'body.password': w.passwordIsName,
    'body.name': w.nameUnread,
    'body.label': w.nameUnread,
  })[path ?? ''];

/** The field a problem is about, by its name in what was sent. */
export const fieldOf = (problem: unknown): string | null =>
  problem instanceof ServerProblem ? (problem.path?.replace('body.', '') ?? null) : null;

function later(seconds: number, language: string): string {
  const [count, unit] =
    seconds < 120 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const);
  return new Intl.RelativeTimeFormat(language).format(count, unit);
}
