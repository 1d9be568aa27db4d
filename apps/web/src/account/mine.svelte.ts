import type { Me, SignedIn } from '@opencarrom/protocol';
import { ServerProblem } from '../online/asking.js';
import { myself } from '../online/myself.svelte.js';
import { Undone } from './attempt.svelte.js';
import { deviceName, makePasskey } from './passkey.js';
import { server } from './server.js';

/** One's own account, as the screen of it shows and changes it. */
export class Mine {
  me: Me;
  /** One signed in too long ago for what is to be done, and is asked to do it once more. */
  isAsked = $state(false);
  /** Recovery codes that were just made, until their owner has kept them: nobody sees them again. */
  codes: readonly string[] | null = $state.raw(null);
  private answer: ((hasSignedIn: boolean) => void) | null = null;

  constructor(me: Me) {
    this.me = $state.raw(me);
  }

  async look(): Promise<void> {
    this.is(await server.me());
  }

  is(me: Me): void {
    this.me = me;
    myself.is(me.account);
  }

  /** Does what is for those alone who have just signed in: who did so too long ago is asked, and then it is done. */
  async fresh<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (problem) {
      if (!(problem instanceof ServerProblem && problem.code === 'sign-in-again')) throw problem;
    }
    if (!(await this.signsInAgain())) throw new Undone();
    return deed();
  }

  /** The question whether one is who one is was answered, or closed. */
  answered(hasSignedIn: boolean): void {
    this.isAsked = false;
    this.answer?.(hasSignedIn);
    this.answer = null;
  }

  async addPasskey(): Promise<void> {
    await this.added(async () => {
      const credential = await makePasskey(await server.passkeyToMake());
      return server.addPasskey({ credential, label: deviceName() });
    });
  }

  async setPassword(login: string, password: string): Promise<void> {
    await this.added(() => server.setPassword({ login, password }));
  }

  /** A guest gets a way to sign in, and the codes for the day it is lost. */
  async keepBy(deed: () => Promise<void>): Promise<void> {
    await deed();
    await this.makeCodes();
  }

  async makeCodes(): Promise<void> {
    ({ codes: this.codes } = await this.fresh(() => server.makeCodes()));
    await this.look();
  }

  keptCodes(): void {
    this.codes = null;
  }

  /** What it changes is shown. */
  async changed(deed: () => Promise<Me>): Promise<void> {
    this.is(await this.fresh(deed));
  }

  private async added(deed: () => Promise<SignedIn>): Promise<void> {
    await this.fresh(deed);
    await this.look();
  }

  private signsInAgain(): Promise<boolean> {
    this.isAsked = true;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
}
