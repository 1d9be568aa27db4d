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
    'too-new': 'Words of your own are for accounts older than a day.',
    hushed: 'For now you may say only these.',
  },
  hushedUntil: (until, reason) => `Until ${until} you may say only these: ${reason}`,
  hushedForGood: (reason) => `You may say only these: ${reason}`,
  strangers: 'Only those who play or watch under a name can say something.',
  refusals: {
    'too-many': 'One thing at a time: wait two seconds.',
    'no-free-text': 'Words of your own are not for you here yet. Take one of these.',
    hushed: 'For now you may say only these.',
    'bad-words': 'There is a word in it that is not said here.',
    'bad-request': 'Links are taken out, and nothing was left to say.',
    'not-signed-in': 'Only those who play or watch under a name can say something.',
    'session-ended': 'You are no longer signed in on this page.',
    unavailable: 'The connection is lost: nobody heard it.',
    otherwise: 'That could not be said.',
  },
} satisfies TalkWords;
