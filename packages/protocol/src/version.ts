/** The version of what is said; the first message of a socket names it. */
export const PROTOCOL_VERSION = 1;

/**
 * The versions a server speaks: this one, and for a month the one before it. A socket speaks the version its first `join`
 * names, to its end; a version that is not served is refused by `unknown-version`, and the page is to be loaded anew.
 */
export const VERSIONS_SERVED: readonly number[] = [PROTOCOL_VERSION];
