import { settings } from '../device/settings.svelte.js';
import { myself } from '../online/myself.svelte.js';

/** Whoever runs an event is somebody: the one they are here already, or a guest by the name they have on this device. */
export async function beSomebody(name = settings.name.trim()): Promise<void> {
  if (myself.account || (await myself.find())) return;
  await myself.becomeGuest(name);
}
