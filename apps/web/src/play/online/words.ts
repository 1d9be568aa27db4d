import { catalogue } from '../../device/catalogue.js';

export interface OnlineWords {
  readonly match: string;
  readonly closed: string;
  readonly full: string;
  readonly watching: string;
  readonly youBreak: string;
  readonly theyBreak: (name: string) => string;
  readonly otherDevice: string;
  readonly rating: string;
  readonly counts: Readonly<Record<'casual' | 'rated', string>>;
  readonly invitation: (name: string) => string;
  readonly invitationByNobody: string;
  readonly sitDown: string;
  readonly watch: string;
  readonly connecting: string;
  readonly another: string;
  readonly home: string;
  readonly talk: string;
  readonly talkUnread: (count: number) => string;
}

export const words = catalogue<OnlineWords>(import.meta.glob('./words/*.ts'));
