/** A browser with one page: as little of it as all three can be told by their own means. */
export interface Engine {
  readonly goTo: (address: string) => Promise<void>;
  /** What an expression comes to in the page, once it has come to it: all but functions, as JSON would carry it. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** A press of the mouse at a place of the page, made by the browser itself. */
  readonly click: (x: number, y: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An expression whose value every driver can carry. */
export const asJson = (expression: string): string =>
  `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`;
