import { catalogue } from '../device/catalogue.js';

/** What is done with a link that is to be given on. */
export interface LinkWords {
  readonly copy: string;
  readonly copied: string;
  readonly share: string;
}

export const words = catalogue<LinkWords>(import.meta.glob('./link-words/*.ts'));
