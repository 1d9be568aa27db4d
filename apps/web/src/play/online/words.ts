import { catalogue } from '../../device/catalogue.js';

export interface OnlineWords {
  readonly friend: string;
  readonly friendNote: string;
  readonly makeLink: string;
  readonly waiting: string;
  readonly waitingNote: string;
  readonly link: string;
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
  readonly code: string;
  readonly invitation: (name: string) => string;
  readonly invitationByNobody: string;
  readonly sitDown: string;
  readonly watch: string;
  readonly connecting: string;
  readonly lost: string;
  readonly restart: string;
  readonly outdated: string;
  readonly elsewhere: string;
  readonly away: (name: string) => string;
  readonly awayFor: (name: string, seconds: number) => string;
  readonly refused: string;
  readonly again: string;
  readonly againAsked: (name: string) => string;
  readonly againWanted: (name: string) => string;
  readonly another: string;
  readonly home: string;
  readonly talk: string;
  readonly talkUnread: (count: number) => string;
}

export const words = catalogue<OnlineWords>(import.meta.glob('./words/*.ts'));
