/** Somebody else, as far as one needs to know them to do something about them. */
export interface Somebody {
  readonly account: string;
  readonly name: string;
}
