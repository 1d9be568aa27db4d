import type { Player } from '@opencarrom/match';
import type { Services } from '../services.js';

type Ports = Pick<Services, 'presence'>;

/** Milliseconds in which other processes say who is at a match. */
const HEARD_WITHIN = 1_000;

/** Are all of these at the match now, at whatever process? */
export function areThere({ presence }: Ports, match: string, players: readonly Player[]): Promise<boolean> {
  return new Promise((resolve) => {
    const isSo = () => players.every((player) => presence.there(match).has(player));
    const end = (answer: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const timer = setTimeout(() => end(isSo()), HEARD_WITHIN);
    const stop = presence.follow(match, () => {
      if (isSo()) end(true);
    });
    if (isSo()) end(true);
  });
}

/** Offers end when their givers leave the table. */
export interface OfferWatch {
  readonly keep: (match: string, player: Player) => void;
  readonly close: () => void;
}

/** Nobody waits longer for an answer. */
const LONGEST = 600_000;

export function watchOffers({ presence }: Ports, left: (match: string, player: Player) => void): OfferWatch {
  const stops = new Map<string, () => void>();
  const end = (key: string): void => {
    stops.get(key)?.();
    stops.delete(key);
  };
  return {
    keep: (match, player) => {
      const key = `${match} ${player}`;
      end(key);
      const leave = (): void => {
        end(key);
        left(match, player);
      };
      const timer = setTimeout(leave, LONGEST);
      timer.unref();
      const stop = presence.follow(match, () => {
        if (!presence.there(match).has(player)) leave();
      });
      stops.set(key, () => {
        clearTimeout(timer);
        stop();
      });
    },
    close: () => {
      for (const key of [...stops.keys()]) end(key);
    },
  };
}
