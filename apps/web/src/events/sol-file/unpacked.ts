import { garbledIn } from '@opencarrom/laws';

/** Why a file's bytes are no text. */
export type BytesFault =
  | { readonly code: 'too-large' | 'damaged-gzip' }
  | { readonly code: 'not-utf8'; readonly line: number };

/** How large a file may be, and how packed ones are known: see `@opencarrom/tournament/sol-file`. */
export interface PackedLimits {
  readonly most: number;
  readonly isPacked: (bytes: Uint8Array) => boolean;
}

/** A file's text, unpacked where it is packed; it is let go of once it is too much. */
export async function textIn(
  file: Blob,
  { most, isPacked }: PackedLimits,
): Promise<{ readonly ok: string } | { readonly fault: BytesFault }> {
  const packed = isPacked(new Uint8Array(await file.slice(0, 2).arrayBuffer()));
  const stream = packed ? file.stream().pipeThrough(new DecompressionStream('gzip')) : file.stream();
  let bytes: Uint8Array | null;
  try {
    bytes = await bytesWithin(stream, most);
  } catch {
    return { fault: { code: 'damaged-gzip' } };
  }
  if (!bytes) return { fault: { code: 'too-large' } };
  const garbled = garbledIn(bytes);
  if (garbled) return { fault: { code: 'not-utf8', line: garbled.line } };
  return { ok: new TextDecoder().decode(bytes) };
}

/** All of it, or null once it is too much. */
async function bytesWithin(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | null> {
  const reader = stream.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    pieces.push(value);
  }
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
