export { hi as words } from '@opencarrom/shots/words/hi';
