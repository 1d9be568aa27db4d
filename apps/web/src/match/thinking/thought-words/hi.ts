export { hi as words } from '@opencarrom/ai/words/hi';
