import type { Logger } from 'pino';
import type { Bus, Reply } from './bus.js';

type Hear = (message: string) => void;
type Answer = (message: string) => Promise<string>;

/** The part of a bus inside one process; what reaches others tells it here what they said. */
export interface LocalBus extends Bus {
  /** Is there somebody of this process? */
  readonly isHeard: (subject: string) => boolean;
  readonly isAnswered: (subject: string) => boolean;
}

/** What waits for it comes as soon as this turn is over; `queueMicrotask` is the same, for more. */
const DONE = Promise.resolve();

/** A bus of one process alone. */
export function makeLocalBus(logger: Logger): LocalBus {
  const listeners = new Map<string, Set<{ hear: Hear }>>();
  const answers = new Map<string, Answer>();

  const tell = (listener: { hear: Hear }, subject: string, message: string) => {
    // Somebody told before may have stopped this one.
    if (!listeners.get(subject)?.has(listener)) return;
    try {
      listener.hear(message);
    } catch (err) {
      logger.error({ err, subject }, 'a listener failed');
    }
  };

  return {
    publish: (subject, message) => {
      if (!listeners.has(subject)) return;
      // Never before who publishes is done: so it is with messages from afar too.
      void DONE.then(() => {
        for (const listener of [...(listeners.get(subject) ?? [])]) tell(listener, subject, message);
      });
    },
    listen: (subject, hear) => {
      const listener = { hear };
      const those = listeners.get(subject) ?? new Set();
      listeners.set(subject, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(subject) === those) listeners.delete(subject);
      };
    },
    ask: (subject, message, withinMs) => {
      const answer = answers.get(subject);
      return answer ? within(withinMs, answer, message, logger) : Promise.resolve({ unanswered: 'nobody' });
    },
    answer: (subject, answer) => {
      answers.set(subject, answer);
      return () => {
        if (answers.get(subject) === answer) answers.delete(subject);
      };
    },
    isHeard: (subject) => listeners.has(subject),
    isAnswered: (subject) => answers.has(subject),
    isUp: () => true,
    onChange: () => () => {},
    close: async () => {
      listeners.clear();
      answers.clear();
    },
  };
}

/** What is answered, if it comes in time; one who fails has not answered. */
function within(ms: number, answer: Answer, message: string, logger: Logger): Promise<Reply> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve({ unanswered: 'silent' }), ms);
    const done = (reply: Reply) => {
      clearTimeout(late);
      resolve(reply);
    };
    // Called later, so that one who throws at once is like one who throws in time.
    Promise.resolve(message)
      .then(answer)
      .then(
        (reply) => done({ reply }),
        (err) => {
          logger.error({ err }, 'an answer failed');
          done({ unanswered: 'silent' });
        },
      );
  });
}
