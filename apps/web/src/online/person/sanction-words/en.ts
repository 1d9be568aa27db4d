import type { SanctionWords } from '../sanction-words.js';

export const words = {
  kinds: {
    hush: { name: 'Preset messages only', note: 'No messages of your own.' },
    unrated: { name: 'Unrated', note: 'No rated matches.' },
    closed: { name: 'Closed', note: 'No play. You can still save your data and appeal.' },
  },
  until: (when) => `Until ${when}`,
  forGood: 'For good',
  because: (reason) => `Because: ${reason}`,
  mine: 'What your account cannot do now',
  appeal: 'Appeal',
  appealNote: 'Once: a moderator looks at it again and answers you here.',
  appealText: 'Why it should be lifted',
  send: 'Send the appeal',
  appealed: 'You have appealed.',
  appealedNote: 'The answer will be shown here.',
  answered: (answer) => `The moderators answered: ${answer}`,
  past: 'Your appeals',
  textMissing: 'Say why first.',
} satisfies SanctionWords;
