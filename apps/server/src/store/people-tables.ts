import type { BlockKind, NewReport, SanctionKind } from '@opencarrom/protocol';

export type DeviceKind = 'phone' | 'tablet' | 'computer' | 'program';

/** What is kept of people. Names and ids of accounts are nowhere else but in seats. */
export interface PeopleTables {
  accounts: AccountRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  passwords: PasswordRow;
  recovery_codes: RecoveryCodeRow;
  challenges: ChallengeRow;
  tries: TriesRow;
  blocks: BlockRow;
  friends: FriendRow;
  remarks: RemarkRow;
  reports: ReportRow;
  sanctions: SanctionRow;
  appeals: AppealRow;
  audit: AuditRow;
}

interface AccountRow {
  id: string;
  name: string;
  /** The language its owner reads, as "hi". */
  locale: string | null;
  created_at: number;
  /** When a guest got a way to sign in; null: still a guest. */
  upgraded_at: number | null;
  seen_at: number;
  role: 'moderator' | null;
}

interface SessionRow {
  /** Of its token. */
  hash: string;
  account: string;
  created_at: number;
  seen_at: number;
  /** Truncated, and forgotten after thirty days. */
  address: string | null;
  device: DeviceKind;
  browser: string | null;
}

interface PasskeyRow {
  /** As the authenticator calls it. */
  id: string;
  account: string;
  /** COSE, in base64url. */
  public_key: string;
  /** Uses the authenticator counted; a copied one falls behind. */
  counter: number;
  /** JSON: how a browser reaches it. */
  transports: string;
  label: string;
  created_at: number;
  used_at: number | null;
}

interface PasswordRow {
  account: string;
  /** The name to sign in by, case folded; no two have the same. */
  login: string;
  /** argon2id, with its parameters. */
  hash: string;
  changed_at: number;
}

interface RecoveryCodeRow {
  hash: string;
  account: string;
  used_at: number | null;
}

/** What an authenticator is to sign; good for one answer. */
interface ChallengeRow {
  challenge: string;
  /** Whose a new passkey will be; null: somebody wants to sign in. */
  account: string | null;
  until: number;
}

/** How often something was tried since when, by whom or from where. */
interface TriesRow {
  key: string;
  since: number;
  count: number;
}

interface BlockRow {
  account: string;
  blocked: string;
  kind: BlockKind;
  created_at: number;
}

/** Whom somebody wants to find again. */
interface FriendRow {
  account: string;
  friend: string;
  created_at: number;
}

/** Something said in a match; it is no part of the match's log. */
interface RemarkRow {
  id: string;
  match: string;
  account: string;
  /** Id of what everybody may say, or null where it is free text. */
  preset: string | null;
  text: string | null;
  said_at: number;
}

type ReportReason = NewReport['reason'];

interface ReportRow {
  id: string;
  match: string;
  reporter: string;
  reported: string;
  reason: ReportReason;
  note: string;
  /** JSON: the last that was said in the match. */
  remarks: string;
  created_at: number;
  closed_at: number | null;
}

export interface SanctionRow {
  id: string;
  account: string;
  kind: SanctionKind;
  reason: string;
  created_at: number;
  /** When it ends by itself; null: never. */
  until: number | null;
  lifted_at: number | null;
}

interface AppealRow {
  id: string;
  sanction: string;
  account: string;
  text: string;
  created_at: number;
  answer: string | null;
  answered_at: number | null;
}

/** What moderators did, and why. */
export interface AuditRow {
  id: string;
  at: number;
  /** Account of the moderator, or "server" for what was done at its console. */
  by: string;
  what: string;
  account: string | null;
  reason: string;
}
