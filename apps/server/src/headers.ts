import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a page of ours may load, and who may frame it: itself, and nobody. */
export const POLICY: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      workerSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      // A video that the page itself has made.
      mediaSrc: ['blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      manifestSrc: ["'self'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  // Browsers that do not know frame-ancestors are told the same.
  xFrameOptions: { action: 'deny' },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
  // The server speaks plain HTTP on one machine; whoever puts TLS before it says so there.
  hsts: false,
};

/** The one page that is made to be framed: an event, compact, on its society's own site. Its address and nothing more. */
const MADE_TO_BE_FRAMED = /^\/event\/[A-Za-z0-9_-]{1,64}\/embed(?:\?|$)/;

export const mayBeFramed = (url: string): boolean => MADE_TO_BE_FRAMED.test(url);

/** The same policy for the page that others may frame. */
export const framedPolicy = (policy: string): string =>
  policy.replace("frame-ancestors 'none'", 'frame-ancestors *');

/** What a device may be asked for: to stay awake and to fill the screen beside a board, and a look at a result's code. */
export const PERMISSIONS = [
  'screen-wake-lock=(self)',
  'fullscreen=(self)',
  'camera=(self)',
  ...['microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');
