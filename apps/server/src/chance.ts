import { randomBytes, randomInt } from 'node:crypto';
import type { Chance } from './services.js';

export const randomChance: Chance = {
  bytes: (count) => randomBytes(count),
  below: (bound) => randomInt(bound),
};
