import type { OnlineWords } from '../words.js';

export const words = {
  match: 'Match',
  closed: 'This table is closed.',
  full: 'All seats are taken. You can watch.',
  watching: 'You are watching: the seats are taken.',
  youBreak: 'Sides and break have changed: you break this time.',
  theyBreak: (name) => `Sides and break have changed: ${name} breaks this time.`,
  otherDevice: 'Continue on another device',
  rating: 'Rating',
  counts: { casual: 'Just for fun', rated: 'Rated' },
  invitation: (name) => `${name} invites you to play`,
  invitationByNobody: 'You are invited to play',
  sitDown: 'Sit down',
  watch: 'Just watch',
  connecting: 'Connecting…',
  another: 'Another friend',
  home: 'Leave the board',
  talk: 'Say something',
  talkUnread: (count) => (count === 1 ? 'one unread message' : `${count} unread messages`),
} satisfies OnlineWords;
