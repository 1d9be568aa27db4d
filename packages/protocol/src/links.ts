import { type Static, Type } from 'typebox';
import { closed, Token } from './schemas/basics.js';

const ShortLinkId = Type.String({
  pattern: '^[2-9a-z]{6,16}$',
  description: 'Letters and digits; the address is `/s/` and this.',
});

export const OfShortLink = closed({ id: ShortLinkId });
export type OfShortLink = Static<typeof OfShortLink>;

/** A link that carries a stroke, a board or a match, to be had under a short address too. */
export const NewShortLink = closed({
  link: Type.String({
    minLength: 1,
    maxLength: 64_000,
    description: 'What stands behind the # of `/shared`: see docs/link-format.md.',
  }),
  key: Type.Unsafe<string>({
    ...Token,
    description:
      'Of the client’s making: whoever shows it again may remove the link. Only a hash of it is kept.',
  }),
});
export type NewShortLink = Static<typeof NewShortLink>;

export const ShortLinkMade = closed({ id: ShortLinkId });
export type ShortLinkMade = Static<typeof ShortLinkMade>;

/** Whoever made it shows the key they made it with, or their session. */
export const ShortLinkRemoval = closed({ key: Type.Optional(Token) });
export type ShortLinkRemoval = Static<typeof ShortLinkRemoval>;
