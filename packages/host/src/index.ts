export type { Answer, Kept, Wish } from './answer.js';
export type { Conduct } from './conductor.js';
export { type Appended, agreeing, areNext, type EventLog, memoryLog } from './event-log.js';
export { MatchHost, type Ports } from './host.js';
export { type Agreed, type Next, type NextDeed, nextDeed } from './next-deed.js';
export type { News, Onlooker } from './onlooker.js';
export type { Coin, ComputerTurn, Controller, ControllerOf, HostClock, Thinker } from './ports.js';
export { Telling } from './telling.js';
