import type { Preset } from '../presets.js';

/** What travels as an id, in one language. */
export interface ProtocolWords {
  readonly presets: Readonly<Record<Preset, string>>;
}
