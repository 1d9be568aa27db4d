type Matter<Code extends string, Fields = unknown> = Code extends string
  ? { readonly code: Code } & Fields
  : never;

/** What cannot be in a line of a table of players, with what its words speak of. */
export type PlayersMatter =
  | Matter<'open-quote' | 'after-quote' | 'no-players' | 'partner' | 'no-name'>
  | Matter<'too-many-cells' | 'one-id' | 'rate' | 'woman', { readonly cell: string }>
  | Matter<'no-partner' | 'no-team' | 'team', { readonly name: string }>
  /** `before`: the line that says something else of them, or the same already. */
  | Matter<'two-rates' | 'twice', { readonly name: string; readonly before: number }>;

export type PlayersFault = PlayersMatter & { readonly line: number };
