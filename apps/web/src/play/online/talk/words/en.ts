import type { TalkWords } from '../words.js';

export const words = {
  say: 'Say something',
  close: 'Close',
  said: 'Said at this board',
  nothing: 'Nothing yet.',
  people: 'At this board',
  you: 'You',
  own: 'In your own words',
  send: 'Say',
  ownWords: {
    'too-new': 'To write your own messages, your account must be a day old.',
    hushed: 'For now you can only use these messages.',
  },
  hushedUntil: (until, reason) => `Until ${until} you can only use these messages: ${reason}`,
  hushedForGood: (reason) => `You can only use these messages: ${reason}`,
  strangers: 'To say something, play or watch with a name.',
  refusals: {
    'too-many': 'Not so fast: wait two seconds.',
    'no-free-text': 'You cannot write your own messages here yet. Choose one of these.',
    hushed: 'For now you may say only these.',
    'bad-words': 'It contains a word that is not allowed here.',
    'bad-request': 'Links are removed, and nothing was left.',
    'not-signed-in': 'To say something, play or watch with a name.',
    'session-ended': 'You are no longer signed in on this page.',
    unavailable: 'Connection lost: your message was not sent.',
    otherwise: 'Your message was not sent.',
  },
} satisfies TalkWords;
