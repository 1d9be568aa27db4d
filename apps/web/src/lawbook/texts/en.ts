export { texts } from '@opencarrom/laws/texts/en';
