declare module 'edmonds-blossom' {
  /** Of edges [a, b, weight] a heaviest matching: by vertex its partner, or -1. */
  export default function blossom(
    edges: readonly (readonly [number, number, number])[],
    maxCardinality?: boolean,
  ): readonly number[];
}
