import { type Settings, settingsIn } from '../../src/settings.js';

/** The settings of a server, as the environment says them. */
export function settingsOf(env: Readonly<Record<string, string>>): Settings {
  const settings = settingsIn(env);
  if ('error' in settings) throw new Error(settings.error);
  return settings.ok;
}
