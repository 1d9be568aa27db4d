import { catalogue } from '../device/catalogue.js';

/** What is said wherever people meet by the server. */
export interface MeetingWords {
  readonly name: string;
  readonly nameNote: string;
  readonly as: (name: string) => string;
  readonly otherName: string;
  readonly noSuchMatch: string;
  readonly noSeat: string;
  readonly hasBegun: string;
  readonly changedMeanwhile: string;
  readonly othersSit: string;
  readonly blocked: string;
  readonly accountNeeded: string;
  readonly noRatedPlay: string;
  readonly metEnough: string;
  readonly theyLeft: string;
  readonly tooMany: string;
  readonly unreachable: string;
  readonly otherwise: string;
  readonly tryAgain: string;
}

export const words = catalogue<MeetingWords>(import.meta.glob('./words/*.ts'));
