import type { BlockKind, Blocks } from '@opencarrom/protocol';
import { asked } from '../asking.js';

const at = (account: string): string => `/me/blocks/${encodeURIComponent(account)}`;

/** Whom one does not hear: the server keeps it for everywhere, and a page for the board it is at. */
class Avoided {
  /** Null: not asked for yet. */
  kept: Blocks['blocks'] | null = $state.raw(null);
  private here: readonly string[] = $state.raw([]);

  async find(): Promise<void> {
    this.take(await asked<Blocks>('GET', '/me/blocks'));
  }

  kindOf(account: string): BlockKind | null {
    return this.kept?.find((each) => each.account === account)?.kind ?? null;
  }

  async keep(account: string, kind: BlockKind): Promise<void> {
    this.take(await asked<Blocks>('PUT', at(account), { kind }));
  }

  async forgive(account: string): Promise<void> {
    this.take(await asked<Blocks>('DELETE', at(account)));
  }

  isMutedHere(account: string): boolean {
    return this.here.includes(account);
  }

  muteHere(account: string): void {
    this.here = [...this.here, account];
  }

  hearHere(account: string): void {
    this.here = this.here.filter((each) => each !== account);
  }

  /** One has gone from the board. */
  leave(): void {
    this.here = [];
  }

  private take({ blocks }: Blocks): void {
    this.kept = blocks;
  }
}

export const avoided = new Avoided();
