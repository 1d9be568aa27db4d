import { mount } from 'svelte';
import App from './app/App.svelte';
import { fetchWords } from './device/catalogue.js';
import { settings } from './device/settings.svelte.js';
import { routeOf } from './routes/links.js';
import { SCREENS } from './routes/table.js';
import './ui/tokens.css';
import './ui/base.css';

// The screen that is asked for comes together with the words, not after them.
const { screen } = routeOf(location.pathname, location.search);
if (screen !== 'nowhere') SCREENS[screen].load?.().catch(() => {});

const target = document.getElementById('app');
if (!target) throw new Error('the page has no place for the app');
fetchWords(settings.language).then(
  () => mount(App, { target }),
  // Its words are just what did not come: the page has this one sentence of its own.
  () => document.getElementById('not-loaded')?.removeAttribute('hidden'),
);

// A phone that was at a table may still have something for the desk, whatever page of the app it opens.
if (hasBeenAtTable())
  import('./umpire/at-table/sending.svelte.js').then(
    ({ sender }) => sender.start(),
    () => {
      // Without a network there is nobody to send to either.
    },
  );

/** As `store/table-memory.ts` remembers it: all of that would be too much for the first screen. */
function hasBeenAtTable(): boolean {
  try {
    return localStorage.getItem('opencarrom.table.poked') !== null;
  } catch {
    return false;
  }
}

if ('serviceWorker' in navigator && import.meta.env.PROD)
  navigator.serviceWorker.register('/service-worker.js').catch(() => {
    // Private windows may forbid it: the app works all the same, only not offline.
  });
