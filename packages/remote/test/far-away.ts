import {
  type Act,
  type Command,
  decide,
  dutyOf,
  type Event,
  type Head,
  type MatchState,
  newHead,
  nextMoment,
  openMatch,
  type Player,
  replay,
  usualSeats,
  writeRecord,
} from '@opencarrom/match';
import type { ClientFrame, Do, Join, ServerFrame } from '@opencarrom/protocol';
import { readFrame } from '@opencarrom/protocol/read-frame';
import type { RemotePorts, Socket, SocketTold } from '../src/index.js';

/** Time moved by hand. */
class HandTime {
  private alarms: { readonly at: number; readonly call: () => void }[] = [];
  private time = 1000;

  readonly now = (): number => this.time;

  readonly after = (ms: number, call: () => void): (() => void) => {
    const alarm = { at: this.time + ms, call };
    this.alarms.push(alarm);
    return () => {
      this.alarms = this.alarms.filter((each) => each !== alarm);
    };
  };

  /** Time goes on, and whatever was to happen on the way does. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (let next = this.next(); next && next.at <= end; next = this.next()) {
      this.alarms = this.alarms.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.call();
    }
    this.time = end;
  }

  private next() {
    return [...this.alarms].sort((one, other) => one.at - other.at)[0];
  }
}

export const MATCH = 'abcDEF012345';
const HEAD: Head = newHead({ players: { A: ['Player A'], B: ['Player B'] }, length: 'board' });
const SEATS: Readonly<Record<string, Player>> = {
  ['A'.repeat(22)]: 'A1',
  ['B'.repeat(22)]: 'B1',
};
export const tokenOf = (player: Player): string =>
  Object.keys(SEATS).find((token) => SEATS[token] === player) ?? '';

/** One socket, seen from the server. What is done to it happens at once, or takes as long as the network does. */
export class FarSocket implements Socket {
  readonly heard: ClientFrame[] = [];
  isOpen = false;
  isCut = false;
  player: Player | null = null;
  /** Frames from here on are swallowed on their way, in one direction or the other. */
  losesSent = false;
  losesHeard = false;

  constructor(
    private readonly server: FarServer,
    private readonly told: SocketTold,
  ) {}

  open(): void {
    if (this.isCut) return;
    this.isOpen = true;
    this.told.opened();
  }

  send(text: string): void {
    if (!this.isOpen) throw new Error('sent into a socket that is not open');
    if (this.isCut || this.losesSent) return;
    const read = readFrame(text);
    if ('fault' in read) throw new Error(`${text}: ${read.fault.message}`);
    this.heard.push(read.frame);
    this.server.time.after(this.server.trip / 2, () => {
      if (!this.isCut) this.server.answer(this, read.frame);
    });
  }

  close(): void {
    this.isCut = true;
  }

  /** The server says something. */
  tell(frame: ServerFrame): void {
    const text = JSON.stringify(frame);
    if (this.losesHeard) return;
    this.server.time.after(this.server.trip / 2, () => {
      if (this.isOpen && !this.isCut) this.told.heard(text);
    });
  }

  cut(): void {
    if (this.isCut) return;
    this.isCut = true;
    this.told.closed();
  }
}

/** A server with one match, as the protocol has it. What it does by itself and what goes wrong is said by the test. */
export class FarServer {
  readonly time = new HandTime();
  readonly sockets: FarSocket[] = [];
  events: readonly Event[] = [];
  state: MatchState;
  /** Milliseconds there and back. */
  trip = 0;
  opensAtOnce = true;
  isMute = false;
  /** Commands are neither answered nor told until then; they are done, though. */
  holdsBack = false;
  mostBehind = Number.POSITIVE_INFINITY;
  clockStands = false;
  private startedAt = 1000;
  private readonly answers = new Map<string, ServerFrame>();
  records = 0;
  chances: number[] = [];

  constructor(readonly head = HEAD) {
    this.state = openMatch(head);
  }

  readonly ports = (): RemotePorts => ({
    connect: (told) => {
      const socket = new FarSocket(this, told);
      this.sockets.push(socket);
      if (this.opensAtOnce) this.time.after(0, () => socket.open());
      return socket;
    },
    record: async () => {
      this.records += 1;
      return writeRecord(this.head, this.events);
    },
    now: this.time.now,
    after: this.time.after,
    chance: () => this.chances.shift() ?? 0.5,
  });

  get last(): FarSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('nobody has come');
    return socket;
  }

  clock(): number {
    return this.time.now() - this.startedAt;
  }

  /** The match's clock comes to where everything lies still. */
  still(): void {
    this.time.pass(Math.max(0, nextMoment(this.state) - this.clock()));
  }

  answer(socket: FarSocket, frame: ClientFrame): void {
    if (this.isMute) return;
    if (frame.t === 'join') this.join(socket, frame);
    if (frame.t === 'do') this.command(socket, frame);
    if (frame.t === 'p') socket.tell({ t: 'p', seq: this.state.seq, now: this.clock(), ...this.stands });
    if (frame.t === 'say') socket.tell({ t: 'ok', id: frame.id, seq: this.state.seq });
  }

  private get stands(): { stands?: true } {
    return this.clockStands ? { stands: true } : {};
  }

  private join(socket: FarSocket, { have, seat }: Join): void {
    const { seq } = this.state;
    if (have > seq || seq - have > this.mostBehind) {
      socket.tell({ t: 'reset', match: MATCH });
      return;
    }
    socket.player = SEATS[seat ?? ''] ?? null;
    const events = this.events.slice(have);
    const place = { t: 'at', match: MATCH, seq, head: this.head, events, you: socket.player } as const;
    socket.tell({ ...place, now: this.clock(), ...this.stands, there: ['A1', 'B1'], watchers: 0 });
  }

  private command(socket: FarSocket, { id, after, act }: Do): void {
    if (!socket.player) throw new Error('a watcher sends commands');
    const key = `${socket.player} ${id}`;
    const earlier = this.answers.get(key);
    const answer = earlier ?? this.decide(id, { by: socket.player, act, at: this.clock(), after });
    this.answers.set(key, answer);
    if (!this.holdsBack) socket.tell(answer);
  }

  private decide(id: string, command: Command): ServerFrame {
    const refusal = this.does(command);
    if (!refusal) return { t: 'ok', id, seq: this.state.seq };
    return { t: 'no', id, code: refusal.code, message: refusal.about.why, laws: [...refusal.laws] };
  }

  /** Something happens at the server, by whomever; everybody there is told. */
  does({
    at = Math.max(this.state.latest, this.clock()),
    ...command
  }: Omit<Command, 'at'> & { at?: number }) {
    const decision = decide(this.state, { at, ...command }, this.events);
    if ('refusal' in decision) return decision.refusal;
    this.events = [...this.events, ...decision.events];
    this.state = decision.state;
    if (!this.holdsBack) this.tellAll(decision.events);
    return null;
  }

  tellAll(events: readonly Event[]): void {
    for (const socket of this.sockets)
      if (socket.isOpen && !socket.isCut) socket.tell({ t: 'ev', match: MATCH, events: [...events] });
  }

  /** Everything that is no player's to do, up to a stroke. */
  begin(): this {
    const first: Act[] = [
      { type: 'toss', winner: 'A' },
      { type: 'choose', take: 'break' },
      { type: 'sit', seats: usualSeats('singles') },
      { type: 'play' },
    ];
    for (const act of first) {
      const refusal = this.does({ by: 'umpire', act });
      if (refusal) throw new Error(refusal.about.why);
    }
    return this;
  }

  /** Does what nobody has a choice in; a board nobody demands anything more for is closed. */
  goOn(): void {
    for (let duty = dutyOf(this.state); duty; duty = dutyOf(this.state)) {
      if (duty.kind === 'play' || duty.kind === 'close')
        this.does({ by: 'umpire', act: { type: duty.kind } });
      else return;
    }
  }

  /** The server's memory goes back, as after a restored backup. */
  goBackTo(seq: number): void {
    this.events = this.events.slice(0, seq);
    this.state = replay(this.head, this.events);
  }
}
