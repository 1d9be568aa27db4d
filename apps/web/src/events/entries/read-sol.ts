import { eventsFromSol } from '@opencarrom/tournament';
import { parseAllDocuments } from 'yaml';
import { entriesIn, type ListOfEntries } from './read-list.js';

/** An alias stands for a day or a name: whoever has more of them means harm. */
const MOST_ALIASES = 10_000;

/** The players of each event in a SoL file. */
export function listsInSol(
  text: string,
): { readonly lists: readonly ListOfEntries[] } | { readonly problem: string } {
  try {
    const parsed = parseAllDocuments(text);
    const documents = 'empty' in parsed ? [] : parsed;
    const [broken] = documents.flatMap(({ errors }) => errors);
    if (broken) return { problem: broken.message };
    const events = eventsFromSol(documents.map((each) => each.toJS({ maxAliasCount: MOST_ALIASES })));
    if ('error' in events) return { problem: events.error.message };
    return {
      lists: events.ok.map((event, index) => ({
        name: nameIn(event.sol) ?? `${index + 1}`,
        entries: entriesIn(event),
        ...{ twice: [], faults: [], passedOver: [] },
      })),
    };
  } catch (fault) {
    return { problem: fault instanceof Error ? fault.message : String(fault) };
  }
}

/** What the file calls the event. */
function nameIn(sol: object): string | null {
  const { tourney } = sol as { readonly tourney?: { readonly description?: unknown } };
  return typeof tourney?.description === 'string' ? tourney.description : null;
}
