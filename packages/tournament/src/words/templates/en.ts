import type { TemplateWords } from './template-words.js';

export const templateWords: TemplateWords = {
  templates: {
    starwood: {
      name: 'Society championship',
      about:
        'Doubles by the Starwood rules: groups of best-of-three boards, then quarter-finals, semi-finals and a final to 29.',
      stages: ['Groups', 'Knock-out'],
    },
    iiitn: {
      name: 'Institute teams',
      about:
        'Teams of five men and two women by the IIITN rules: ties of seven singles, groups, then a knock-out.',
      stages: ['Groups', 'Knock-out'],
    },
    'european-swiss': {
      name: 'European Swiss event',
      about: 'Swiss rounds of 50 minutes, then finals for places 1–2 and 3–4.',
      stages: ['Swiss rounds', 'Finals'],
    },
    'polish-series': {
      name: 'Seven rounds and the top eight',
      about: 'Seven Swiss rounds, then the first eight in a knock-out with a match for the third place.',
      stages: ['Swiss rounds', 'Top eight'],
    },
    'national-teams': {
      name: 'National team event',
      about: 'Teams: ties of two singles and one doubles, all played; groups, then a knock-out.',
      stages: ['Groups', 'Knock-out'],
    },
    'national-singles': {
      name: 'Individual knock-out',
      about:
        'A knock-out with seeds, players of one state or federation kept apart, and a match for the third place.',
      stages: ['Knock-out'],
    },
    community: {
      name: 'Community double elimination',
      about: 'Who loses twice is out; 45 minutes a match, then the board is finished.',
      stages: ['Double elimination'],
    },
    'ladder-evening': {
      name: 'Ladder evening',
      about: 'Five short Swiss rounds, then 3rd v 4th, the winner v 2nd, the winner v 1st.',
      stages: ['Swiss rounds', 'Ladder'],
    },
  },
  options: {
    discipline: 'singles or doubles',
    rulebook: 'the rulebook of every match',
    seeding: 'the order at the start: by lot, by the list, or by rating',
    groups: 'number of groups; if not given, as many as fit',
    legs: 'how often all play all',
    rounds: 'number of Swiss rounds',
    method: 'how the Swiss rounds are paired',
    'compatriots-apart': 'first rounds in which other federations are met first',
    'delay-top-pairing': 'first rounds in which the rating counts before the scores',
    'go-on': 'how many advance, from each group where there are groups',
    seeds: 'how many are seeded; the others by lot',
    'third-place': 'a match for the third place',
    'second-final': 'a second final where the winner of the first had lost before',
    places: 'finals for two places or four',
    'best-of': 'matches in each final',
    minutes: 'minutes of a match, after which the board is finished',
    rubbers: 'rubbers of a tie',
    until: 'a tie ends when it is decided, or is played out',
    substitutes: 'substitutes of a team in a tie',
    'rubbers-each': 'rubbers of a tie one player may play',
  },
};
