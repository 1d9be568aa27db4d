export { PROTOCOL_VERSION } from '@opencarrom/protocol';
