import { describe, expect, it } from 'vitest';
import { BackSteps } from '../src/ui/back-steps.js';

/** A browser's history: it goes where it is asked to only after a while. */
function browser(at: readonly unknown[] = [null]) {
  let entries: unknown[] = [...at];
  let here = entries.length - 1;
  const asked: number[] = [];
  const steps = new BackSteps({
    get state() {
      return entries[here];
    },
    pushState(state: unknown) {
      entries = [...entries.slice(0, here + 1), state];
      here += 1;
    },
    go(by = 0) {
      asked.push(by);
    },
  });
  const settle = async () => {
    for (let going = true; going; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const by = asked.shift();
      going = by !== undefined;
      here += by ?? 0;
      if (going) steps.passed();
    }
  };
  return {
    steps,
    settle,
    go: async (by: number) => {
      here += by;
      steps.passed();
      await settle();
    },
    /** How many steps back it is to where the page was opened. */
    from: () => here,
  };
}

/** A dialog: open until it is closed, by itself or by "back". */
function dialogOver(steps: BackSteps) {
  const dialog = { open: true, close: () => {} };
  const gone = steps.lieOver(() => {
    dialog.open = false;
  });
  dialog.close = () => {
    dialog.open = false;
    gone();
  };
  return dialog;
}

describe('back, with something over the screen', () => {
  it('takes it away and leaves the screen', async () => {
    const { steps, settle, go, from } = browser();
    const dialog = dialogOver(steps);
    await settle();
    await go(-1);
    expect(dialog.open).toBe(false);
    expect(from()).toBe(0);
  });

  it('takes away one thing at a time', async () => {
    const { steps, settle, go } = browser();
    const below = dialogOver(steps);
    await settle();
    const above = dialogOver(steps);
    await settle();
    await go(-1);
    expect([below.open, above.open]).toEqual([true, false]);
    await go(-1);
    expect(below.open).toBe(false);
  });

  it('is not needed twice after it was closed by choosing', async () => {
    const { steps, settle, from } = browser();
    const dialog = dialogOver(steps);
    await settle();
    expect(from()).toBe(1);
    dialog.close();
    await settle();
    expect(from()).toBe(0);
  });

  it('closes the second of two of which one gave way to the other', async () => {
    const { steps, settle, go, from } = browser();
    const menu = dialogOver(steps);
    await settle();
    menu.close();
    const sheet = dialogOver(steps);
    await settle();
    expect(sheet.open).toBe(true);
    expect(from()).toBe(1);
    await go(-1);
    expect(sheet.open).toBe(false);
    expect(from()).toBe(0);
  });

  it('closes one that was opened while the browser was still going back', async () => {
    const { steps, settle, go, from } = browser();
    const first = dialogOver(steps);
    await settle();
    first.close();
    await Promise.resolve();
    const second = dialogOver(steps);
    await settle();
    expect(second.open).toBe(true);
    expect(from()).toBe(1);
    await go(-1);
    expect(second.open).toBe(false);
  });

  it('passes over a step whose dialog is gone, forward or after a new load', async () => {
    const { steps, settle, go, from } = browser();
    dialogOver(steps);
    await settle();
    await go(-1);
    await go(1);
    expect(from()).toBe(0);
    const loaded = browser([null, { over: 1 }]);
    await loaded.settle();
    expect(loaded.from()).toBe(0);
  });

  it('lets another screen wait until the browser has gone back', async () => {
    const { steps, settle } = browser();
    const dialog = dialogOver(steps);
    await settle();
    const order: string[] = [];
    dialog.close();
    await Promise.resolve();
    steps.settled(() => order.push('another screen'));
    order.push('asked');
    await settle();
    expect(order).toEqual(['asked', 'another screen']);
  });
});
