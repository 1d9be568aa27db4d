import type { OnlineWords } from '../words.js';

export const words = {
  match: 'A match',
  closed: 'This table is closed: it was taken back, or nobody came.',
  full: 'All seats are taken by now. You may watch.',
  watching: 'You are watching: the seats are taken.',
  youBreak: 'Sides and break have changed: you break this time.',
  theyBreak: (name) => `Sides and break have changed: ${name} breaks this time.`,
  otherDevice: 'Go on on another device',
  rating: 'Rating',
  counts: { casual: 'Just for fun', rated: 'It counts' },
  invitation: (name) => `${name} invites you to play`,
  invitationByNobody: 'You are invited to play',
  sitDown: 'Sit down',
  watch: 'Only watch',
  connecting: 'Connecting…',
  another: 'Another friend',
  home: 'Leave the board',
  talk: 'Say something',
  talkUnread: (count) => (count === 1 ? 'one line unread' : `${count} lines unread`),
} satisfies OnlineWords;
