import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { StoreSetting } from '../../src/settings.js';
import type { Leases } from '../../src/store/leases.js';
import type { Entered, Entry } from '../../src/store/match-log.js';

type Word =
  | { readonly told: unknown }
  | { readonly problem: { readonly code: string; readonly message: string } };

/** Another process with the same store, until the test ends. */
export interface OtherProcess {
  readonly child: ChildProcess;
  readonly node: string;
  readonly take: (match: string) => ReturnType<Leases['take']>;
  readonly enter: (entry: Entry) => Promise<Entered>;
  readonly isHeld: () => Promise<boolean>;
  /** Its main loop stands for so long; resolves when it begins to. */
  readonly hang: (ms: number) => Promise<unknown>;
  readonly kill: () => Promise<unknown>;
}

export async function otherProcess(setting: StoreSetting): Promise<OtherProcess> {
  const script = fileURLToPath(new URL('store-process.js', import.meta.url));
  const child = fork(script, [JSON.stringify(setting)], { execArgv: [] });
  const hear = async () => {
    const [word] = (await once(child, 'message')) as [Word];
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
      const answer = hear();
      child.send({ deed, given });
      return answer as Promise<never>;
    };
  const node = (await hear()) as string;
  return {
    ...{ child, node, kill },
    ...{ take: does('take'), enter: does('enter'), isHeld: does('isHeld'), hang: does('hang') },
  };
}
