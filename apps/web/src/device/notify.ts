import { settings } from './settings.svelte.js';

/** May this page notify somebody who looks elsewhere? */
export type Permission = 'granted' | 'denied' | 'unasked' | 'nowhere';

export function permission(): Permission {
  if (typeof Notification === 'undefined' || !('serviceWorker' in navigator)) return 'nowhere';
  return Notification.permission === 'default' ? 'unasked' : Notification.permission;
}

/** To be called by somebody's own touch: the browser asks them, once and for all. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'unasked') await Notification.requestPermission();
  return permission();
}

/** Tells whoever chose so, and looks elsewhere; the same `about` takes the place of what was told before. */
export async function notify(told: string, about: string, path = location.pathname): Promise<void> {
  if (!settings.notifies || !document.hidden || permission() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.showNotification(told, { tag: about, icon: '/icon-192.png', data: { path } });
}

/** What was told need not be told any more. */
export async function stopNotifying(about: string): Promise<void> {
  if (permission() !== 'granted') return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications({ tag: about })) ?? []) shown.close();
}
