// What is said about events of a hall: the event itself, its desk, its tables, its people, and news of it.
export * from './events/desk.js';
export * from './events/event.js';
export * from './events/news.js';
export * from './events/people.js';
export * from './events/tables.js';
