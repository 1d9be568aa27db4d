import type { Account, Me, SignedIn } from '@opencarrom/protocol';

/** Somebody as a page shows them before it has asked the server. */
type Shown = Pick<Account, 'id' | 'name'>;

/** The first screen shows who one is and asks nobody: how one asks is fetched with whatever does. */
const asking = () => import('./asking.js');

/** The session itself is out of a page's reach; whose it was is noted, so that strangers are not asked for. */
const KEPT = 'opencarrom.online';

/** Undefined: storage is forbidden, and the server alone knows. */
function kept(): string | null | undefined {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return undefined;
  }
}

function keep(who: Shown | null): void {
  try {
    if (who) localStorage.setItem(KEPT, JSON.stringify({ id: who.id, name: who.name }));
    else localStorage.removeItem(KEPT);
  } catch {
    // Then it is asked each time.
  }
}

function whoIn(text: string | null | undefined): Shown | null {
  try {
    const { id, name } = JSON.parse(text ?? '{}') as Partial<Shown>;
    return typeof id === 'string' && typeof name === 'string' ? { id, name } : null;
  } catch {
    return null;
  }
}

/** Who one is to the server, for every screen that shows it or needs it. */
class Myself {
  /** Null: nobody yet, or not known yet. */
  account: Account | null = $state.raw(null);
  /** Somebody else plays on this device now, at another page of this browser. */
  other: Shown | null = $state.raw(null);
  /** How often somebody else has come to play at this page: what it showed before is not theirs. */
  turns = $state(0);
  private last: Shown | null = $state.raw(whoIn(kept()));

  constructor() {
    addEventListener('storage', () => this.look());
    // A page that was asleep heard nothing.
    document.addEventListener('visibilitychange', () => this.look());
  }

  /** Who one is, as far as it is known without asking. */
  get shown(): Shown | null {
    return this.account ?? this.last;
  }

  /** Asks the server who one is; whoever was never here is nobody without asking. */
  async find(): Promise<Account | null> {
    if (kept() === null) return null;
    const { asked, ServerProblem } = await asking();
    try {
      this.is((await asked<Me>('GET', '/me')).account);
    } catch (problem) {
      if (!(problem instanceof ServerProblem && problem.code === 'not-signed-in')) throw problem;
      this.isNobody();
    }
    return this.account;
  }

  /** Somebody at once, by this name, without signing in. */
  async becomeGuest(name: string): Promise<Account> {
    const { asked } = await asking();
    const { account } = await asked<SignedIn>('POST', '/guests', name ? { name } : {});
    this.is(account);
    return account;
  }

  /** One has signed in as somebody, or is called otherwise now. */
  is(account: Account): void {
    if (this.shown && this.shown.id !== account.id) this.turns += 1;
    this.account = account;
    this.last = account;
    this.other = null;
    keep(account);
  }

  /** One has signed out, or the session is over. */
  isNobody(): void {
    this.account = null;
    this.last = null;
    this.other = null;
    keep(null);
  }

  /** Pages of one browser share their session: has another of them changed whose it is? */
  private look(): void {
    const text = kept();
    if (text === undefined) return;
    const now = whoIn(text);
    const mine = this.shown;
    this.other = mine && now && mine.id !== now.id ? now : null;
    if (!mine || mine.id === now?.id) this.last = now;
  }
}

export const myself = new Myself();
