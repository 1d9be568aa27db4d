import { type DrawnMatch, openMatches, type StageState, stageNow } from '@opencarrom/tournament';
import { untrack } from 'svelte';
import type { DeskView } from '../desk-view.js';
import { isInDraft } from './drafts.js';
import { besideUndecided, type NextStep, nextStep } from './next-step.js';
import { type HallRow, hallRows, undecidedIn } from './rows.js';

/** Where minutes are told, a quarter of one is soon enough. */
const TOLD_EVERY = 15_000;

/** The round that is looked at, how its matches stand, and what comes next. Made as a component begins. */
export class ShownRound {
  /** Another round than the one that is played, to look at. */
  private picked: { readonly stage: number; readonly round: number } | null = $state.raw(null);
  private now = $state(0);

  readonly latest: StageState | null = $derived.by(() => stageNow(this.desk.state) ?? null);
  readonly stage: StageState | null = $derived.by(
    () => this.desk.state.stages[(this.picked?.stage ?? 0) - 1] ?? this.latest,
  );
  readonly round: number = $derived(
    this.picked && this.stage && this.picked.round <= this.stage.rounds
      ? this.picked.round
      : (this.stage?.rounds ?? 0),
  );
  readonly matches: readonly DrawnMatch[] = $derived(
    this.stage?.matches.filter((match) => match.round === this.round) ?? [],
  );
  readonly drafts: readonly DrawnMatch[] = $derived.by(() =>
    this.matches.filter((match) => isInDraft(this.desk.state, match)),
  );
  /** How many of its results are in. */
  readonly results: number = $derived(this.matches.filter(({ b, result }) => b !== null && result).length);
  readonly isLatest: boolean = $derived(
    this.stage === this.latest && this.round === (this.latest?.rounds ?? 0),
  );
  /** How many matches of the stage that is played have no result. */
  readonly open: number = $derived(this.latest ? openMatches(this.latest).length : 0);

  /** A bracket is drawn as it gets ready: what is open of other rounds is missing too, and so is what somebody has to decide about. */
  private readonly others: readonly DrawnMatch[] = $derived.by(() =>
    this.picked || !this.stage
      ? []
      : [...new Set([...openMatches(this.stage), ...undecidedIn(this.desk.state, this.desk.about)])].filter(
          (match) => !this.matches.includes(match),
        ),
  );
  readonly rows: readonly HallRow[] = $derived.by(() =>
    hallRows({ logged: this.desk.logged, about: this.desk.about, now: this.now }, [
      ...this.matches,
      ...this.others,
    ]),
  );
  /** Of those, what was decided once: not counted with what is played now. */
  private readonly earlier = $derived(this.others.filter(({ result }) => result));
  readonly rowsOfNow: readonly HallRow[] = $derived(
    this.rows.filter(({ match }) => !this.earlier.includes(match)),
  );

  readonly step: NextStep | null = $derived.by(() =>
    besideUndecided(
      nextStep(this.desk.logged, this.desk.about, this.rowsOfNow),
      this.rows.filter(({ match }) => this.earlier.includes(match)),
    ),
  );
  /** Where play goes on although a protest is open: it is settled in its own time, and what was drawn by then stays. */
  readonly onward: NextStep | null = $derived.by(() =>
    nextStep(
      this.desk.logged,
      this.desk.about,
      this.rows.filter(({ stand }) => stand.is !== 'protest'),
    ),
  );
  readonly canGoOn: boolean = $derived(['draw', 'go-on', 'award'].includes(this.onward?.do ?? ''));

  constructor(private readonly desk: DeskView) {
    this.now = desk.now();
    $effect(() => {
      const ticking = setInterval(() => {
        this.now = desk.now();
      }, TOLD_EVERY);
      return () => clearInterval(ticking);
    });
    $effect(() => {
      // What comes in is told at once.
      void desk.about;
      this.now = untrack(() => desk.now());
    });
  }

  pick(stage: number, round: number): void {
    const isPlayed = stage === this.latest?.number && round === this.latest.rounds;
    this.picked = isPlayed ? null : { stage, round };
  }

  /** Back to the round that is played. */
  follow(): void {
    this.picked = null;
  }
}
