/** Small things a phone at a table remembers. What the browser does not keep lasts as long as the page. */
const page = new Map<string, string>();

const PREFIX = 'opencarrom.table.';

export function recalled<T>(key: string): T | null {
  try {
    const text = page.get(key) ?? localStorage.getItem(PREFIX + key);
    return text ? (JSON.parse(text) as T) : null;
  } catch {
    return null;
  }
}

export function remember(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(PREFIX + key, text);
    page.delete(key);
  } catch {
    page.set(key, text);
  }
}

export function forget(key: string): void {
  page.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // Then it was not there.
  }
}

/** The keys of this kind that something is remembered by. */
export function remembered(kind: string): readonly string[] {
  const onDevice: string[] = [];
  try {
    for (let n = 0; n < localStorage.length; n++) onDevice.push(localStorage.key(n) ?? '');
  } catch {
    // Nothing can be read: then only the page remembers.
  }
  const keys = onDevice.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
  return [...new Set([...keys, ...page.keys()])].filter((key) => key.startsWith(`${kind}.`));
}

/** Hears what other windows of this device remember anew; what is given back stops that. */
export function hearRemembered(changed: (key: string) => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key?.startsWith(PREFIX)) changed(key.slice(PREFIX.length));
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
