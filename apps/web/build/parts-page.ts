import type { Plugin } from 'vite';

/** `/parts` shows every part of `ui`. It is a page of its own beside the app, so that no build of the app contains it. */
export function partsPage(): Plugin {
  return {
    name: 'parts-page',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _answer, next) => {
        if (request.url?.split('?')[0] === '/parts') request.url = '/parts.html';
        next();
      });
    },
  };
}
