import {
  type Entry,
  type EventFormat,
  type EventLine,
  formatFrom,
  type GivenOptions,
  generateEvent,
  type LoggedEvent,
  replayEvent,
} from '@opencarrom/tournament';

const FIRST = [
  ...['Asha', 'Bina', 'Chitra', 'Dev', 'Esha', 'Farid', 'Gauri', 'Hari', 'Indu', 'Jaya', 'Kiran', 'Leela'],
  ...['Mohan', 'Nisha', 'Omkar', 'Priya', 'Rafiq', 'Sana', 'Tara', 'Uday', 'Varsha', 'Yash', 'सीता', 'रमेश'],
];
const LAST = [
  ...['Rao', 'Sen', 'Venkataraman', 'Patil', 'Shah', 'Khan', 'Nair', 'Das', 'Bose', 'Pillai', 'Joshi', 'Roy'],
  ...['Kale', 'Jain', 'Deo', 'Kulkarni', 'Ansari', 'Wagh', 'Yadav', 'Menon', 'Iyer', 'वर्मा', 'कुलकर्णी'],
];
/** A name as long as they come. */
export const LONGEST = 'Chandrasekaran Venkatasubramanian Ramanathapuram Krishnamoorthy';

/** The same name for the same number, no two alike. */
export const nameAt = (index: number): string =>
  index === 5 ? LONGEST : `${FIRST[index % FIRST.length]} ${LAST[(index * 7) % LAST.length]}`;

/** A template's event, played to its end by chance, with names as people have them; the second of them is not to be named. */
export function played(
  template: string,
  count: number,
  options: GivenOptions = {},
  name = 'Tamarind Society Cup',
): LoggedEvent {
  const format = formatFrom(template, options, STAGES[template] ?? []);
  if ('error' in format) throw new Error(format.error.message);
  return playedBy(format.ok, count, name);
}

const STAGES: Readonly<Record<string, readonly string[]>> = {
  starwood: ['Groups', 'Knock-out'],
  iiitn: ['League'],
  'european-swiss': ['Swiss'],
  'polish-series': ['Swiss', 'Top 8'],
  'national-singles': ['Knock-out'],
  community: ['Double elimination'],
};

function playedBy(format: EventFormat, count: number, name = 'Tamarind Society Cup'): LoggedEvent {
  const { happenings } = generateEvent({ seed: 7, players: count, format, unrest: 0 });
  let people = 0;
  const renamed = (entry: Entry): Entry =>
    entry.team === undefined
      ? {
          ...entry,
          players: entry.players.map((player) => ({
            ...player,
            name: nameAt(people++),
            ...(people === 2 ? { shown: false } : {}),
          })),
        }
      : { ...entry, team: `${nameAt(people++).split(' ')[1]} Hall of Residence` };
  return replayEvent(
    happenings.map((line): EventLine => {
      const { act } = line;
      if (act.type === 'open') return { ...line, act: { ...act, name, place: 'Club room' } } as EventLine;
      if (act.type === 'enter')
        return { ...line, act: { ...act, entries: act.entries.map(renamed) } } as EventLine;
      return line;
    }),
  );
}

/** The event as it was when its so-manieth round had just been drawn. */
export function justDrawn({ happenings }: LoggedEvent, draws: number): LoggedEvent {
  let seen = 0;
  const end = happenings.findIndex(({ act }) => act.type === 'pair' && ++seen === draws);
  return replayEvent(happenings.slice(0, end + 1));
}
