export { en as words } from '@opencarrom/protocol/words/en';
