/** A second screen of the same device hears of every change through this. */
const CHANNEL = 'opencarrom.matches';

/** Tells other windows that a match has gone on. They read it from the device. */
export function tellOthers(id: string): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(id);
  channel.close();
}

/** Hears of changes of one match; what is given back stops listening. */
export function hearChanges(id: string, changed: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    if (data === id) changed();
  };
  return () => channel.close();
}
