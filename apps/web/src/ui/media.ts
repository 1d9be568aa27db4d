/**
 * The sizes of window the app knows: phone, tablet, desktop, and what a window lacks in height. Styles ask for them by
 * name, `@media (--phone)`, and the build spells them out; scripts ask `matchMedia(spelledOut('(--phone)'))`.
 */
const MEDIA = {
  phone: '(width < 700px)',
  'beyond-phone': '(width >= 700px)',
  tablet: '(700px <= width < 1000px)',
  'below-desktop': '(width < 1000px)',
  desktop: '(width >= 1000px)',
  /** A phone on its side. */
  flat: '(height < 500px)',
  'not-flat': '(height >= 500px)',
  /** Not every phone on its side has room on both sides of the board. */
  'small-flat': '(width < 780px) and (height < 500px)',
  /** A small phone held upright, a window that a browser's bars leave little of. */
  short: '(height < 740px)',
  'not-short': '(height >= 740px)',
  upright: '(orientation: portrait)',
  sideways: '(orientation: landscape)',
} as const;

/** A condition with its names spelled out. A name that nobody gave stops the build. */
export const spelledOut = (condition: string): string =>
  condition.replace(/\(--([\w-]+)\)/g, (_, name: string) => {
    const meant = (MEDIA as Readonly<Record<string, string>>)[name];
    if (!meant) throw new Error(`no size of window is called "${name}": see ui/media.ts`);
    return meant;
  });
