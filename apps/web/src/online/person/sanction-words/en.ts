import type { SanctionWords } from '../sanction-words.js';

export const words = {
  kinds: {
    hush: { name: 'Hushed', note: 'Presets only, no words of one’s own.' },
    unrated: { name: 'Unrated', note: 'No rated matches.' },
    closed: { name: 'Closed', note: 'No play. Data can be taken away, and an appeal made.' },
  },
  until: (when) => `Until ${when}`,
  forGood: 'For good',
  because: (reason) => `Because: ${reason}`,
  mine: 'What your account may not do now',
  appeal: 'Appeal',
  appealNote: 'Once: a moderator looks at it again and answers you here.',
  appealText: 'Why it should be lifted',
  send: 'Send the appeal',
  appealed: 'You have appealed.',
  appealedNote: 'The answer will stand here.',
  answered: (answer) => `The moderators answered: ${answer}`,
  past: 'Your appeals',
  textMissing: 'Say why first.',
} satisfies SanctionWords;
