import { backSteps } from '../ui/back.js';
import { type Address, type Route, routeOf } from './links.js';

let path = $state(location.pathname);
let search = $state(location.search);

function arrived(): void {
  path = location.pathname;
  search = location.search;
}

export const router = {
  get route(): Route {
    return routeOf(path, search);
  },
  get path(): string {
    return path;
  },
};

/** What is asked before the screen is left, and how one then goes on. */
type Hold = (leave: () => void) => void;
let holding: Hold | null = null;

/** Has whoever leaves the screen asked first, until what is given back is called. */
export function hold(ask: Hold): () => void {
  holding = ask;
  return () => {
    if (holding === ask) holding = null;
  };
}

/** Goes to another screen; the browser's own back and forward keep working. */
export const go = (to: Address, options: { readonly replace?: boolean } = {}): void => goTo(to, options);

function goTo(to: string, options: { readonly replace?: boolean } = {}): void {
  const held = holding;
  if (held) {
    held(() => {
      holding = null;
      goTo(to, options);
    });
    return;
  }
  backSteps.settled(() => {
    if (to === location.pathname + location.search) return;
    if (options.replace || backSteps.isOver) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    arrived();
    scrollTo(0, 0);
  });
}

addEventListener('popstate', arrived);

/** Links inside the app change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || !link || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  // A jump within the page is the browser's own.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  goTo(link.pathname + link.search);
}
