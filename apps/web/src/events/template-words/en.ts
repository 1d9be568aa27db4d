export { templateWords as words } from '@opencarrom/tournament/words/templates/en';
