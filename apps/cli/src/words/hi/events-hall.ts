import type { CalledMatch, EventsHallWords } from '../events-hall.js';

const called = ({ event, match }: CalledMatch): string => `${event} का मैच ${match}`;
const both = (one: CalledMatch, other: CalledMatch): string =>
  one.event === other.event && one.match === other.match ? called(one) : `${called(one)}, ${called(other)}`;

export const eventsHall: EventsHallWords = {
  noSessions:
    'अभी तय नहीं है कि मैच कब खेले जाएँगे: "npx carrom tournament sessions \'2026-03-07 09:00-13:00\'" से बताएँ',
  times: 'समय',
  noSessionLeft: 'इसके लिए कोई सत्र नहीं बचा',
  open: 'बाकी मैच',
  umpires: 'अंपायर',
  nobodyFree: 'कोई ख़ाली नहीं',
  breaks: {
    'just-sat': 'पिछले मैच में भी अंपायर',
    'same-club': 'किसी खिलाड़ी के क्लब से',
    'same-federation': 'किसी खिलाड़ी के संघ से',
  },
  noUmpireCalled: (name) => `अंपायरों की सूची में "${name}" नाम नहीं है: सूची "npx carrom tournament umpires" से बनाएँ`,
  noClashes: (events) =>
    events === 1
      ? 'एक समय में दो टेबल पर किसी का मैच नहीं है।'
      : `सभी ${events} टूर्नामेंट मिलाकर भी एक समय में दो टेबल पर किसी का मैच नहीं है।`,
  clash: {
    'plays-twice': (who, one, other, when) => `${who} का मैच एक ही समय दो जगह, ${when}: ${both(one, other)}।`,
    'umpire-plays': (who, one, other, when) =>
      `${who} का अपना मैच और अंपायरिंग एक ही समय, ${when}: ${both(one, other)}।`,
    'sits-twice': (who, one, other, when) =>
      `${who} की अंपायरिंग एक ही समय दो जगह, ${when}: ${both(one, other)}।`,
    'table-twice': (table, one, other, when) =>
      `टेबल ${table} एक ही समय दो मैचों को, ${when}: ${both(one, other)}।`,
  },
  couldMove: (match, when, table) =>
    `${called(match)} तब हो सकता है: ${when}${table === null ? '' : `, टेबल ${table}`}`,
  anotherUmpire: (match) => `${called(match)} में कोई दूसरे अंपायर हो सकते हैं`,
  nothingToMove: 'सत्रों के भीतर कुछ नहीं बदला जा सकता: एक सत्र या एक टेबल जोड़ें',
};
