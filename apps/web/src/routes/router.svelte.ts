import { backSteps } from '../ui/back.js';

/** A screen and what it is about, by its address. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'new-game' }
  | { readonly screen: 'game'; readonly id: string }
  | { readonly screen: 'learn' }
  | { readonly screen: 'practice' }
  | { readonly screen: 'records' }
  | { readonly screen: 'record'; readonly id: string }
  | { readonly screen: 'laws'; readonly book: string | null; readonly law: string | null }
  | { readonly screen: 'umpire' }
  | { readonly screen: 'umpire-set-up' }
  | { readonly screen: 'umpire-match'; readonly id: string }
  | { readonly screen: 'umpire-sheet'; readonly id: string }
  | { readonly screen: 'umpire-big'; readonly id: string }
  | { readonly screen: 'settings' }
  | { readonly screen: 'nowhere' };

/** A part of an address; one that no browser would have written is taken as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function routeOf(path: string): Route {
  const [first = '', second = null, third = null] = path.split('/').filter(Boolean).map(decoded);
  switch (first) {
    case '':
      return { screen: 'home' };
    case 'play':
      return second ? { screen: 'game', id: second } : { screen: 'new-game' };
    case 'learn':
      return { screen: 'learn' };
    case 'practice':
      return { screen: 'practice' };
    case 'records':
      return second ? { screen: 'record', id: second } : { screen: 'records' };
    case 'laws':
      return { screen: 'laws', book: second, law: third };
    case 'umpire':
      return umpireRouteOf(second, third);
    case 'settings':
      return { screen: 'settings' };
    default:
      return { screen: 'nowhere' };
  }
}

function umpireRouteOf(id: string | null, what: string | null): Route {
  if (!id) return { screen: 'umpire' };
  if (id === 'new') return { screen: 'umpire-set-up' };
  if (what === 'sheet') return { screen: 'umpire-sheet', id };
  if (what === 'big') return { screen: 'umpire-big', id };
  return { screen: 'umpire-match', id };
}

let path = $state(location.pathname);

export const router = {
  get route(): Route {
    return routeOf(path);
  },
  get path(): string {
    return path;
  },
};

/** Goes to another screen; the browser's own back and forward keep working. */
export function go(to: string, options: { readonly replace?: boolean } = {}): void {
  backSteps.settled(() => {
    if (to === location.pathname + location.search) return;
    if (options.replace || backSteps.isOver) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    path = location.pathname;
    scrollTo(0, 0);
  });
}

addEventListener('popstate', () => {
  path = location.pathname;
});

/** Links inside the app change the screen without loading the page again. */
export function followLinks(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!plain || !link || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
  if (link.origin !== location.origin) return;
  // A jump within the page is the browser's own.
  if (link.hash && link.pathname === location.pathname) return;
  event.preventDefault();
  go(link.pathname + link.search);
}
