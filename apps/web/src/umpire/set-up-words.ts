import type { Stage } from '@opencarrom/laws';
import type { Catalogues } from '../device/language.js';
import type { Following } from './new-match.js';

interface SetUpWords {
  readonly title: string;
  readonly about: string;
  readonly side: (side: 'A' | 'B') => string;
  readonly someone: (number: number) => string;
  readonly following: string;
  readonly followings: Readonly<Record<Following, { readonly name: string; readonly note: string }>>;
  readonly more: string;
  readonly stage: string;
  readonly stages: Readonly<Record<Stage, string>>;
  readonly event: string;
  readonly eventHint: string;
  readonly format: (bestOf: number, target: number | null, boards: number | null) => string;
  readonly begin: string;
}

export const words: Catalogues<SetUpWords> = {
  en: {
    title: 'A match on a wooden board',
    about: 'Who plays, and by which book. The toss comes next.',
    side: (side) => (side === 'A' ? 'One side' : 'The other side'),
    someone: (number) => `Player ${number}`,
    following: 'What you enter',
    followings: {
      strokes: { name: 'Every stroke', note: 'it rules' },
      scores: { name: 'Only the score', note: 'board by board' },
    },
    more: 'Stage, length, clocks, event',
    stage: 'Stage',
    stages: {
      league: 'League',
      'pre-quarter': 'Pre-quarter-final',
      quarter: 'Quarter-final',
      semi: 'Semi-final',
      final: 'Final',
    },
    event: 'Event',
    eventHint: 'Society championship 2026',
    format: (bestOf, target, boards) =>
      [
        bestOf === 1 ? 'One game' : `Best of ${bestOf} games`,
        ...(target === null ? [] : [`to ${target} points`]),
        ...(boards === null ? [] : [`${boards} ${boards === 1 ? 'board' : 'boards'} at most`]),
      ].join(', '),
    begin: 'On to the toss',
  },
  hi: {
    title: 'लकड़ी के बोर्ड पर मैच',
    about: 'कौन खेलता है, और किस नियम-पुस्तक से। आगे टॉस है।',
    side: (side) => (side === 'A' ? 'एक पक्ष' : 'दूसरा पक्ष'),
    someone: (number) => `खिलाड़ी ${number}`,
    following: 'आप क्या लिखेंगे',
    followings: {
      strokes: { name: 'हर स्ट्रोक', note: 'निर्णय साथ' },
      scores: { name: 'सिर्फ़ स्कोर', note: 'बोर्ड-दर-बोर्ड' },
    },
    more: 'चरण, लंबाई, घड़ी, आयोजन',
    stage: 'चरण',
    stages: {
      league: 'लीग',
      'pre-quarter': 'प्री-क्वार्टर फ़ाइनल',
      quarter: 'क्वार्टर फ़ाइनल',
      semi: 'सेमी फ़ाइनल',
      final: 'फ़ाइनल',
    },
    event: 'आयोजन',
    eventHint: 'सोसाइटी चैंपियनशिप 2026',
    format: (bestOf, target, boards) =>
      [
        bestOf === 1 ? 'एक गेम' : `${bestOf} में से सर्वश्रेष्ठ गेम`,
        ...(target === null ? [] : [`${target} अंक तक`]),
        ...(boards === null ? [] : [`ज़्यादा से ज़्यादा ${boards} बोर्ड`]),
      ].join(', '),
    begin: 'अब टॉस',
  },
};
