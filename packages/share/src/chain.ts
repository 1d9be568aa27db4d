import type { Event } from '@opencarrom/match';
import { BitHash } from '@opencarrom/physics';
import { utf8Of } from './bytes/utf8.js';
import type { Script } from './script.js';

/**
 * The hash of what a link comes to: each stroke's own hash, over the exact bits of where all came to rest, and what was
 * ruled, one after another. Of a ruling only what decides a match is taken in: what an umpire says about it may be said
 * better one day. How a link is written does not matter to it, so that another form comes to the same.
 */
export function chainOf({ kind, head }: Script, events: readonly Event[]): string {
  const hash = new BitHash();
  const lines = [`${kind} ${head.rulebook} ${head.edition} ${head.discipline}`, ...events.map(cameTo)];
  for (const line of lines) for (const byte of utf8Of(`${line}\n`)) hash.byte(byte);
  return hash.hex();
}

function cameTo(event: Event): string {
  switch (event.type) {
    case 'done':
      return [event.by, event.act.type, event.run?.hash].join(' ');
    case 'ruling': {
      const { turn, next, owed, queen, result } = event.ruling;
      return ['ruling', turn, next, owed.white, owed.black, queen, resultText(result)].join(' ');
    }
    case 'board-set':
      return ['board', event.game, event.board, event.breaker, event.white].join(' ');
    case 'board-over':
      return ['over', event.winner, event.points, event.how].join(' ');
    case 'match-over':
      return ['match', event.winner, event.how].join(' ');
    case 'put':
      return ['put', event.piece, event.man?.x, event.man?.y].join(' ');
    default:
      return event.type;
  }
}

type Result = Extract<Event, { type: 'ruling' }>['ruling']['result'];

function resultText(result: Result): string {
  if (!result) return '';
  if ('replay' in result) return 'replay';
  return 'match' in result ? `match ${result.match}` : `${result.winner} ${result.points}`;
}
