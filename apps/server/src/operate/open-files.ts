import { readFileSync } from 'node:fs';

/** Fewer are soon used up: every person is one. */
const ENOUGH = 4_096;

/** What whoever starts the server should know where the system lets it open few sockets; null: it is enough. */
export function fewOpenFiles(limits = limitsHere()): string | null {
  const [, most] = /^Max open files\s+(\d+)/m.exec(limits) ?? [];
  if (most === undefined || Number(most) >= ENOUGH) return null;
  return `The system lets this process open ${most} files and sockets, and everybody connected is one: raise it ("ulimit -n 65536", or LimitNOFILE in a systemd unit).`;
}

/** Linux says it in a file; where there is none, nothing is known. */
function limitsHere(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
