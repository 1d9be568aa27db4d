const LOOK_EVERY_MS = 300;

/**
 * Tells, once, when npm is gone that started us: killed with -9, it cannot pass on that we are to stop.
 * @param {() => void} tell
 */
export function whenOrphaned(tell) {
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(timer);
    tell();
  }, LOOK_EVERY_MS);
  timer.unref();
}
