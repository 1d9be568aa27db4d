export { en as words } from '@opencarrom/review/words/en';
