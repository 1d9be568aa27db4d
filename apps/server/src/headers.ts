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

/** What a device may be asked for: to stay awake and to fill the screen beside a board, and nothing else. */
export const PERMISSIONS = [
  'screen-wake-lock=(self)',
  'fullscreen=(self)',
  ...['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'midi', 'display-capture'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');
