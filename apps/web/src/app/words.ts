import { catalogue } from '../device/catalogue.js';
import type { Route } from '../routes/links.js';

export interface AppWords {
  readonly titles: Readonly<Record<Route['screen'], string>>;
  readonly places: string;
  readonly play: string;
  readonly together: string;
  readonly learn: string;
  readonly practice: string;
  readonly records: string;
  readonly laws: string;
  readonly umpire: string;
  readonly settings: string;
  readonly account: string;
  readonly who: (name: string) => string;
  readonly skip: string;
  readonly loading: string;
  readonly notLoaded: string;
  readonly notShown: string;
  readonly reload: string;
  readonly nowhere: string;
  readonly home: string;
}

export const words = catalogue<AppWords>(import.meta.glob('./words/*.ts'));
