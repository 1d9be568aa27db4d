export interface Storage {
  /** Bytes, where the browser tells. */
  readonly used: number | null;
  readonly quota: number | null;
  /** Has the browser promised not to clear it when the device runs short? Null: it has no such promise. */
  readonly safe: boolean | null;
}

export async function measureStorage(): Promise<Storage> {
  const storage = navigator.storage as StorageManager | undefined;
  try {
    const { usage = null, quota = null } = (await storage?.estimate?.()) ?? {};
    return { used: usage, quota, safe: (await storage?.persisted?.()) ?? null };
  } catch {
    return { used: null, quota: null, safe: null };
  }
}

/** Asks the browser for that promise. */
export async function askToKeep(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Bytes as people read them: "1.4 MB". */
export function inWords(bytes: number, language: string): string {
  const step = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / 1000 ** step;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    maximumFractionDigits: value < 10 && step > 0 ? 1 : 0,
  }).format(value);
}
