import type { PreprocessorGroup } from 'svelte/compiler';
import { spelledOut } from '../src/ui/media.js';

/** Browsers know no names for sizes of windows yet: `@media (--phone)` of a component is spelled out for them. */
export function namedMedia(): PreprocessorGroup {
  return {
    name: 'named-media',
    style: ({ content }) => ({ code: content.replace(/@media[^{]+/g, spelledOut) }),
  };
}
