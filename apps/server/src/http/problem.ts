/** Why something asked for over HTTP is not done. Thrown by whoever finds out, told as JSON at the door. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly path?: string,
    /** So many seconds later it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  get answer() {
    const { code, message, path } = this;
    return { error: { code, message, ...(path === undefined ? {} : { path }) } };
  }
}
