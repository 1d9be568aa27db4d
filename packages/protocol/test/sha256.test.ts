import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hmacSha256, sha256 } from '../src/sha256.js';
import { toUtf8 } from '../src/utf8.js';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

describe('SHA-256 without a secure page', () => {
  it('is that of Node, whatever the length', () => {
    for (let length = 0; length <= 260; length++) {
      const bytes = Uint8Array.from({ length }, (_, n) => (n * 37 + length) % 256);
      expect(hex(sha256(bytes)), `${length} bytes`).toBe(createHash('sha256').update(bytes).digest('hex'));
    }
  });

  it('signs as Node does, with short and long keys', () => {
    for (const key of ['', 'k', 'x'.repeat(64), 'y'.repeat(65), 'z'.repeat(200)])
      expect(hex(hmacSha256(toUtf8(key), toUtf8('25–12, सीता'))), key).toBe(
        createHmac('sha256', key).update('25–12, सीता').digest('hex'),
      );
  });
});
