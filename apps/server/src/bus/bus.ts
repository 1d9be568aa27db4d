/** `nobody`: no process that is reached answers there. `silent`: one should, and failed to, or not in time. */
type Unanswered = 'nobody' | 'silent';

export type Reply = { readonly reply: string } | { readonly unanswered: Unanswered };

/**
 * How processes speak with each other. Messages are texts; a subject is words with dots between. What is published is
 * heard by those who listen now, at most once: what must not be lost is in the store.
 */
export interface Bus {
  readonly publish: (subject: string, message: string) => void;
  /** What is given back stops listening. One's own messages are heard too. */
  readonly listen: (subject: string, hear: (message: string) => void) => () => void;
  readonly ask: (subject: string, message: string, withinMs: number) => Promise<Reply>;
  /** Answers all that is asked there; what is given back stops it. */
  readonly answer: (subject: string, answer: (message: string) => Promise<string>) => () => void;
  /** Are other processes reached? While not, only what this one says is heard. */
  readonly isUp: () => boolean;
  /** Told when it comes up or goes down. */
  readonly onChange: (told: (isUp: boolean) => void) => () => void;
  readonly close: () => Promise<void>;
}
