import type { ArenaTermsWords } from '../arena-words.js';

export const words = {
  title: 'Matches on the screen',
  onlySingles: 'Only singles are played on the screen. Open a singles event for that.',
  length: 'A match is',
  kind: 'Rating',
  kinds: { casual: 'Casual', rated: 'Rated' },
  kindNotes: {
    casual: 'Everybody may play, also guests.',
    rated: 'For accounts only: each match changes both ratings.',
  },
  wait: 'Minutes to come',
  waitHint: 'From the moment a round is published. Who is not there by then loses the match.',
  waitWrong: 'Write a number from 1 to 20160 (14 days).',
  goesOn: 'Goes on by itself',
  goesOnNote:
    'Once all results are in, the next round is drawn and published, and at the end the places are given.',
  save: 'Save',
  saved: 'Saved. It holds for the next match that begins.',
} satisfies ArenaTermsWords;
