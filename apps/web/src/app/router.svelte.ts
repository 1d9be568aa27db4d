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
    case 'settings':
      return { screen: 'settings' };
    default:
      return { screen: 'nowhere' };
  }
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
  if (to === location.pathname + location.search) return;
  if (options.replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  path = location.pathname;
  scrollTo(0, 0);
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
