// Keeps the app for use without a network. The list of files and the version are written in by the build.
const VERSION = '__VERSION__';
const FILES = /* __FILES__ */ [];
const CACHE = `opencarrom-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const outdated = (names) => names.filter((name) => name.startsWith('opencarrom-') && name !== CACHE);
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(outdated(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Pages all are the one page; files are those of this version, and only what is missing is asked for. */
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== self.location.origin) return;
  // What the server says is never kept: its answers, and the pages of short links.
  if (/^\/(?:api|s)\//.test(url.pathname)) return;
  const wanted = event.request.mode === 'navigate' ? '/' : url.pathname;
  event.respondWith(caches.match(wanted, { cacheName: CACHE }).then((kept) => kept ?? fetch(event.request)));
});

/** Whoever touches a notification comes to the board it is about: to its page where one is open, else to a new one. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/' } = event.notification.data ?? {};
  const isThere = ({ url }) => new URL(url).pathname === path;
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window' })
      .then((pages) => pages.find(isThere)?.focus() ?? self.clients.openWindow(path)),
  );
});
