import { readAddress, type Said, type Told, writeAddress } from './pattern.js';
import { SCREENS } from './table.js';

type Screens = typeof SCREENS;
export type ScreenName = keyof Screens;

type SaidTo<N extends ScreenName> = Screens[N] extends {
  path: infer P extends string;
  query: readonly (infer Q extends string)[];
}
  ? Said<P, Q>
  : never;
type ToldOf<N extends ScreenName> = Screens[N] extends {
  path: infer P extends string;
  query: readonly (infer Q extends string)[];
}
  ? Told<P, Q>
  : never;

/** A screen and what its address says to it. */
export type Route =
  | { readonly [N in ScreenName]: { readonly screen: N; readonly props: SaidTo<N> } }[ScreenName]
  | { readonly screen: 'nowhere'; readonly props: Readonly<Record<string, never>> };

declare const written: unique symbol;
/** An address of the app, as only `link` writes it. */
export type Address = string & { readonly [written]: true };

const names = Object.keys(SCREENS) as ScreenName[];

export function routeOf(path: string, search: string): Route {
  for (const screen of names) {
    const props = readAddress(SCREENS[screen], path, search);
    if (props) return { screen, props } as Route;
  }
  return { screen: 'nowhere', props: {} };
}

/** The address of a screen: `link('game', { id })`. */
export function link<N extends ScreenName>(
  screen: N,
  ...[told]: object extends ToldOf<N> ? [told?: ToldOf<N>] : [told: ToldOf<N>]
): Address {
  return writeAddress(SCREENS[screen], told ?? {}) as Address;
}
