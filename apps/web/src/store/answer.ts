/** Wraps what IndexedDB answers later into a promise. */
export const asked = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Asks again, some times, until there is an answer: WebKit may never answer a page that opens a store while the
 * page before it was left opening it. The first answer counts; one that comes too late is given to whoever ends it.
 */
export function firstAnswer<T>(
  ask: () => Promise<T>,
  wait: () => Promise<void>,
  times: number,
  tooLate: (answer: T) => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const end = (deed: () => void) => {
      isOver = true;
      deed();
    };
    const answered = (answer: T) => (isOver ? tooLate(answer) : end(() => resolve(answer)));
    const failed = (why: unknown) => end(() => reject(why));
    const asking = async () => {
      for (let n = 0; n < times && !isOver; n++) {
        ask().then(answered, failed);
        await wait();
      }
      failed(new Error('no answer'));
    };
    void asking();
  });
}
