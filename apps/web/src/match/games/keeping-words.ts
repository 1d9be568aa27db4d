import { catalogue } from '../../device/catalogue.js';

export interface KeepingWords {
  readonly keepsNothing: string;
}

export const words = catalogue<KeepingWords>(import.meta.glob('./keeping-words/*.ts'));
