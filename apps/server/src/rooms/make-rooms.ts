import { setTimeout as pause } from 'node:timers/promises';
import { StoreProblem } from '../store/store-problem.js';
import type { MatchRow } from '../store/tables.js';
import { UNWRITABLE } from '../store/unwritable.js';
import { openRoom, type RoomServices } from './open-room.js';
import {
  ANSWERED_WITHIN,
  aimsOf,
  PATIENCE_TO_REACH,
  type Question,
  subjectOf,
  TRIED_EVERY,
  UNHEARD_FOR,
} from './reaching.js';
import { commandName, type Room } from './room.js';
import {
  type CommandAnswer,
  type Rooms,
  type SeatAim,
  type SeatCommand,
  type Standing,
  Unreachable,
} from './rooms.js';
import type { TableBoard } from './table-board.js';

/** What is found where a match should be. */
type Found =
  | { readonly room: Room }
  | { readonly ledBy: string }
  /** Nobody leads it: it has not begun, or is over. */
  | { readonly idle: MatchRow }
  | null;

interface Led {
  readonly room: Room;
  readonly epoch: number;
  readonly stopAnswering: () => void;
}

/** A match whose clock stands. */
const NOBODY_LEADS: Standing = { now: null, stands: true, missed: [] };

/** Matches that nobody leads are looked for so often, and so many at a time are taken up. */
const ADOPTED_EVERY = 30_000;
const ADOPTED_AT_ONCE = 50;

/** The matches this process leads, and the way to those that others lead. */
export class MatchRooms implements Rooms {
  private readonly rooms = new Map<string, Led>();
  private readonly opening = new Map<string, Promise<Found>>();
  private readonly adopting: NodeJS.Timeout;
  private isDraining = false;

  constructor(private readonly services: RoomServices) {
    services.meters.watch('rooms', () => this.rooms.size);
    this.adopting = setInterval(() => void this.adopt(), ADOPTED_EVERY);
    this.adopting.unref();
  }

  readonly do = async (command: SeatCommand): Promise<CommandAnswer> => {
    const { meters, now, logger } = this.services;
    const since = now();
    // Most are for a match that is led here, and need not be looked for.
    const here = this.rooms.get(command.match)?.room.do(command);
    const answer = (here && (await here)) ?? (await this.doWhereItIsLed(command));
    meters.took('ack', now() - since);
    if ('no' in answer) {
      const { match, player, id } = command;
      meters.refused(answer.no.code);
      logger.debug({ match, command: `${player} ${id}`, refusal: answer.no.code }, 'refused');
    }
    return answer;
  };

  private doWhereItIsLed(command: SeatCommand): Promise<CommandAnswer> {
    return this.reach(
      command.match,
      { ask: 'do', command },
      {
        isAwaited: command.isAwaited ?? (() => true),
        inRoom: (room) => room.do(command),
        idle: (row) => this.doneIn(row, command),
        unwritable: (problem) => this.refusedBy(problem, command),
        nowhere: { no: { code: 'no-such-match', message: `there is no match ${command.match}` } },
      },
    );
  }

  readonly visit = (match: string): Promise<Standing | null> =>
    this.reach<Standing | null>(
      match,
      { ask: 'visit', match },
      {
        isAwaited: () => true,
        inRoom: async (room) => room.standing(),
        idle: async () => NOBODY_LEADS,
        unwritable: async () => NOBODY_LEADS,
        nowhere: null,
      },
    );

  readonly aim = (aim: SeatAim): void => {
    const led = this.rooms.get(aim.match);
    if (led) led.room.aim(aim);
    else this.services.bus.publish(aimsOf(aim.match), JSON.stringify(aim));
  };

  readonly board = (match: string): Promise<TableBoard | 'open' | 'over' | null> =>
    this.reach<TableBoard | 'open' | 'over' | null>(
      match,
      { ask: 'board', match },
      {
        isAwaited: () => true,
        inRoom: async (room) => room.board(),
        idle: async ({ status }) => (status === 'open' ? 'open' : 'over'),
        unwritable: (problem) => Promise.reject(problem),
        nowhere: null,
      },
    );

  readonly seated = async (match: string): Promise<void> => {
    await this.visit(match);
  };

  readonly led = (): readonly string[] => [...this.rooms.keys()];

  readonly count = (): number => this.rooms.size;

  readonly drain = async (withinMs: number): Promise<void> => {
    this.isDraining = true;
    clearInterval(this.adopting);
    const all = [...this.rooms].map(([match, led]) => this.putDown(match, led));
    await Promise.race([Promise.allSettled(all), pause(withinMs, undefined, { ref: false })]);
  };

  /** Takes up matches whose leader is gone for good, so that they come to an end though nobody returns to them. */
  async adopt(): Promise<void> {
    const { store, now, logger } = this.services;
    try {
      const alive = store.db
        .selectFrom('nodes')
        .select('name')
        .where('until', '>', now() - ADOPTED_EVERY);
      const lost = await store.db
        .selectFrom('matches')
        .select('id')
        .where('status', '=', 'live')
        .where((match) => match.or([match('owner', 'is', null), match('owner', 'not in', alive)]))
        .limit(ADOPTED_AT_ONCE)
        .execute();
      for (const { id } of lost) if (!this.isDraining && !this.rooms.has(id)) await this.find(id, false);
    } catch (problem) {
      logger.warn({ err: problem }, 'matches that nobody leads could not be looked for');
    }
  }

  /** Tries until somebody who leads the match has answered; every try may be repeated without harm. */
  private async reach<T>(
    match: string,
    question: Question,
    answer: {
      readonly isAwaited: () => boolean;
      readonly inRoom: (room: Room) => Promise<T | null>;
      readonly idle: (row: MatchRow) => Promise<T>;
      readonly unwritable: (problem: StoreProblem) => Promise<T>;
      readonly nowhere: T;
    },
  ): Promise<T> {
    const { now } = this.services;
    const began = now();
    let unheardSince: number | null = null;
    while (now() - began < PATIENCE_TO_REACH && answer.isAwaited()) {
      const isUnheard = unheardSince !== null && now() - unheardSince >= UNHEARD_FOR;
      const found = await this.tryToFind(match, isUnheard);
      if (found === null) return answer.nowhere;
      if (found !== 'failed') {
        if ('idle' in found) return answer.idle(found.idle);
        if ('unwritable' in found) return answer.unwritable(found.unwritable);
        if ('room' in found) {
          const said = await answer.inRoom(found.room);
          if (said !== null) return said;
        } else {
          const reply = await this.services.bus.ask(
            subjectOf(match),
            JSON.stringify(question),
            ANSWERED_WITHIN,
          );
          if ('reply' in reply) {
            const { said } = JSON.parse(reply.reply) as { said: T | null };
            if (said !== null) return said;
          } else if (reply.unanswered === 'nobody') unheardSince ??= now();
        }
      }
      await pause(TRIED_EVERY);
    }
    throw new Unreachable(`nobody could be reached who leads ${match}`);
  }

  /** The store may be away for a while: that is waited for. Until a disk has room again may take hours. */
  private async tryToFind(
    match: string,
    anyway: boolean,
  ): Promise<Found | { readonly unwritable: StoreProblem } | 'failed'> {
    try {
      return await this.find(match, anyway || !this.services.bus.isUp());
    } catch (problem) {
      if (this.isDraining) throw problem;
      if (problem instanceof StoreProblem && UNWRITABLE.includes(problem.code))
        return { unwritable: problem };
      this.services.logger.warn({ match, err: problem }, 'a match could not be taken up');
      return 'failed';
    }
  }

  private find(match: string, anyway: boolean): Promise<Found> {
    const led = this.rooms.get(match);
    if (led) return Promise.resolve({ room: led.room });
    if (this.isDraining) return Promise.reject(new Unreachable('the server is being stopped'));
    const before = this.opening.get(match);
    if (before) return before;
    const opening = this.takeUp(match, anyway).finally(() => this.opening.delete(match));
    this.opening.set(match, opening);
    return opening;
  }

  private async takeUp(match: string, anyway: boolean): Promise<Found> {
    const { store, bus, meters } = this.services;
    const row = await store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirst();
    if (!row) return null;
    if (row.status !== 'live') return { idle: row };
    const lead = await store.leases.take(match, anyway);
    if (!lead || 'ledBy' in lead) return lead;
    if (lead.match.status !== 'live') return { idle: lead.match };
    if (row.owner !== null) meters.count('takeovers');
    const room = await openRoom(lead, this.services, () => this.leave(match, room));
    const stopAnswering = bus.answer(subjectOf(match), async (text) =>
      JSON.stringify({ said: await this.answer(room, JSON.parse(text) as Question) }),
    );
    const stopHearing = bus.listen(aimsOf(match), (text) => room.aim(JSON.parse(text) as SeatAim));
    const stops = () => {
      stopAnswering();
      stopHearing();
    };
    this.rooms.set(match, { room, epoch: lead.epoch, stopAnswering: stops });
    room.begin();
    return { room };
  }

  private async answer(
    room: Room,
    question: Question,
  ): Promise<CommandAnswer | Standing | TableBoard | null> {
    switch (question.ask) {
      case 'do':
        return room.do(question.command);
      case 'visit':
        return room.standing();
      case 'board':
        return room.board();
    }
  }

  private leave(match: string, room: Room): void {
    const led = this.rooms.get(match);
    if (led?.room !== room) return;
    led.stopAnswering();
    this.rooms.delete(match);
  }

  private async putDown(match: string, { room, epoch }: Led): Promise<void> {
    const stoodAt = await room.putDown();
    this.leave(match, room);
    await this.services.store.leases.release(match, epoch, Math.floor(stoodAt));
  }

  /** In a match that nobody plays: what was done in it is answered as it was then. */
  private async doneIn({ id, status }: MatchRow, command: SeatCommand): Promise<CommandAnswer> {
    if (status === 'open')
      return { no: { code: 'not-begun', message: 'seats are free: the match has not begun' } };
    const over = { no: { code: 'match-over', message: 'the match is over' } };
    return (await this.answeredBefore(id, command)) ?? over;
  }

  /** Nothing can be written, so nothing was done, unless it was before. */
  private async refusedBy({ code }: StoreProblem, command: SeatCommand): Promise<CommandAnswer> {
    const message = code === 'store-full' ? 'the server’s disk is full' : 'the server cannot write now';
    return (await this.answeredBefore(command.match, command)) ?? { no: { code, message } };
  }

  private async answeredBefore(match: string, command: SeatCommand): Promise<CommandAnswer | null> {
    const rows = await this.services.store.log.read(match, 0);
    const done = rows?.find(({ cmd }) => cmd === commandName(command));
    return done ? { ok: done.last } : null;
  }
}
