export { hi as words } from '@opencarrom/protocol/words/hi';
