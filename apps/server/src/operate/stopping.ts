/** One press of Ctrl-C comes by several ways: from the terminal, from npm, from whoever started us. */
const ONE_PRESS_MS = 500;

/**
 * Stops once when it is told to: by a signal, or because whoever started it, and kept a line to it, is gone. A second
 * signal means at once.
 */
export function whenToldToStop(stop: () => Promise<boolean>): void {
  let toldAt: number | null = null;
  const told = (): void => {
    const now = performance.now();
    if (toldAt !== null && now - toldAt > ONE_PRESS_MS) process.exit(1);
    if (toldAt !== null) return;
    toldAt = now;
    stop().then(
      (isWhole) => process.exit(isWhole ? 0 : 1),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, told);
  if (process.connected) process.once('disconnect', told);
}
