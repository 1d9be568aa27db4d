/**
 * Puts games on the device, as the app keeps them.
 * @param {import('playwright-core').Page} page
 * @param {readonly { id: string, events: readonly { seq: number }[] }[]} games
 */
export async function putGames(page, games) {
  await page.evaluate(async (all) => {
    const base = await new Promise((resolve, reject) => {
      const request = indexedDB.open('opencarrom');
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const write = base.transaction(['games', 'events'], 'readwrite');
    for (const { events, ...game } of all) {
      write.objectStore('games').put(game);
      for (const event of events) write.objectStore('events').put({ game: game.id, seq: event.seq, event });
    }
    await new Promise((resolve, reject) => {
      write.oncomplete = resolve;
      write.onerror = () => reject(write.error);
    });
    base.close();
  }, games);
}
