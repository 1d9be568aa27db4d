import type { Card } from '@opencarrom/film';
import type { LinkFault } from '@opencarrom/share';
import type { LookedAt } from './look-at-link.js';

/** What is asked of the thread that looks at links. */
export type LinkQuestion = { readonly link: string } | { readonly card: Card };

/** What it says; a picture is a PNG. */
export type LinkAnswer = LookedAt | LinkFault | { readonly png: Uint8Array };
