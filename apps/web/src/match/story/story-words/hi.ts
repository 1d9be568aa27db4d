export { story as words } from '@opencarrom/match/words/story/hi';
