import type { Side } from '../../vocabulary.js';
import type { Named } from '../ruling-words.js';

/** Of a man, who is feminine. */
export const MANS_COLOUR: Readonly<Record<Side, string>> = { white: 'सफ़ेद', black: 'काली' };

/** A side before a particle, where काला bends. A पक्ष has one gender, whoever plays. */
export const BENT_SIDE: Readonly<Record<Side, string>> = { white: 'सफ़ेद पक्ष', black: 'काले पक्ष' };

/** What goes with a number: one, many, or none, which is singular where it has no words of its own. */
export const counted = (count: number, one: string, many: string, none = one): string => {
  if (count === 0) return none;
  return count === 1 ? one : many;
};

/** A man or men, after their number. */
export const man = (count: number): string => counted(count, 'गोटी', 'गोटियाँ');

/**
 * Whoever is meant, with a particle (ने, का, को): आप joins it, a name stands apart, and nothing comes between. So a verb
 * goes with what was done, never with a name, whose gender nobody asks for.
 */
export const withParticle = ({ name, isYou }: Named, particle: string): string =>
  isYou ? `${name}${particle}` : `${name} ${particle}`;

export const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} और ${parts.at(-1)}`;
