/** Keeps a screen on the wall lit; what is given back lets it sleep again. */
export function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = (): void => {
    // A browser may refuse, as without encryption: then the machine's own settings decide.
    if (document.visibilityState === 'visible')
      lock = navigator.wakeLock?.request('screen').catch(() => null) ?? lock;
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    document.removeEventListener('visibilitychange', ask);
    void lock.then((held) => held?.release());
  };
}
