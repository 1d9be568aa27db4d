import type { Texts } from '@opencarrom/laws';
import type { PaperWords } from '@opencarrom/paper';
import type { EventRefusalWords, PlaceWords, TemplateWords } from '@opencarrom/tournament';
import type { EventWords } from './events.js';
import type { EventsDeskWords } from './events-desk.js';
import type { EventsHallWords } from './events-hall.js';
import type { EventsHistoryWords } from './events-history.js';
import type { FaultWords } from './faults.js';
import type { LibraryWords } from './library.js';
import type { PlayersFileWords } from './players-file.js';
import type { ReviewDeskWords } from './review.js';
import type { CommandLineWords } from './words.js';

/** All that the command line says in one language. */
export interface Language {
  /** As it is asked for: `--lang hi`. */
  readonly code: string;
  readonly words: CommandLineWords;
  readonly faults: FaultWords;
  readonly library: LibraryWords;
  readonly review: ReviewDeskWords;
  readonly events: EventWords;
  readonly playersFile: PlayersFileWords;
  readonly eventsDesk: EventsDeskWords;
  readonly eventsHall: EventsHallWords;
  readonly eventsHistory: EventsHistoryWords;
  /** What stands on printed sheets. */
  readonly paper: PaperWords;
  /** What an event itself says: why it refuses, and why somebody has a place. */
  readonly eventRefusals: EventRefusalWords;
  readonly places: PlaceWords;
  readonly templates: TemplateWords;
  /** What the books say, read from the disk only for whoever asks. */
  readonly texts: () => Promise<Texts>;
}
