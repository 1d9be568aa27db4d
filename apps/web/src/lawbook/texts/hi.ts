export { texts } from '@opencarrom/laws/texts/hi';
