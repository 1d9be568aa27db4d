export { eventRefusals as words } from '@opencarrom/tournament/words/refusals/en';
