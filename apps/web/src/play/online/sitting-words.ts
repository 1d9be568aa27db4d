import { catalogue } from '../../device/catalogue.js';

/** What is said to those who make a match and wait for the others. */
export interface SittingWords {
  readonly friend: string;
  readonly friendNote: string;
  readonly table: string;
  readonly tableNote: string;
  readonly openTable: string;
  readonly change: string;
  readonly makeLink: string;
  readonly doublesNote: string;
  readonly kind: string;
  readonly kinds: Readonly<Record<'casual' | 'rated', string>>;
  readonly ratedNote: string;
  readonly visibility: string;
  readonly visibilities: Readonly<Record<'link' | 'public', string>>;
  readonly waiting: string;
  readonly waitingNote: string;
  readonly seats: string;
  readonly seatsNote: string;
  readonly publicNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly share: string;
  readonly code: string;
  readonly takeBack: string;
  readonly leaveSeat: string;
  readonly freeSeat: string;
  readonly you: string;
  readonly yourPartner: string;
  readonly opponent: string;
  readonly notThere: string;
  readonly sitHere: string;
  readonly sitHereAt: (side: string) => string;
  readonly level: (level: number) => string;
  readonly askComputer: string;
  readonly askComputerAt: (side: string) => string;
  readonly sendAway: string;
  readonly computersLevel: string;
  readonly sides: Readonly<Record<'near' | 'right' | 'across' | 'left', string>>;
  readonly otherDevice: string;
  readonly otherDeviceNote: string;
  readonly otherDeviceLink: string;
  readonly otherDeviceCode: string;
  readonly otherDeviceHere: string;
}

export const words = catalogue<SittingWords>(import.meta.glob('./sitting-words/*.ts'));
