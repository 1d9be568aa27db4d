import type { StandingsWords } from '../words.js';

export const words = {
  none: 'अभी तालिका नहीं है',
  noneNote: 'पहला राउंड बनते ही यहाँ दिखेगी और हर परिणाम के साथ बदलेगी।',
  group: (name) => `ग्रुप ${name}`,
} satisfies StandingsWords;
