import { type InputFaultCode, reading } from '@opencarrom/laws';

/** Why a document about an event was refused, beside what any document may be refused for. */
export type EventFaultCode =
  | InputFaultCode
  | 'unknown-competitor'
  | 'unknown-player'
  | 'twice-in-a-round'
  | 'twice-in-an-event'
  | 'round-missing'
  | 'round-open'
  | 'no-pairing'
  | 'impossible-draw'
  | 'forbidden-line-up'
  | 'impossible-format'
  | 'unknown-template'
  | 'out-of-order'
  | 'unknown-match';

export type EventFault = reading.InputFault<EventFaultCode>;
export type Answered<T> = { readonly ok: T } | { readonly error: EventFault };

export const refuse: (code: EventFaultCode, path: string, message: string) => never = reading.refuseInput;

export const answered = <T>(read: () => T): Answered<T> => reading.attempt<T, EventFaultCode>(read);

/** Reads what is at a path; whatever is refused in it is refused with its whole path. */
export function within<T>(path: string, read: () => T): T {
  const outcome = answered(read);
  if ('ok' in outcome) return outcome.ok;
  const { code, path: inside, message } = outcome.error;
  return refuse(code, inside === '' ? path : `${path}.${inside}`, message);
}
