export { places as words } from '@opencarrom/tournament/words/places/en';
