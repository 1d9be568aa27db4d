import { createHash } from 'node:crypto';
import type { LinkTitle } from './bench/tell-link.js';
import { type LinkLanguage, wordsIn } from './spoken.js';

/** A page that is read before anything of the app is loaded: its style goes along, and its policy knows it by its hash. */
const STYLE = [
  ':root{color-scheme:dark}',
  'body{margin:0;min-height:100dvh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;box-sizing:border-box;',
  'background:#17120e;color:#f8ecd2;font:18px/1.5 system-ui,sans-serif;text-align:center;overflow-wrap:anywhere}',
  'h1{margin:0;font:600 24px/1.3 Georgia,serif;max-width:36em}p{margin:0;max-width:36em}',
  'img{width:min(100%,600px);height:auto;border-radius:12px}',
  'a{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:24px;background:#cf9a3a;color:#17120e;font-weight:600;text-decoration:none}',
  'a:focus-visible{outline:3px solid #f8ecd2;outline-offset:3px}',
].join('');

const styleHash = createHash('sha256').update(STYLE).digest('base64');

/** What such a page may load: its style, and its picture. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join(';');

const PICTURE = { width: 1200, height: 630 } as const;

interface Page {
  readonly language: LinkLanguage;
  readonly head: string;
  readonly body: string;
}

const page = ({ language, head, body }: Page): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    head,
    `<style>${STYLE}</style></head><body>${body}</body></html>\n`,
  ].join('');

export interface ShownLink {
  readonly id: string;
  readonly link: string;
  readonly told: LinkTitle;
  readonly language: LinkLanguage;
  /** As browsers call this server. */
  readonly origin: string;
}

/** What messengers read of a short link; a browser goes on to the game at once, and any person by a touch. */
export function linkPage({ id, link, told, language, origin }: ShownLink): string {
  const words = wordsIn(language);
  const game = `/shared#${escaped(link)}`;
  const [title, about, alt] = [told.title, told.about, words.alt].map(escaped);
  const picture = escaped(`${origin}/s/${id}.png`);
  const graph = {
    'og:site_name': 'OpenCarrom',
    'og:type': 'website',
    'og:locale': language === 'hi' ? 'hi_IN' : 'en_GB',
    'og:url': escaped(`${origin}/s/${id}`),
    'og:title': title,
    'og:description': about,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': PICTURE.width,
    'og:image:height': PICTURE.height,
    'og:image:alt': alt,
  };
  const others = {
    'twitter:card': 'summary_large_image',
    'twitter:title': title,
    'twitter:description': about,
    'twitter:image': picture,
    'twitter:image:alt': alt,
    description: about,
  };
  return page({
    language,
    head: [
      `<title>${title}</title>`,
      ...Object.entries(graph).map(([name, said]) => `<meta property="${name}" content="${said}">`),
      ...Object.entries(others).map(([name, said]) => `<meta name="${name}" content="${said}">`),
      `<meta http-equiv="refresh" content="0;url=${game}">`,
    ].join(''),
    body: [
      `<h1>${title}</h1>`,
      `<img src="/s/${id}.png" width="${PICTURE.width}" height="${PICTURE.height}" alt="${alt}">`,
      `<p>${about}</p><a href="${game}">${escaped(words.watch)}</a>`,
    ].join(''),
  });
}

/** Where a short link leads nowhere, or nowhere any more. */
export function gonePage(language: LinkLanguage, isTakenDown: boolean): string {
  const words = wordsIn(language);
  return page({
    language,
    head: `<title>${escaped(words.goneTitle)}</title>`,
    body: [
      `<h1>${escaped(words.goneTitle)}</h1>`,
      `<p>${escaped(isTakenDown ? words.takenDown : words.gone)}</p>`,
      `<a href="/">${escaped(words.home)}</a>`,
    ].join(''),
  });
}

const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);
