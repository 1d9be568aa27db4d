import type { PlaceWords } from '@opencarrom/tournament';
import { catalogue } from '../device/catalogue.js';

/** Why somebody has a place. */
export const placeWords = catalogue<PlaceWords>(import.meta.glob('./place-words/*.ts'));
