import type { Account, Me, SignedIn } from '@opencarrom/protocol';
import { asked, ServerProblem } from './asking.js';

/** The session itself is out of a page's reach; that there was one is noted, so that strangers are not asked for it. */
const BEEN_HERE = 'opencarrom.online';

function hasBeenHere(): boolean {
  try {
    return localStorage.getItem(BEEN_HERE) !== null;
  } catch {
    // Storage is forbidden: the server knows.
    return true;
  }
}

function noteBeenHere(): void {
  try {
    localStorage.setItem(BEEN_HERE, '1');
  } catch {
    // Then it is asked each time.
  }
}

/** Who one is to the server, for every screen that shows it or needs it. */
class Myself {
  /** Null: nobody yet, or not known yet. */
  account: Account | null = $state.raw(null);

  /** Asks the server who one is; whoever was never here is nobody without asking. */
  async find(): Promise<Account | null> {
    if (!hasBeenHere()) return null;
    try {
      this.account = (await asked<Me>('GET', '/me')).account;
    } catch (problem) {
      if (!(problem instanceof ServerProblem && problem.code === 'not-signed-in')) throw problem;
      this.account = null;
    }
    return this.account;
  }

  /** Somebody at once, by this name, without signing in. */
  async becomeGuest(name: string): Promise<Account> {
    const { account } = await asked<SignedIn>('POST', '/guests', name ? { name } : {});
    this.is(account);
    return account;
  }

  /** One has signed in as somebody, or is called otherwise now. */
  is(account: Account): void {
    this.account = account;
    noteBeenHere();
  }
}

export const myself = new Myself();
