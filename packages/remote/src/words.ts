import type { No } from '@opencarrom/protocol';

/** What was said into a socket and is not answered yet. Once that is gone it is not said again: it would come too late. */
export class Words {
  private readonly waiting = new Map<string, (no: No | null) => void>();

  add(id: string, resolve: (no: No | null) => void): void {
    this.waiting.set(id, resolve);
  }

  answer(id: string, no: No | null): void {
    this.waiting.get(id)?.(no);
    this.waiting.delete(id);
  }

  /** The connection is lost: nobody knows who has heard them. */
  forget(): void {
    const message = 'the connection was lost before it was heard';
    for (const id of this.waiting.keys()) this.answer(id, { t: 'no', id, code: 'unavailable', message });
  }
}
