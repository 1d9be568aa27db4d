export { hi as words } from '@opencarrom/match/words/hi';
