/** One process of one machine, which alone may write a file. */
export interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Since when. */
  readonly at: string;
}
