import type { FixturesAnswer, OwnFixture } from '@opencarrom/protocol';
import { myself } from '../../online/myself.svelte.js';
import { arenaServer } from './server.js';

/** What somebody at this device has to play in an event on the screen, as the server told it last. */
export class OwnFixtures {
  /** Null: not heard yet. */
  answer: FixturesAnswer | null = $state.raw(null);
  problem: unknown = $state.raw(null);
  /** The board both have just come to: whoever waited for it goes there. */
  begun: OwnFixture['game'] = $state.raw(null);
  private questions = 0;

  constructor(
    readonly event: string,
    /** Of the partner's link one came by; empty: none. */
    readonly code: string,
  ) {}

  /** Whose fixtures they are is known by whom the server takes one for. */
  async look(): Promise<void> {
    await this.hear(async () => {
      await myself.find();
      return arenaServer.fixtures(this.event, this.code);
    });
  }

  async come(match: number): Promise<void> {
    await this.hear(() => arenaServer.here(this.event, match), match);
  }

  /** What was asked for before may come after what is newer. */
  private async hear(asking: () => Promise<FixturesAnswer>, coming?: number): Promise<void> {
    this.questions += 1;
    const question = this.questions;
    try {
      const answer = await asking();
      if (question !== this.questions && coming === undefined) return;
      this.noteBegun(answer, coming);
      this.answer = answer;
      this.problem = null;
    } catch (problem) {
      if (question === this.questions) this.problem = problem;
    }
  }

  /** Who left a board that goes on stays where they went: only who said "I am here" is taken to it. */
  private noteBegun(answer: FixturesAnswer, coming: number | undefined): void {
    const waited = (match: number): boolean =>
      match === coming ||
      this.answer?.fixtures.some((each) => each.match === match && each.here.you && !each.game) === true;
    this.begun ??= answer.fixtures.find(({ match, game }) => game && waited(match))?.game ?? null;
  }
}
