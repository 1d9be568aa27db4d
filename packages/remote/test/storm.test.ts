import { commandOf, type Dice, makeDice, phaseOf, standIn, validateRecord } from '@opencarrom/match';
import type { Do } from '@opencarrom/protocol';
import { expect, it } from 'vitest';
import { RemoteMatch } from '../src/index.js';
import { FarServer, MATCH, tokenOf } from './far-away.js';

/** So often somebody may act before the match is looked at. */
const ROUNDS = 150;

/** Something goes wrong between the server and one of those who play, or nothing does. */
function trouble(server: FarServer, dice: Dice): void {
  const open = server.sockets.filter(({ isOpen, isCut }) => isOpen && !isCut);
  const socket = open.length > 0 ? dice.pick(open) : null;
  switch (dice.pick(['nothing', 'nothing', 'cut', 'deaf', 'dumb', 'again', 'hold', 'slow'])) {
    case 'cut':
      socket?.cut();
      break;
    case 'deaf':
      if (socket) socket.losesHeard = true;
      break;
    case 'dumb':
      if (socket) socket.losesSent = true;
      break;
    case 'again':
      server.tellAll(server.events.slice(-dice.pick([1, 2, 7])));
      break;
    case 'hold':
      server.holdsBack = true;
      break;
    case 'slow':
      server.trip = dice.pick([0, 60, 300, 900]);
      break;
  }
}

/** One player does what is theirs to do, by what they see; the same stand-in plays both. */
function play(match: RemoteMatch, dice: Dice): void {
  if (match.unanswered > 0) return;
  const deed = standIn(match.state, dice);
  if (deed && deed.by === match.you) match.do({ by: deed.by, act: deed.act });
}

it.each([1, 2, 3])('two play through storm %i: nothing is lost, doubled or seen otherwise', (seed) => {
  const dice = makeDice(seed);
  const server = new FarServer().begin();
  const players = (['A1', 'B1'] as const).map((player) => {
    const match = new RemoteMatch(
      { match: MATCH, seat: tokenOf(player) },
      { ...server.ports(), chance: dice.uniform },
    );
    match.open();
    return match;
  });
  server.time.pass(1);
  for (let round = 0; round < ROUNDS && phaseOf(server.state) !== 'over'; round++) {
    server.goOn();
    for (const match of players) play(match, dice);
    trouble(server, dice);
    server.time.pass(dice.pick([5, 80, 700, 2400, 3100]));
    server.holdsBack = false;
  }
  for (const socket of server.sockets) Object.assign(socket, { losesSent: false, losesHeard: false });
  server.trip = 0;
  server.time.pass(60_000);

  const done = server.events.filter(
    (event) => commandOf(event) && event.type === 'done' && event.by !== 'umpire',
  );
  const ids = server.sockets.flatMap(({ heard }) =>
    heard.filter((frame): frame is Do => frame.t === 'do').map(({ id }) => id),
  );
  expect(done.length).toBeGreaterThan(10);
  expect(new Set(ids).size).toBeGreaterThanOrEqual(done.length);
  expect(ids.length).toBeGreaterThan(new Set(ids).size);
  for (const match of players) {
    expect(match.unanswered).toBe(0);
    expect(match.events).toEqual(server.events);
    expect(match.state).toEqual(server.state);
  }
  const { head, events, state } = server;
  expect(validateRecord({ head, events, state }).mismatch).toBeNull();
});
