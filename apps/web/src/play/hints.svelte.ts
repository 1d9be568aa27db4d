import { type HelpKind, helpOf, type MatchState, type Player } from '@opencarrom/match';
import { CalledOff, type DeviceThinker, type Hint } from '../match/thinking/thinker.js';

/** The game that is asked about. */
interface HintedGame {
  readonly state: MatchState;
  readonly thinking: number | null;
  /** What the thoughts about it now begin from. */
  readonly seedNow: () => number;
  /** Writes down that somebody was helped. */
  readonly takeHelp: (player: Player, took: HelpKind) => void;
  readonly tell: (problem: unknown) => void;
}

/**
 * What a strong player would do, asked for by a person: worked out beside the game, and good for one position. It is an
 * idea and no aim; whoever wants to may see it played, and has the board back as it was.
 */
export class Hints {
  /** How far the one being worked out has come; null when there is none. */
  share: number | null = $state(null);
  /** Until somebody does something. */
  given: Hint | null = $state.raw(null);
  /** There was nothing to advise. */
  isNone = $state(false);
  /** Where it lies over the hand it has been read. */
  isRead = $state(false);
  private about: MatchState | null = null;
  private isSeen = false;

  constructor(
    private readonly thinker: DeviceThinker,
    private readonly game: HintedGame,
  ) {}

  /** How many the player on turn has left; null: as many as they like. */
  get left(): number | null {
    const { head, board, help } = this.game.state;
    const most = head.help?.hints ?? null;
    if (most === null || !board) return null;
    return Math.max(0, most - helpOf({ help }, board.onTurn).filter((took) => took === 'hint').length);
  }

  readonly ask = async (): Promise<void> => {
    const { state, thinking } = this.game;
    const player = state.board?.onTurn;
    if (!player || thinking !== null || this.share !== null || this.left === 0) return;
    this.about = state;
    this.share = 0;
    try {
      const hint = await this.thinker.hint(state, this.game.seedNow(), (share) => {
        this.share = share;
      });
      if (this.about !== state) return;
      this.isSeen = false;
      this.isRead = false;
      this.isNone = hint === null;
      if (hint) this.game.takeHelp(player, 'hint');
      this.given = hint;
    } catch (problem) {
      if (!(problem instanceof CalledOff)) this.game.tell(problem);
    } finally {
      this.share = null;
    }
  };

  /** The stroke it is about is shown. However often one looks, it is written down once. */
  readonly seen = (): void => {
    const player = this.game.state.board?.onTurn;
    if (this.isSeen || !player) return;
    this.isSeen = true;
    this.game.takeHelp(player, 'ghost');
  };

  /** Something is done: the hint is about what was, and one still being worked out would keep the computer waiting. */
  drop(): void {
    this.about = null;
    this.given = null;
    this.isNone = false;
    if (this.share !== null) this.thinker.cancel();
  }
}
