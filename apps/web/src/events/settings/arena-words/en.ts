import type { ArenaTermsWords } from '../arena-words.js';

export const words = {
  title: 'Online matches',
  noTeams: 'Teams play at boards only. Open an event for singles or pairs to play online.',
  length: 'A match is',
  kind: 'Rating',
  kinds: { casual: 'Just for fun', rated: 'Rated' },
  kindNotes: {
    casual: 'Everybody may play, also guests.',
    rated: 'For accounts only: each match changes both ratings.',
  },
  wait: 'Minutes to come',
  waitHint: 'From the moment a round is published. Whoever is not there by then loses the match.',
  waitWrong: 'Write a number from 1 to 20160 (14 days).',
  goesOn: 'Continues by itself',
  goesOnNote:
    'Once all results are in, the next round is drawn and published, and at the end the places are given.',
  save: 'Save',
  saved: 'Saved. It applies from the next match.',
} satisfies ArenaTermsWords;
