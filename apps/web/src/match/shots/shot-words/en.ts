export { en as words } from '@opencarrom/shots/words/en';
