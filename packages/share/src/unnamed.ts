import { type Act, type Command, type Head, PAPER_FIELDS } from '@opencarrom/match';

/** Those whose names a link does not tell, as records write whoever has none. */
export const namesFor = (discipline: Head['discipline']): Head['players'] =>
  discipline === 'doubles'
    ? { A: ['Player A1', 'Player A2'], B: ['Player B1', 'Player B2'] }
    : { A: ['Player A'], B: ['Player B'] };

/** A head that tells nobody's name, nor where and when it was. */
export function unnamedHead(head: Head): Head {
  const rest = Object.fromEntries(
    Object.entries(head).filter(([field]) => !(PAPER_FIELDS as readonly string[]).includes(field)),
  ) as unknown as Head;
  return { ...rest, players: namesFor(head.discipline), event: null, date: null };
}

/** Where an act must say something in words, and does not tell it. */
const UNTOLD = '–';
/** What people write in acts, and what a finger drew. */
const WRITTEN = ['reason', 'facts', 'decision', 'about', 'name'];

/** What was done, without what anybody wrote or signed. */
export function unnamedCommand(command: Command): Command {
  return { ...command, act: unnamedAct(command.act) };
}

function unnamedAct(act: Act): Act {
  const fields = Object.entries(act).flatMap(([field, value]) => {
    if (field === 'mark') return [];
    if (WRITTEN.includes(field)) return [[field, UNTOLD]];
    if (field === 'with' && value) return [[field, { ...value, act: unnamedAct(value.act) }]];
    return [[field, value]];
  });
  return Object.fromEntries(fields) as Act;
}
