import { catalogue } from '../device/catalogue.js';

export interface FarSettingsWords {
  readonly title: string;
  readonly showsAim: string;
  readonly showsAimNote: string;
  readonly notifies: string;
  readonly notifiesNote: string;
  readonly notifiesDenied: string;
  readonly notifiesNowhere: string;
}

export const farSettingsWords = catalogue<FarSettingsWords>(import.meta.glob('./far-settings-words/*.ts'));
