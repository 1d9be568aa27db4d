export { players as words } from '@opencarrom/tournament/words/players/en';
