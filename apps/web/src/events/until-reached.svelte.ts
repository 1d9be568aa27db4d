import { untrack } from 'svelte';
import type { DeskView, NotDone } from './desk-view.js';

/** That there was no connection is told no longer than until there is one again; what was not done is for people to do. */
export function untilReached(desk: DeskView, told: () => NotDone | null, forget: () => void): void {
  let wasReached = true;
  $effect(() => {
    const isBack = desk.isReached && !wasReached;
    wasReached = desk.isReached;
    if (isBack && isOfTheLine(untrack(told))) forget();
  });
}

const isOfTheLine = (notDone: NotDone | null): boolean =>
  notDone !== null && 'problem' in notDone && ['unreachable', 'unavailable'].includes(notDone.problem.code);
