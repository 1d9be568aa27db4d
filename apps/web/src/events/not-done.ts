import { type EventState, sayRefusal } from '@opencarrom/tournament';
import { inLanguage } from '../device/language.js';
import type { NotDone } from './desk-view.js';
import { namingOf } from './naming.js';
import { notDoneWords } from './not-done-words.js';
import { refusalWords } from './refusal-words.js';

/** Why something was not done, in words. */
export function sayNotDone(notDone: NotDone, state: EventState): string {
  if ('refusal' in notDone) return sayRefusal(inLanguage(refusalWords), notDone.refusal, namingOf(state));
  const w = inLanguage(notDoneWords);
  const { code, message } = notDone.problem;
  switch (code) {
    case 'unreachable':
    case 'unavailable':
      return w.unreachable;
    case 'not-allowed':
    case 'account-needed':
      return w.notAllowed;
    case 'not-signed-in':
      return w.signedOut;
    case 'changed-meanwhile':
      return w.changedMeanwhile(Math.max(1, notDone.came?.length ?? 1));
    case 'not-found':
    case 'no-such-event':
      return w.gone;
    case 'too-many':
      return w.tooMany;
    case 'event-refused':
      return message;
    default:
      return w.otherwise;
  }
}
