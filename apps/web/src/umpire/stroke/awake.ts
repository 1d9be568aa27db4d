/** Keeps the screen lit while a match is umpired; what is given back lets it sleep again. */
export function stayAwake(): () => void {
  let lock: Promise<WakeLockSentinel | null> = Promise.resolve(null);
  const ask = () => {
    // A browser may refuse, as on a low battery: then the umpire wakes it by a touch.
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
