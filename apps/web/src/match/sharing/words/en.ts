import type { SharingWords } from '../words.js';

const MADE = { gif: 'GIF', mp4: 'MP4', webm: 'WebM' } as const;
const KINDS = {
  match: 'match',
  board: 'board',
  stroke: 'stroke',
  shot: 'shot',
  position: 'position',
} as const;

export const words = {
  title: 'Share',
  what: 'What to share',
  kinds: {
    match: 'The match',
    board: 'This board',
    stroke: 'This stroke',
    shot: 'The last shot',
    position: 'The position now',
  },
  named: 'Include the names',
  namedNote: 'Otherwise it says Player 1 and Player 2.',
  link: 'Link',
  linkNote: (letters) => `It carries the game itself (${letters} letters). Nothing is stored on a server.`,
  making: 'Working…',
  shareLink: 'Share the link',
  copyLink: 'Copy the link',
  copied: 'Link copied.',
  refused: 'This browser did not allow it. Select the link and copy it by hand.',
  picture: 'Moving picture',
  pictureNote: 'Plays in every messenger.',
  makePicture: 'Make a picture',
  video: 'Video',
  videoNote: {
    mp4: 'Sharper, as MP4: opens on every phone and computer.',
    webm: 'Sharper, as WebM: this browser cannot make MP4. iPhones may not open it; the moving picture opens everywhere.',
  },
  makeVideo: 'Make a video',
  progress: (percent) => `${percent}% done`,
  stop: 'Stop',
  shortened: 'A match this long is shortened: only strokes that pocket a coin, or how each board ends.',
  cuts: {
    pots: 'Shows only the strokes that pocket a coin.',
    ends: 'Shows the last strokes of each board.',
  },
  made: (kind, size) => `Ready: ${MADE[kind]}, ${size}`,
  shareFile: 'Share it',
  saveFile: 'Save it',
  fileName: (kind) => `carrom ${KINDS[kind]}`,
  alt: (kind) => `The ${KINDS[kind]} as a moving picture`,
  faults: {
    'no-link': 'This link is empty or was mistyped. Ask for it again.',
    'too-long': 'This is too long for a link. Save the game to a file and send that.',
    newer: 'This link was made by a newer version. Update the app, then open it again.',
    cut: 'The end of this link is missing. Ask for it again, whole.',
    damaged: 'This link was changed on its way. Ask for it again.',
    'cannot-be': 'What this link says cannot happen on a carrom board. Ask for it again.',
    doctored:
      'This link was tampered with: its strokes do not lead to the result it claims. Ask for it again.',
    foreign:
      'This game was played with a version of the app whose rules this one does not have. Update the app, then open it again.',
  },
  noFilm: {
    'no-video': 'This browser cannot make videos. The moving picture works.',
    wooden: 'Played on a real board: where the coins lay is not recorded, so there is nothing to film.',
    failed: 'That did not work. Please try again.',
  },
} satisfies SharingWords;
