export { hi as words } from '@opencarrom/review/words/hi';
