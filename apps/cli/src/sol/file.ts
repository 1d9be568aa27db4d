import { gunzipSync } from 'node:zlib';
import { garbledIn } from '@opencarrom/laws';
import { isPackedSol, MOST_SOL_BYTES } from '@opencarrom/tournament/sol-file';
import { codeOf } from '../documents.js';
import type { ByteSource } from '../io.js';
import type { RecordProblem } from '../match/record-file.js';
import type { Language } from '../words/language.js';

/** A SoL file's text, unpacked where it is packed, whatever it is called. */
export async function solText(
  source: ByteSource,
  { faults }: Language,
): Promise<{ readonly ok: string } | { readonly error: RecordProblem }> {
  const tooLarge = {
    error: { code: 'too-large', message: faults.tooLarge(MOST_SOL_BYTES / 2 ** 20), path: '' },
  };
  const packed = await bytesWithin(source);
  if (!packed) return tooLarge;
  try {
    const bytes = isPackedSol(packed) ? gunzipSync(packed, { maxOutputLength: MOST_SOL_BYTES }) : packed;
    const garbled = garbledIn(bytes);
    if (!garbled) return { ok: bytes.toString().replace(/^\uFEFF/, '') };
    const { line, byte } = garbled;
    return { error: { code: 'not-utf8', message: faults.notUtf8(line, byte), path: '', line } };
  } catch (fault) {
    if (codeOf(fault) === 'ERR_BUFFER_TOO_LARGE') return tooLarge;
    return { error: { code: 'damaged-gzip', message: faults.damagedGzip, path: '' } };
  }
}

/** All of it, or null once it is too much. */
async function bytesWithin(source: ByteSource): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of source) {
    const bytes = Buffer.from(piece as Uint8Array);
    length += bytes.length;
    if (length > MOST_SOL_BYTES) return null;
    pieces.push(bytes);
  }
  return Buffer.concat(pieces);
}
