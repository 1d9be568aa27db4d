import { type Keeper, startKeeper } from '../keeper.js';
import type { Services } from '../services.js';
import { forgetLinks } from './kept-links.js';

const LOOKS_EVERY = 3_600_000;

/** Forgets links that nobody opens. */
export const startLinkKeeper = (
  services: Pick<Services, 'store' | 'now' | 'logger'>,
  deletesFrom: number,
): Keeper =>
  startKeeper({
    look: async () => {
      if (services.now() >= deletesFrom) await forgetLinks(services);
    },
    every: LOOKS_EVERY,
    logger: services.logger,
    failed: 'old short links were not forgotten',
  });
