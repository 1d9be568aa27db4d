/** Somebody else, as far as one needs to know them to do something about them. */
export interface Person {
  readonly account: string;
  readonly name: string;
}
