import { once } from 'node:events';
import type { Terminal } from './terminal.js';

/** Where a command reads and writes: the process's own streams, or a test's. */
export interface Io {
  readonly stdin: ByteSource & { readonly isTTY?: boolean | undefined };
  readonly stdout: NodeJS.WritableStream & {
    readonly isTTY?: boolean | undefined;
    readonly columns?: number | undefined;
  };
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean | undefined };
  /** Calls back where a person stops the command; the function given back ends that. */
  readonly onInterrupt?: (stop: () => void) => () => void;
  /** Takes the terminal over; undefined where nobody sits at one. */
  readonly terminal?: () => Terminal;
  /** What the clock says; the system's own where nothing else is given. */
  readonly now?: () => Date;
  /** May bold type be used? */
  readonly styled: boolean;
}

/** Bytes or text, in pieces of any size. */
export type ByteSource = AsyncIterable<Uint8Array | string>;

/** Writes, and waits while the reader at the other end is behind. */
export async function write(stream: NodeJS.WritableStream, text: string): Promise<void> {
  if (!stream.write(text)) await once(stream, 'drain');
}
