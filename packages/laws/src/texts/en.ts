import { icf } from './en/icf.js';
import { icfClassic } from './en/icf-classic.js';
import { icfShort } from './en/icf-short.js';
import { iiitn } from './en/iiitn.js';
import { starwood } from './en/starwood.js';
import type { Texts } from './text.js';

/** The books in English. */
export const texts: Texts = { icf, 'icf-short': icfShort, 'icf-classic': icfClassic, starwood, iiitn };
