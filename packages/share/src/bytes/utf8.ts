/** A text in UTF-8; it must be well formed, as what `JSON.stringify` writes is. */
export function utf8Of(text: string): number[] {
  const bytes: number[] = [];
  for (const [, hex, letter = ''] of encodeURIComponent(text).matchAll(/%(..)|(.)/gs))
    bytes.push(hex ? Number.parseInt(hex, 16) : letter.charCodeAt(0));
  return bytes;
}

/** The text of bytes; null where they are no UTF-8. */
export function textOf(bytes: Iterable<number>): string | null {
  let escaped = '';
  for (const byte of bytes) escaped += `%${byte.toString(16).padStart(2, '0')}`;
  try {
    return decodeURIComponent(escaped);
  } catch {
    return null;
  }
}
