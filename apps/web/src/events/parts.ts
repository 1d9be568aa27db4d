import type { Component } from 'svelte';
import type { DeskView } from './desk-view.js';

/** What a part of the desk is given: the event, and what its address says after the part. */
interface PartProps {
  readonly desk: DeskView;
  readonly item?: string | null;
}

export type PartName = 'round' | 'entries' | 'standings' | 'boards' | 'print' | 'history' | 'settings';
type Load = () => Promise<{ readonly default: Component<PartProps> }>;

/** The places of the desk, each fetched when it is first gone to; the first is where one comes to. */
export const PARTS: Readonly<Record<PartName, Load>> = {
  round: part(() => import('./round/Round.svelte')),
  entries: part(() => import('./entries/Entries.svelte')),
  standings: part(() => import('./standings/Standings.svelte')),
  boards: part(() => import('./boards/Boards.svelte')),
  print: part(() => import('./print/Print.svelte')),
  history: part(() => import('./history/History.svelte')),
  settings: part(() => import('./settings/Settings.svelte')),
};

export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** Each takes what it needs of the desk. */
function part(load: () => Promise<unknown>): Load {
  return load as Load;
}

export const isPart = (part: string): part is PartName => Object.hasOwn(PARTS, part);
