import { type Answer, agreeing, type Kept, type News, Telling, type Wish } from '@opencarrom/host';
import {
  decide,
  type Event,
  type MatchRecord,
  type MatchState,
  type PlayedStroke,
  type Player,
} from '@opencarrom/match';
import type { At, Bye, No, Preset, ServerFrame } from '@opencarrom/protocol';
import { AimShower, type OwnAim } from './aim-shower.js';
import { Conversation } from './conversation.js';
import { Ledger } from './ledger.js';
import { isStruckOtherwise, newsOf, strokeIn } from './news.js';
import { OtherOutcome, type Reached, type RemoteOnlooker, type WhoIsThere } from './onlooker.js';
import type { RemotePorts } from './ports.js';
import { declinedBy, forSocket, notForSeat } from './seat.js';
import { Words } from './words.js';

/** Which match, and by which token one sits there; without one the session says whose seat it is. */
export interface RemotePlace {
  readonly match: string;
  readonly seat?: string;
  /** Are strokes shown? Then each of another's is told as it goes over the board, and compared with the server's. */
  readonly showsStrokes?: boolean;
}

/** The server counts a stroke earlier by the time a message takes, and by no more than this. */
const LAG_COUNTED = 500;

/** Nobody comes back by themselves before it is known who they are now. */
const LEFT_ALONE = 60_000;

/** After these there is nothing to come back to. */
const FINAL = ['no-such-match', 'unknown-version', 'not-allowed', 'session-ended'];

/**
 * A match far away, with the face of a host: what is done here stands at once and is told as done, and gives way where the
 * server says otherwise. Nothing done is forgotten before it is answered, and nothing that happened is left out.
 */
export class RemoteMatch {
  /** Resolves once the match is there; rejects where it never will be. */
  readonly joined: Promise<this>;
  private readonly talk: Conversation;
  private readonly telling = new Telling<RemoteOnlooker>(({ failed }, problem) => failed?.(problem));
  private readonly words = new Words();
  private readonly aims: AimShower;
  private ledger: Ledger | null = null;
  private seatOfMine: Player | null = null;
  private reached: Reached = { is: 'connecting' };
  private present: WhoIsThere = { there: [], watchers: 0 };
  private count = 0;
  private readonly name: string;
  private arrive: (outcome: this | Error) => void = () => {};

  constructor(
    private readonly place: RemotePlace,
    private readonly ports: RemotePorts,
  ) {
    this.name = `c${ports.chance()}`.replace('0.', '').slice(0, 14);
    this.joined = new Promise((resolve, reject) => {
      this.arrive = (outcome) => (outcome instanceof Error ? reject(outcome) : resolve(outcome));
    });
    this.joined.catch(() => {});
    this.aims = new AimShower(ports, ({ after, aim }) =>
      this.talk.whisper({ t: 'aim', match: place.match, after, ...(aim ? { aim } : {}) }),
    );
    this.talk = new Conversation(place, ports, {
      ledger: () => this.ledger,
      heard: (frame) => this.heard(frame),
      lost: (connection) => this.reach(connection),
      fetched: (record) => this.fetched(record),
    });
  }

  /** Begins. Whoever wants to hear of everything watches first. */
  open(): void {
    this.talk.open();
  }

  get state(): MatchState {
    return this.log.state;
  }

  get events(): readonly Event[] {
    return this.log.events;
  }

  /** The player one is; null: one looks on. */
  get you(): Player | null {
    return this.seatOfMine;
  }

  get connection(): Reached {
    return this.reached;
  }

  get presence(): WhoIsThere {
    return this.present;
  }

  /** How many of the things done here the server has not answered yet. */
  get unanswered(): number {
    return this.ledger?.unanswered.length ?? 0;
  }

  /** For how many milliseconds the oldest of them waits for its answer. */
  get unansweredFor(): number {
    const [oldest] = this.ledger?.unanswered ?? [];
    return oldest ? this.ports.now() - oldest.doneAt : 0;
  }

  /** Milliseconds of the match, as the server counts them; never before what has happened. */
  now(): number {
    return Math.max(this.ledger?.state.latest ?? 0, Math.floor(this.talk.clock.now()));
  }

  /** What is given back looks away. */
  watch(onlooker: RemoteOnlooker): () => void {
    return this.telling.add(onlooker);
  }

  /** Does something at once, or says why it is refused; the server is told, until it has answered. */
  do({ by, act, at = this.momentOfAct() }: Wish, played: PlayedStroke | null = null): Answer {
    const refusal = notForSeat(this.seatOfMine, by, act);
    if (refusal) return { refusal };
    const { log } = this;
    const before = log.state;
    const sent = forSocket(act);
    const decision = decide(before, { by, at, act: sent }, log.events, played);
    if ('refusal' in decision) return decision;
    const { events, state } = decision;
    const { kept, settle } = promised();
    const waiting = { kept, settle, doneAt: this.ports.now(), sentAt: null, isAnswered: false, events };
    log.add({ id: this.newId(), act: sent, after: before.seq, ...waiting }, state);
    if (sent.type === 'strike') this.aims.struck();
    this.talk.sendUnsent();
    this.tell(({ happened }) => happened?.({ before, events, state, from: 'command', lost: [], played }));
    return { events, state, kept };
  }

  /** Says something to those who are there; answers why not, where it was refused or nobody heard it. */
  say(words: { readonly preset: Preset } | { readonly text: string }): Promise<No | null> {
    const id = this.newId();
    return new Promise((resolve) => {
      this.words.add(id, resolve);
      if (this.reached.is === 'here') this.talk.send({ t: 'say', id, match: this.place.match, ...words });
      else this.words.forget();
    });
  }

  /** Shows the others how one aims; null: one aims no more. Nobody but the player on turn is seen. */
  aim(aim: OwnAim | null): void {
    this.aims.show(this.state.seq, aim);
  }

  /** There may be a network again, or somebody looks again: what was missed is asked for at once. */
  async catchUp(): Promise<void> {
    this.talk.hurry();
  }

  /** Resolves once the server has answered everything done so far. */
  async settled(): Promise<void> {
    await Promise.all((this.ledger?.unanswered ?? []).map(({ kept }) => kept));
  }

  /** Goes from the match. What is unanswered by then nobody knows. */
  close(): void {
    this.end('closed');
    this.telling.clear();
  }

  private get log(): Ledger {
    if (!this.ledger) throw new Error('the match is not there yet: wait for `joined`');
    return this.ledger;
  }

  /** As the server will count it: earlier by the time a message takes, but not before all lay still. */
  private momentOfAct(): number {
    const now = this.now();
    const { latest, board } = this.log.state;
    const still = Math.min(now, board?.stillAt ?? 0);
    return Math.max(latest, still, now - Math.floor(Math.min(this.talk.clock.lag, LAG_COUNTED)));
  }

  private newId(): string {
    this.count += 1;
    return `${this.name}-${this.count}`;
  }

  private heard(frame: ServerFrame): void {
    switch (frame.t) {
      case 'at':
        this.at(frame);
        break;
      case 'ev':
        this.takeIn(frame.events);
        break;
      case 'ok':
        this.ok(frame.id);
        break;
      case 'no':
        if (frame.id === null) this.refusedAll(frame);
        else this.no(frame, frame.id);
        break;
      case 'bye':
        this.bye(frame);
        break;
      case 'there':
        this.meet({ there: frame.there, watchers: frame.watchers });
        break;
      default:
        this.passOn(frame);
    }
  }

  /** What is only told. */
  private passOn(frame: ServerFrame): void {
    this.tell(({ away, said, rematch, aim }) => {
      if (frame.t === 'away') away?.(frame.away);
      if (frame.t === 'said') said?.(frame);
      if (frame.t === 'rematch') rematch?.(frame);
      if (frame.t === 'aim') aim?.(frame);
    });
  }

  private at({ head, events, you, there, watchers = 0, away = [] }: At): void {
    this.seatOfMine = you;
    this.reach({ is: 'here' });
    if (this.ledger) this.takeIn(events);
    else this.ledger = new Ledger(head, events);
    this.meet({ there, watchers });
    this.tell((onlooker) => onlooker.away?.(away));
    this.arrive(this);
  }

  private takeIn(events: readonly Event[]): void {
    const { ledger } = this;
    if (!ledger) return;
    const shown = ledger.state;
    const taken = ledger.takeIn(events);
    if (!taken) {
      this.talk.joinAgain();
      return;
    }
    const { confirmed } = taken;
    if (confirmed.length > 0) this.tell(({ kept }) => kept?.(confirmed));
    for (const news of newsOf(taken, ledger.events, shown)) this.spread(news);
  }

  private spread(news: News): void {
    const stroke = this.place.showsStrokes ? strokeIn(news) : null;
    if ((stroke && !stroke.agrees) || isStruckOtherwise(news))
      this.tell(({ failed }) => failed?.(new OtherOutcome(news.events[0]?.seq ?? 0)));
    const played = stroke?.agrees ? stroke.played : null;
    this.tell(({ happened }) => happened?.({ ...news, played }));
  }

  private ok(id: string): void {
    this.words.answer(id, null);
    const pending = this.ledger?.find(id);
    if (!pending) return;
    this.ledger?.answer(pending);
    pending.settle('kept');
  }

  private no(no: No, id: string): void {
    this.words.answer(id, no);
    const { ledger } = this;
    const pending = ledger?.find(id);
    if (!ledger || !pending || pending.isAnswered) return;
    const before = ledger.state;
    const lost = ledger.takeBack(pending);
    const { state } = ledger;
    pending.settle('elsewhere');
    if (lost.length > 0)
      this.tell(({ happened }) => happened?.({ before, events: [], state, from: 'log', lost, played: null }));
    const declined = declinedBy(no, pending, state, this.seatOfMine);
    this.tell((onlooker) => onlooker.declined?.(declined));
    // Something has happened that was not told here, or not yet.
    if (no.code === 'stale') this.talk.joinAgain();
  }

  /** Not one command, but to be here at all. */
  private refusedAll({ code, message }: No): void {
    if (code === 'no-such-match') this.tell(({ gone }) => gone?.());
    if (FINAL.includes(code)) this.end(code);
    else this.tell(({ failed }) => failed?.(new Error(`${code}: ${message}`)));
  }

  private bye(bye: Bye): void {
    this.tell((onlooker) => onlooker.bye?.(bye));
    if (bye.why === 'session') this.sessionEnded();
    else this.talk.lose(bye.why, bye.after);
  }

  /** Whoever is let in anew as the same person goes on. */
  private sessionEnded(): void {
    const { isLetInAnew } = this.ports;
    const end = () => this.end('session-ended');
    if (isLetInAnew) {
      this.talk.lose('moved', LEFT_ALONE);
      isLetInAnew().then((isSo) => (isSo ? this.talk.hurry() : end()), end);
    } else end();
  }

  private fetched(record: MatchRecord): void {
    const { head, events } = record;
    if (!this.ledger) this.ledger = new Ledger(head, events);
    else if (!this.isContinued(record)) this.replace(record);
    else this.takeIn(events);
  }

  private isContinued({ events }: MatchRecord): boolean {
    const { have = 0 } = this.ledger ?? {};
    return events.length >= have && agreeing(this.log.told.slice(0, have), events) === have;
  }

  /** The server has gone back, as after a restored backup: its word counts. */
  private replace({ head, events }: MatchRecord): void {
    const before = this.log.state;
    const replaced = this.log.replace(head, events);
    const { state } = this.log;
    this.tell(({ happened }) => happened?.({ before, ...replaced, state, from: 'log', played: null }));
  }

  private meet(presence: WhoIsThere): void {
    this.present = presence;
    this.tell((onlooker) => onlooker.present?.(presence));
  }

  private reach(connection: Reached): void {
    this.reached = connection;
    if (connection.is !== 'here') this.words.forget();
    this.aims.reach(connection.is === 'here');
    this.tell((onlooker) => onlooker.connection?.(connection));
  }

  private end(why: string): void {
    if (this.reached.is === 'ended') return;
    this.talk.close();
    this.reach({ is: 'ended', why });
    for (const { settle } of this.ledger?.unanswered ?? []) settle('failed');
    this.arrive(new Error(why));
  }

  private tell(word: (onlooker: RemoteOnlooker) => void): void {
    this.telling.tell(word);
  }
}

function promised(): { readonly kept: Promise<Kept>; readonly settle: (kept: Kept) => void } {
  let settle: (kept: Kept) => void = () => {};
  const kept = new Promise<Kept>((resolve) => {
    settle = resolve;
  });
  return { kept, settle };
}
