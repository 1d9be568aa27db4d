/** Why a link cannot be opened, by name. */
export type LinkFaultCode =
  /** Not letters that any link is made of, or nothing at all. */
  | 'no-link'
  /** Longer than any link, or more strokes than anybody looks at. */
  | 'too-long'
  /** Written by a newer program. */
  | 'newer'
  /** Its end is missing. */
  | 'cut'
  /** Its letters are not those that were written. */
  | 'damaged'
  /** It says something that no match can be: an act is refused, men lie in each other. */
  | 'cannot-be'
  /** All is in order, but it does not come to what it says: somebody has changed it. */
  | 'doctored'
  /** LinkProgress by a physics, or ruled by an edition of the laws, that this program does not have. */
  | 'foreign';

export interface LinkFault {
  readonly fault: LinkFaultCode;
  /** In English, for whoever looks for the cause. */
  readonly detail: string;
}

/** Thrown while reading, caught at the door. */
export class Faulty extends Error {
  constructor(
    readonly code: LinkFaultCode,
    detail: string,
  ) {
    super(detail);
  }
}

export const faultOf = ({ code, message }: Faulty): LinkFault => ({ fault: code, detail: message });
