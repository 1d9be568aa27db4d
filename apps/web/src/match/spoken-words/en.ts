export { en as words } from '@opencarrom/match/words/en';
