import type { HowEnded, PrizeKind } from '@opencarrom/tournament';
import { catalogue } from '../../device/catalogue.js';

/** What the desk says while rounds are drawn and played. */
export interface RoundWords {
  readonly stages: string;
  readonly rounds: string;
  /** Rounds are given by what they are called. */
  readonly roundTold: (round: string, isDone: boolean) => string;
  readonly columns: Readonly<Record<'table' | 'breaks' | 'score' | 'other' | 'stands' | 'deeds', string>>;
  readonly hall: string;
  readonly table: (table: number) => string;
  readonly noTable: string;
  readonly match: (number: number) => string;
  readonly group: (name: string) => string;
  readonly versus: string;
  readonly rests: string;
  readonly nobodyYet: string;
  readonly nobodyYetText: string;
  readonly toEntries: string;
  readonly notDrawn: string;
  readonly notDrawnText: (entered: number) => string;
  readonly drawFirst: string;
  readonly stand: {
    readonly waiting: (count: number) => string;
    readonly silent: (time: string) => string;
    readonly notBegun: (minutes: number) => string;
    readonly overdue: (minutes: number) => string;
    readonly unsigned: string;
    readonly lineUps: (teams: string) => string;
    readonly noTable: string;
    readonly protest: string;
    readonly live: (game: number, board: number, isScores: boolean) => string;
    readonly phones: (count: number) => string;
    readonly rubbers: (played: number, of: number) => string;
    readonly open: string;
    readonly after: (match: number) => string;
    readonly draft: string;
    readonly signed: (time: string) => string;
    readonly typed: (time: string, by: string) => string;
    readonly corrected: (time: string) => string;
    readonly bye: string;
    readonly walkedOver: string;
  };
  readonly how: Readonly<Record<HowEnded, string>>;
  readonly deeds: Readonly<
    Record<
      | 'decide'
      | 'scan'
      | 'walkOver'
      | 'type'
      | 'settle'
      | 'lineUps'
      | 'giveTable'
      | 'change'
      | 'rubbers'
      | 'watch',
      string
    >
  >;
  readonly deedAt: (deed: string, table: string) => string;
  readonly next: {
    readonly title: string;
    readonly enter: string;
    readonly enterText: string;
    readonly draw: (round: string) => string;
    readonly drawText: string;
    readonly drawButton: (round: string) => string;
    readonly drawFirst: string;
    readonly drawFirstText: (entered: number) => string;
    readonly ready: string;
    readonly readyText: (open: number) => string;
    readonly drawReady: string;
    readonly publish: (round: string) => string;
    readonly publishText: string;
    readonly publishButton: string;
    readonly decide: (table: string) => string;
    readonly decideText: string;
    readonly silent: (table: string, minutes: number) => string;
    readonly silentText: string;
    readonly scanIts: string;
    readonly notBegun: (table: string, minutes: number) => string;
    readonly notBegunText: string;
    readonly overdue: (table: string) => string;
    readonly overdueText: string;
    readonly unsigned: (table: string) => string;
    readonly unsignedText: string;
    readonly lineUps: (teams: string) => string;
    readonly lineUpsText: string;
    readonly noTable: (names: string) => string;
    readonly noTableText: string;
    readonly allotAll: string;
    readonly protest: (table: string) => string;
    readonly protestText: string;
    readonly startClock: (minutes: number) => string;
    readonly startClockText: string;
    readonly startClockButton: string;
    readonly wait: (open: number) => string;
    readonly waitText: string;
    readonly choose: string;
    readonly goOn: (stage: string) => string;
    readonly goOnText: (next: string) => string;
    readonly goOnButton: (next: string) => string;
    readonly award: (stage: string) => string;
    readonly awardText: string;
    readonly awardButton: string;
    readonly finalsButton: string;
    readonly over: string;
    readonly overText: (champion: string) => string;
    readonly reopen: string;
    readonly lookOnly: string;
  };
  readonly resultsIn: string;
  readonly of: (count: number) => string;
  readonly squares: Readonly<Record<'due' | 'live' | 'open' | 'done', string>>;
  readonly lately: string;
  readonly nothingLately: string;
  readonly allHistory: string;
  readonly print: string;
  readonly pairNext: (round: string) => string;
  readonly nextStage: string;
  readonly waitsFor: (open: number) => string;
  readonly menu: string;
  readonly takeBack: string;
  readonly takeBackText: (round: string, results: number) => string;
  readonly allotAnew: string;
  readonly appoint: string;
  readonly shortcuts: string;
  readonly scanOne: string;
  readonly listBy: string;
  readonly byTable: string;
  readonly byName: string;
  readonly swap: string;
  readonly swapHint: string;
  readonly swapPicked: (name: string) => string;
  readonly swapDo: (one: string, other: string) => string;
  readonly evenSo: string;
  readonly cancel: string;
  readonly close: string;
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly kept: (table: string, score: string) => string;
  readonly sent: (unsent: number) => string;
  readonly offline: string;
  readonly fileOnly: string;
  readonly type: {
    readonly title: (names: string) => string;
    readonly score: string;
    readonly hints: Readonly<Record<'score' | 'games' | 'boards', string>>;
    readonly notRead: Readonly<Record<'score' | 'games' | 'boards', string>>;
    readonly how: string;
    readonly winner: string;
    readonly nobody: string;
    readonly law: string;
    readonly reason: string;
    readonly correctReason: string;
    readonly protest: string;
    readonly umpire: string;
    readonly save: string;
    readonly correct: string;
    readonly wins: (name: string) => string;
    readonly draw: string;
    readonly stands: (score: string) => string;
    readonly keys: string;
    readonly tableAndUmpire: string;
  };
  readonly would: {
    readonly show: string;
    readonly nothing: string;
    readonly title: string;
    readonly text: string;
    readonly met: string;
    readonly instead: string;
    readonly start: (stage: string) => string;
    readonly none: string;
  };
  readonly waiting: {
    readonly title: string;
    readonly text: string;
    readonly counts: string;
    readonly from: (name: string) => string;
    readonly take: string;
    readonly setAside: string;
    readonly reason: string;
    readonly noneCounts: string;
  };
  readonly scan: {
    readonly title: string;
    readonly text: string;
    readonly camera: string;
    readonly noCamera: string;
    readonly cameraRefused: string;
    readonly stop: string;
    readonly file: string;
    readonly noCode: string;
    readonly paste: string;
    readonly pasteHint: string;
    readonly take: string;
    readonly taken: string;
    readonly parts: (have: number, of: number) => string;
    readonly faults: Readonly<Record<'no-result' | 'damaged' | 'mixed' | 'unreadable', string>>;
    readonly waits: string;
    readonly setAside: string;
  };
  readonly settle: {
    readonly title: string;
    readonly text: string;
    readonly dismiss: string;
    readonly dismissText: string;
    readonly uphold: string;
    readonly reason: string;
  };
  readonly tie: {
    readonly title: (names: string) => string;
    readonly secret: string;
    readonly given: string;
    readonly missing: string;
    readonly give: (team: string) => string;
    readonly rubber: (number: number) => string;
    readonly disciplines: Readonly<Record<'singles' | 'doubles', string>>;
    readonly player: (rubber: number, place: number) => string;
    readonly choose: string;
    readonly save: string;
    readonly substitute: string;
    readonly out: string;
    readonly in: string;
    readonly putIn: string;
    readonly whichRubber: string;
    readonly begin: string;
    readonly beginHint: string;
    readonly begun: string;
    /** The tie was decided before. */
    readonly notPlayed: string;
    readonly woman: string;
    readonly substitutesLeft: (left: number) => string;
    readonly stands: string;
    readonly whole: string;
  };
  readonly stageDialog: {
    readonly goOn: (next: string) => string;
    readonly early: string;
    readonly earlyReason: string;
    readonly finalsTitle: string;
    readonly finalsText: string;
    readonly places: Readonly<Record<'2' | '4', string>>;
    readonly matches: string;
    readonly bestOf: Readonly<Record<'1' | '3', string>>;
    readonly addFinals: string;
    readonly awardTitle: string;
    readonly awardText: string;
    readonly kinds: Readonly<Record<PrizeKind | 'none', string>>;
    readonly kind: string;
    readonly award: string;
    readonly reopenTitle: string;
    readonly reopenReason: string;
    readonly chooseTitle: string;
    readonly rematches: (upTo: number) => string;
    readonly stop: string;
    readonly withoutWaiting: string;
    readonly withoutWaitingText: string;
    readonly drawWithout: string;
    readonly liftForbidden: string;
  };
  readonly over: {
    readonly title: string;
    readonly place: (place: number) => string;
    readonly prize: (points: number) => string;
    readonly all: string;
  };
  readonly clock: {
    readonly title: string;
    readonly none: string;
    readonly set: string;
    readonly minutes: string;
    readonly warning: string;
    readonly run: string;
    readonly pause: string;
    readonly add: (minutes: number) => string;
    readonly off: string;
    readonly sound: string;
    readonly quiet: string;
  };
  readonly keysTitle: string;
  readonly keys: readonly (readonly [key: string, does: string])[];
}

export const words = catalogue<RoundWords>(import.meta.glob('./words/*.ts'));
