import type { Code } from '@opencarrom/protocol';

/** Why something asked for over HTTP is not done. Thrown by whoever finds out, told as JSON at the door. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: Code,
    message: string,
    readonly path?: string,
    /** So many seconds later it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get answer() {
    return this.answerIn(undefined);
  }

  /** What whoever asked is told; `language`: what they read, as their browser says it. */
  answerIn(language: string | undefined) {
    const { code, path } = this;
    return { error: { code, message: this.saidIn(language), ...(path === undefined ? {} : { path }) } };
  }

  /** Most is for the page, which says it itself by the code: that is English. */
  protected saidIn(_language: string | undefined): string {
    return this.message;
  }
}
