import type { Friends } from '@opencarrom/protocol';
import { ask, asked } from '../asking.js';

const at = (account: string): string => `/friends/${encodeURIComponent(account)}`;

/** Whom one wants to find again. */
class Befriended {
  /** Null: not asked for yet. */
  private accounts: readonly string[] | null = $state.raw(null);

  async find(): Promise<void> {
    const { friends } = await asked<Friends>('GET', '/friends');
    this.accounts = friends.map(({ account }) => account.id);
  }

  /** Null: it is not known yet. */
  has(account: string): boolean | null {
    return this.accounts?.includes(account) ?? null;
  }

  async add(account: string): Promise<void> {
    await ask('PUT', at(account));
    await this.find();
  }

  async remove(account: string): Promise<void> {
    await ask('DELETE', at(account));
    await this.find();
  }
}

export const befriended = new Befriended();
