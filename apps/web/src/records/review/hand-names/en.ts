export { levelNames as words } from '@opencarrom/ai/words/levels/en';
