/** The schemas (TypeBox, JSON Schema): for whoever checks messages or publishes them. */
export * from '../arena.js';
export * from '../clubs.js';
export * from '../events.js';
export * from '../links.js';
export * from '../lobby.js';
export * from '../moderation.js';
export * from '../pairing.js';
export * from '../people.js';
export * from '../profiles.js';
export * from '../shots.js';
export * from './acts.js';
export * from './basics.js';
export * from './client-frames.js';
export * from './problem.js';
export * from './server-frames.js';
