/** The same things with one of them at another place, from 0. */
export function moved<T>(items: readonly T[], item: T, to: number): readonly T[] {
  const others = items.filter((each) => each !== item);
  return [...others.slice(0, to), item, ...others.slice(to)];
}
