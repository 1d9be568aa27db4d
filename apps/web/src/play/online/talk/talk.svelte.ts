import type { Competitor } from '@opencarrom/laws';
import { competitorOf } from '@opencarrom/match';
import type { Preset, Spoken } from '@opencarrom/protocol';
import type { RemoteMatch } from '@opencarrom/remote';
import { loaded } from '../../../device/language.js';
import { myself } from '../../../online/myself.svelte.js';
import { avoided } from '../../../online/person/avoided.svelte.js';

/** So long words stand beside whoever said them. */
const SHOWN = 6000;
/** So many lines are kept here; the server has the rest for a while. */
const MOST_LINES = 50;

/** Something that was said, with a number by which it is told from the same said again. */
export type Line = Spoken & { readonly count: number };
export type Saying = { readonly preset: Preset } | { readonly text: string };

/** What is said at a match while one is there. */
export class Talk {
  /** The newest first. */
  lines: readonly Line[] = $state.raw([]);
  /** Said by others since one last looked. */
  unread = $state(0);
  isOpen = $state(false);
  /** Null: nobody has said anything, or wanted to. */
  parts: typeof import('./parts.js') | null = $state.raw(null);
  /** What stands beside each side just now. */
  private bubbles: Partial<Record<Competitor, Line>> = $state.raw({});
  private count = 0;
  private readonly fading = new Set<ReturnType<typeof setTimeout>>();
  private readonly lookAway: () => void;

  constructor(private readonly match: RemoteMatch) {
    this.lookAway = match.watch({ said: (spoken) => this.hear(spoken) });
  }

  async open(): Promise<void> {
    await this.fetch();
    this.isOpen = true;
  }

  /** Why it was not said, by its code; null: it was. */
  async say(saying: Saying): Promise<string | null> {
    return (await this.match.say(saying))?.code ?? null;
  }

  bubbleOf(side: Competitor): Line | null {
    const line = this.bubbles[side];
    return line && this.isHeard(line) ? line : null;
  }

  isHeard({ from }: Line): boolean {
    return !avoided.isMutedHere(from.account) && avoided.kindOf(from.account) === null;
  }

  close(): void {
    this.lookAway();
    for (const timer of this.fading) clearTimeout(timer);
    avoided.leave();
  }

  private async fetch(): Promise<void> {
    this.parts ??= await loaded(() => import('./parts.js'));
  }

  private hear(spoken: Spoken): void {
    this.count += 1;
    const line: Line = { ...spoken, count: this.count };
    if (!this.isHeard(line)) return;
    this.lines = [line, ...this.lines].slice(0, MOST_LINES);
    if (spoken.from.account !== myself.account?.id) this.unread += 1;
    // Who cannot fetch them now tries again with the next word.
    this.fetch().catch(() => {});
    const { player } = spoken.from;
    if (player) this.show(competitorOf(player), line);
  }

  private show(side: Competitor, line: Line): void {
    this.bubbles = { ...this.bubbles, [side]: line };
    const timer = setTimeout(() => {
      this.fading.delete(timer);
      if (this.bubbles[side] === line) this.bubbles = { ...this.bubbles, [side]: undefined };
    }, SHOWN);
    this.fading.add(timer);
  }
}
