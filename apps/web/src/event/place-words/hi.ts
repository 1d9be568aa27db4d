export { places as words } from '@opencarrom/tournament/words/places/hi';
