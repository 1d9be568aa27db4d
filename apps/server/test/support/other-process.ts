import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { inTime } from '../../../../test/support/patience.js';
import type { StoreSetting } from '../../src/settings.js';
import type { Leases } from '../../src/store/leases.js';
import type { Entered, LogEntry, LoggedCommand } from '../../src/store/match-log.js';
import type { MatchRow } from '../../src/store/tables.js';

type Word =
  | { readonly told: unknown }
  | { readonly problem: { readonly code: string; readonly message: string } };

/** Another process with the same store, until the test ends. */
export interface OtherProcess {
  readonly child: ChildProcess;
  readonly node: string;
  readonly take: (match: string) => ReturnType<Leases['take']>;
  readonly enter: (entry: LogEntry) => Promise<Entered>;
  readonly read: (match: string) => Promise<readonly LoggedCommand[]>;
  readonly put: (match: MatchRow) => Promise<unknown>;
  readonly isWritable: () => Promise<boolean>;
  readonly isHeld: () => Promise<boolean>;
  /** Fills the disk of its file with something else, and takes that away again. */
  readonly fill: () => Promise<unknown>;
  readonly empty: () => Promise<unknown>;
  /** Its main loop stands for so long; resolves when it begins to. */
  readonly hang: (ms: number) => Promise<unknown>;
  readonly kill: () => Promise<unknown>;
}

const SCRIPT = fileURLToPath(new URL('store-process.js', import.meta.url));

/** Alone in a name space of its own a process may mount a disk of its own, whoever it runs for. */
const APART = ['unshare', '--user', '--map-root-user', '--mount'] as const;
const MOUNT = 'mount -t tmpfs -o size=1m tmpfs "$0" && exec "$@"';

export const hasSmallDisks =
  spawnSync(APART[0], [...APART.slice(1), 'sh', '-c', MOUNT, tmpdir(), 'true']).status === 0;

/** `diskAt`: a disk of one megabyte is mounted there, for this process alone. */
export async function otherProcess(
  setting: StoreSetting,
  { diskAt = null }: { readonly diskAt?: string | null } = {},
): Promise<OtherProcess> {
  const before = diskAt === null ? [] : [...APART, 'sh', '-c', MOUNT, diskAt];
  const [command = '', ...args] = [...before, process.execPath, SCRIPT, JSON.stringify(setting)];
  const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const hear = async (deed: string) => {
    const message = inTime(once(child, 'message'), () => `the other process's answer to "${deed}"`);
    const [word] = (await message) as [Word];
    if ('problem' in word) throw Object.assign(new Error(word.problem.message), { code: word.problem.code });
    return word.told;
  };
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(async () => void (await kill()));
  const does =
    (deed: string) =>
    (given: unknown = null) => {
      const answer = hear(deed);
      child.send({ deed, given });
      return answer as Promise<never>;
    };
  const node = (await hear('start')) as string;
  return {
    ...{ child, node, kill },
    ...{ take: does('take'), enter: does('enter'), read: does('read'), put: does('put') },
    ...{ isWritable: does('isWritable'), isHeld: does('isHeld'), hang: does('hang') },
    ...{ fill: does('fill'), empty: does('empty') },
  };
}
