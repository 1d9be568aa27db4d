import type { Services } from '../services.js';
import { frameOf } from './frames.js';
import type { TextFrame } from './text-frame.js';

type Follower = (frame: TextFrame) => void;

/** So many are told before others have their turn in this process. */
const AT_A_TIME = 200;

interface Followed {
  readonly followers: Set<Follower>;
  readonly stop: () => void;
}

/** All carrom events that pages of this process follow: what is told of one is one text, the same for everybody. */
export class FollowedEvents {
  private readonly events = new Map<string, Followed>();

  constructor(private readonly services: Pick<Services, 'events'>) {}

  /** How it stands now; null: there is no such event. */
  async look(event: string): Promise<TextFrame | null> {
    const news = await this.services.events.news(event);
    return news && frameOf(news);
  }

  follow(event: string, follower: Follower): void {
    const followed = this.events.get(event) ?? this.begin(event);
    followed.followers.add(follower);
  }

  unfollow(event: string, follower: Follower): void {
    const followed = this.events.get(event);
    followed?.followers.delete(follower);
    if (!followed || followed.followers.size > 0) return;
    this.events.delete(event);
    followed.stop();
  }

  close(): void {
    for (const { stop } of this.events.values()) stop();
    this.events.clear();
  }

  private begin(event: string): Followed {
    const followers = new Set<Follower>();
    const stop = this.services.events.follow(event, (news) => tellInTurns(followers, frameOf(news)));
    const followed = { followers, stop };
    this.events.set(event, followed);
    return followed;
  }
}

/** Hundreds of sends in one go would hold everybody else up. Who has gone meanwhile is not told. */
function tellInTurns(followers: ReadonlySet<Follower>, frame: TextFrame): void {
  const all = [...followers];
  const go = (from: number) => {
    for (const follower of all.slice(from, from + AT_A_TIME)) if (followers.has(follower)) follower(frame);
    if (from + AT_A_TIME < all.length) setImmediate(go, from + AT_A_TIME);
  };
  go(0);
}
