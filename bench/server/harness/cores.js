// Who runs on which core: a server that has one to itself is not slowed down by those who play at it.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** A core for the server, and one for all others of ours; null: the machine has but one, or nobody can be bound to one. */
export const CORES =
  cpus().length > 1 && spawnSync('taskset', ['--version']).status === 0 ? { server: 0, others: 1 } : null;

/** A command to be started, bound to a core where one is given. @param {number | undefined} core @param {readonly string[]} command */
export function boundTo(core, command) {
  const [program = '', ...args] =
    core === undefined ? command : ['taskset', '--cpu-list', String(core), ...command];
  return { program, args };
}

/** Binds this process, and whatever it starts from now on. @param {number} core */
export function bindSelf(core) {
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(process.pid)], {
    stdio: 'ignore',
  });
}
