import type { EventFault } from '../read/fault.js';

/** Why a text cannot be what SoL writes, before anything of it is understood. */
export interface YamlFault {
  readonly code: 'not-yaml' | 'duplicate-field' | 'alias' | 'too-deep' | 'too-large';
  /** In English, as those who know the format would say it. */
  readonly why: string;
  readonly path: string;
  readonly line?: number;
}

/** Why a SoL file was not read: its text, or what it says of an event. */
export type SolFault = YamlFault | (EventFault & { readonly line?: number });
