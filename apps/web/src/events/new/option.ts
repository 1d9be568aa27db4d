import type { TemplateOption } from '@opencarrom/tournament';

/** An option as a form shows it: a number, yes or no, or one of some. */
export type AskedOption =
  | {
      readonly is: 'number';
      readonly least: number;
      readonly most: number;
      /** Null: none is usual, and the event finds its own. */
      readonly usual: number | null;
    }
  | { readonly is: 'switch'; readonly usual: boolean }
  | { readonly is: 'choice'; readonly choices: readonly string[]; readonly usual: string };

export function asOption({ takes, usual }: TemplateOption): AskedOption {
  if (takes === 'yes-or-no') return { is: 'switch', usual: usual === true };
  const { least, most } = takes;
  if (typeof least === 'number' && typeof most === 'number')
    return { is: 'number', least, most, usual: typeof usual === 'number' ? usual : null };
  return { is: 'choice', choices: Object.keys(takes), usual: String(usual) };
}
