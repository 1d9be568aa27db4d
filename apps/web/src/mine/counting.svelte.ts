import type { PastMatch } from '@opencarrom/protocol';
import { ServerProblem } from '../online/asking.js';
import { myself } from '../online/myself.svelte.js';
import { type FiguresOf, forgetAccountsBut, forgetFigures } from '../store/figures.js';
import { type KeptGame, keptLog, listGames } from '../store/games.js';
import type { CountedGame, GameToCount } from './counted-game.js';
import { farGame, pastMatches } from './far-games.js';
import { dropFormerFigures, keepGames, knownGames } from './kept-figures.js';

/** So many records are fetched at a time. */
const AT_ONCE = 4;
/** What is counted is shown, and kept, so many games at a time: many games are not to be added up after each of them. */
const SHOWN_AT_ONCE = 10;

/** The figures of all games on the device and of one's account: what was counted before is there at once, the rest comes. */
export class Counting {
  onDevice: readonly CountedGame[] = $state.raw([]);
  ofAccount: readonly CountedGame[] = $state.raw([]);
  /** Null: all are counted. */
  progress: { readonly done: number; readonly of: number } | null = $state.raw(null);
  /** The server is asked which matches there are. */
  isAsking = $state(false);
  isOver = $state(false);
  /** The device's games could not be read. */
  failed = $state(false);
  /** Some of the account's matches could not be fetched. */
  isIncomplete = $state(false);

  private worker: Worker | null = null;
  private isGone = false;

  async run(): Promise<void> {
    dropFormerFigures();
    await this.recall();
    try {
      await this.countDevice();
    } catch {
      this.failed = true;
    }
    try {
      if (!this.isGone) await this.countAccount();
    } catch {
      this.isIncomplete = true;
    }
    this.progress = null;
    this.isAsking = false;
    this.isOver = true;
    this.end();
  }

  close(): void {
    this.isGone = true;
    this.end();
  }

  /** What was counted before is shown at once. */
  private async recall(): Promise<void> {
    const account = myself.shown?.id;
    [this.onDevice, this.ofAccount] = await Promise.all([
      knownGames('device'),
      account === undefined ? [] : knownGames({ account }),
    ]);
  }

  private async countDevice(): Promise<void> {
    const kept = await listGames();
    const known = byId(this.onDevice);
    const isKnown = ({ id, notes }: KeptGame) => known.get(id)?.changed === notes.changed;
    // What was deleted is counted no more.
    const sound = kept.filter(isKnown).flatMap(({ id }) => known.get(id) ?? []);
    const fresh = kept.filter((game) => !isKnown(game));
    await forgetGone('device', known, kept);
    await this.countAll('device', fresh, keptToCount, (more) => {
      this.onDevice = [...sound, ...more];
    });
  }

  private async countAccount(): Promise<void> {
    this.progress = null;
    this.isAsking = true;
    const account = await myself.find();
    await forgetAccountsBut(account?.id ?? null);
    if (!account) {
      this.ofAccount = [];
      return;
    }
    const of = { account: account.id };
    this.ofAccount = await knownGames(of);
    const known = byId(this.ofAccount);
    const past = await pastMatches(account.id, new Set(known.keys()));
    if (past === 'as-known') return;
    this.isAsking = false;
    const sound = past.flatMap(({ match }) => known.get(match) ?? []);
    const fresh = past.filter(({ match }) => !known.has(match));
    await forgetGone(
      of,
      known,
      past.map(({ match }) => ({ id: match })),
    );
    await this.countAll(
      of,
      fresh,
      (match) => this.farToCount(match),
      (more) => {
        this.ofAccount = [...sound, ...more];
      },
    );
  }

  /** A record that is not there is missing; where nobody answers, the others would be too. */
  private async farToCount(match: PastMatch): Promise<GameToCount | null> {
    try {
      return { far: await farGame(match) };
    } catch (problem) {
      if (problem instanceof ServerProblem && problem.code === 'unreachable') throw problem;
      this.isIncomplete = true;
      return null;
    }
  }

  /** Counts games one after another, and fetches the next ones meanwhile. */
  private async countAll<T>(
    of: FiguresOf,
    games: readonly T[],
    fetched: (game: T) => Promise<GameToCount | null>,
    show: (counted: readonly CountedGame[]) => void,
  ): Promise<void> {
    const counted: CountedGame[] = [];
    let keptSoFar = 0;
    const keepAndShow = async (): Promise<void> => {
      await keepGames(of, counted.slice(keptSoFar));
      keptSoFar = counted.length;
      show([...counted]);
    };
    const coming = games.slice(0, AT_ONCE).map((game) => settled(fetched(game)));
    try {
      for (const done of games.keys()) {
        if (this.isGone) break;
        this.progress = { done, of: games.length };
        const game = await coming.shift();
        const next = games[done + AT_ONCE];
        if (next !== undefined) coming.push(settled(fetched(next)));
        if (game && 'problem' in game) throw game.problem;
        const found = game?.ok && (await this.ask(game.ok));
        if (found) counted.push(found);
        if ((done + 1) % SHOWN_AT_ONCE === 0) await keepAndShow();
      }
    } finally {
      await keepAndShow();
    }
  }

  private ask(game: GameToCount): Promise<CountedGame | null> {
    if (this.isGone) return Promise.resolve(null);
    this.worker ??= new Worker(new URL('./count.worker.ts', import.meta.url), { type: 'module' });
    const { worker } = this;
    return new Promise((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<CountedGame | null>) => resolve(data);
      worker.onerror = () => {
        this.end();
        resolve(null);
      };
      worker.postMessage(game);
    });
  }

  private end(): void {
    this.worker?.terminate();
    this.worker = null;
  }
}

const byId = (games: readonly CountedGame[]): ReadonlyMap<string, CountedGame> =>
  new Map(games.map((game) => [game.id, game]));

/** What is no longer there needs no room. */
async function forgetGone(
  of: FiguresOf,
  known: ReadonlyMap<string, CountedGame>,
  there: readonly { readonly id: string }[],
): Promise<void> {
  const ids = new Set(there.map(({ id }) => id));
  const gone = [...known.keys()].filter((id) => !ids.has(id));
  if (gone.length > 0) await forgetFigures(of, gone);
}

async function keptToCount({ id, head, hands, notes }: KeptGame): Promise<GameToCount | null> {
  const log = await keptLog(id);
  if (!log) return null;
  const { changed, begun, unnamed = {}, farAway } = notes;
  const { controllers } = hands;
  const kept = { id, changed, begun, head, events: log.events, controllers, unnamed };
  return { kept: farAway ? { ...kept, farAway } : kept };
}

/** What is waited for later complains to nobody meanwhile. */
const settled = <T>(promise: Promise<T>): Promise<{ readonly ok: T } | { readonly problem: unknown }> =>
  promise.then(
    (ok) => ({ ok }),
    (problem: unknown) => ({ problem }),
  );
