import { type Head, nameOf, type Player, playersOf } from '@opencarrom/match';
import { type Controllers, computer, LEVEL_NUMBERS, PERSON } from './controllers.js';

/** How a player is called who has no name of their own. It is put into words only where it is shown. */
export type Calling =
  /** The only person who plays: who is shown the game is spoken to. */
  | { readonly as: 'you' }
  | { readonly as: 'player'; readonly number: number }
  /** A computer; numbered where two are of one level. */
  | { readonly as: 'level'; readonly level: number; readonly number?: number }
  /** One of several computers. */
  | { readonly as: 'computer'; readonly number: number };

export type Callings = Readonly<Partial<Record<Player, Calling>>>;

const PLACES: readonly Player[] = ['A1', 'B1', 'A2', 'B2'];

/** How those are called who have no name. */
export function callingsFor(
  { discipline }: Pick<Head, 'discipline'>,
  controllers: Controllers,
  isNamed: (player: Player) => boolean,
): Callings {
  const players = discipline === 'doubles' ? PLACES : PLACES.slice(0, 2);
  const levelOf = (player: Player): number | null => {
    const controller = controllers[player];
    return controller?.kind === 'computer' ? controller.level : null;
  };
  const computers = players.filter((player) => levelOf(player) !== null);
  const isAlone = players.length - computers.length === 1;
  const callingOf = (player: Player): Calling | null => {
    if (isNamed(player)) return null;
    const level = levelOf(player);
    const number = computers.indexOf(player) + 1;
    if (level !== null && discipline === 'doubles') return { as: 'computer', number };
    if (level !== null) {
      const isTwin = computers.some((other) => other !== player && levelOf(other) === level);
      return isTwin ? { as: 'level', level, number } : { as: 'level', level };
    }
    return isAlone ? { as: 'you' } : { as: 'player', number: players.indexOf(player) + 1 };
  };
  const callings = players.map((player) => [player, callingOf(player)] as const);
  return Object.fromEntries(callings.filter(([, calling]) => calling !== null));
}

const YOU_BEFORE = ['You', 'आप'];

/** What screens wrote for a name in those days, in either language. */
function namesBefore(calling: Calling): readonly string[] {
  const numbered = (words: readonly string[], number: number) => words.map((word) => `${word} ${number}`);
  switch (calling.as) {
    case 'you':
      return YOU_BEFORE;
    case 'player':
      return [...YOU_BEFORE, ...numbered(['Player', 'खिलाड़ी'], calling.number)];
    case 'computer':
      return numbered(['Computer', 'कंप्यूटर'], calling.number);
    case 'level':
      return numbered(['Level', 'स्तर'], calling.level).map((name) =>
        calling.number ? `${name} (${calling.number})` : name,
      );
  }
}

/**
 * How those are called in a game that was begun before this was kept: then what a screen called them stood in its head
 * for a name, in the language it was begun in.
 */
export function callingsBefore(head: Head, controllers: Controllers): Callings {
  const callings = Object.entries(callingsFor(head, controllers, () => false)) as [Player, Calling][];
  return Object.fromEntries(
    callings.filter(([player, calling]) => namesBefore(calling).includes(nameOf(head, player))),
  );
}

/** Whoever has no name, in the head of a match, where a record of it wants one: not in the words of any screen. */
export function writtenName(
  { discipline }: Pick<Head, 'discipline'>,
  controllers: Controllers,
  player: Player,
): string {
  const place = discipline === 'doubles' ? player : player.charAt(0);
  const controller = controllers[player];
  return controller?.kind === 'computer'
    ? `Computer ${place} (level ${controller.level})`
    : `Player ${place}`;
}

const LEVEL = / \(level (\d+)\)$/;

/** Who moves whose hand in a match of which there is nothing but a record: the head says so of those without a name. */
export function controllersWritten(head: Head): Controllers {
  const controllerOf = (player: Player) => {
    const name = nameOf(head, player);
    const level = LEVEL_NUMBERS.find((each) => each === Number(name.match(LEVEL)?.[1]));
    const isWritten = level && name === writtenName(head, { [player]: computer(level) }, player);
    return isWritten ? computer(level) : PERSON;
  };
  return Object.fromEntries(playersOf(head.discipline).map((player) => [player, controllerOf(player)]));
}

/** How those are called whom the head of a record writes without a name of their own. */
export const callingsWritten = (head: Head, controllers: Controllers): Callings =>
  callingsFor(head, controllers, (player) => nameOf(head, player) !== writtenName(head, controllers, player));
