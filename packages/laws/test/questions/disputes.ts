import { type Question, q } from './question.js';

export const DISPUTES: readonly Question[] = [
  q('how do I protest a decision', 'फैसले पर आपत्ति कैसे करें', { icf: ['145', '147', '144'] }),
  q('does play go on during a protest', 'आपत्ति के समय खेल चलता रहता है', { icf: ['147'] }),
  q('what if the protest is upheld', 'आपत्ति मान ली जाए तो', { icf: ['148a'] }),
  q('can I give up the match', 'क्या मैच छोड़ सकते हैं', { icf: ['139'] }),
  q('player refuses to accept the umpires decision', 'खिलाड़ी अंपायर का फैसला नहीं मानता', {
    icf: ['143c'],
    starwood: ['G6'],
  }),
  q('can you be disqualified for smoking', 'सिगरेट पीने पर मैच हार सकते हैं', { icf: ['143e'] }),
  q('player did not turn up for the match', 'खिलाड़ी मैच के लिए आया ही नहीं', { icf: ['143i'] }),
  q('who can stop the clock', 'घड़ी कौन रोक सकता है', { icf: ['121a'] }),
  q('how many players in a team', 'टीम में कितने खिलाड़ी', { iiitn: ['3'] }),
  q('can one player play two matches', 'एक खिलाड़ी दो मैच खेल सकता है', { iiitn: ['4'] }),
  q('he abused the umpire', 'उसने अंपायर को गाली दी', { icf: ['143d'] }),
];
