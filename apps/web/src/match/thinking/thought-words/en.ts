export { en as words } from '@opencarrom/ai/words/en';
