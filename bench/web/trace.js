/**
 * @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args?: any }} Traced
 * @typedef {{ at: number, wall: number, cpu: number }} Task in milliseconds
 */

/**
 * What the page's main thread did during something: its tasks and its frames, each with the time on the wall and
 * the processor's own time, which whatever else runs on the machine does not lengthen.
 * @param {import('playwright-core').Browser} browser
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} during
 */
export async function mainThreadWhile(browser, page, during) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  /** @type {Traced[]} */
  const events = traceEvents;
  const thread = busiestPage(events);
  const mine = events.filter(({ ph, pid, tid }) => ph === 'X' && `${pid} ${tid}` === thread);
  const named = (/** @type {string} */ name) =>
    mine
      .filter((event) => event.name === name)
      .map(taskOf)
      .sort((a, b) => a.at - b.at);
  const tasks = named('RunTask');
  if (tasks.length === 0) throw new Error('the browser told of no tasks, so nothing can be said of them');
  const marks = events
    .filter(({ name }) => name === 'TimeStamp')
    .map(({ ts, args }) => ({ at: ts / 1000, name: String(args.data.message) }))
    .sort((a, b) => a.at - b.at);
  const heard = mine
    .filter(({ name }) => name === 'EventDispatch')
    .map((event) => ({ ...taskOf(event), type: String(event.args.data.type) }));
  return { tasks, frames: named('FireAnimationFrame'), heard, marks };
}

/**
 * The processor's time from the task in which a hand let go, by the last event of that kind, to the end of the first
 * that draws after it.
 * @param {Awaited<ReturnType<typeof mainThreadWhile>>} seen
 * @param {'pointerup' | 'keydown'} event
 */
export function workToFrame({ tasks, frames, heard }, event) {
  const release = heard.filter(({ type }) => type === event).at(-1);
  if (!release) throw new Error(`no ${event} was heard`);
  const frame = frames.find(({ at }) => at > release.at);
  if (!frame) throw new Error(`nothing was drawn after the ${event}`);
  return tasks
    .filter(({ at, wall }) => at + wall > release.at && at < frame.at)
    .reduce((sum, { cpu }) => sum + cpu, 0);
}

/** @param {Traced} event @returns {Task} */
const taskOf = ({ ts, dur = 0, tdur = dur }) => ({ at: ts / 1000, wall: dur / 1000, cpu: tdur / 1000 });

/** The thread that drew most: other pages of the browser draw nothing. @param {readonly Traced[]} events */
function busiestPage(events) {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  const drawn = (/** @type {string} */ thread) =>
    events.filter(({ name, pid, tid }) => name === 'FireAnimationFrame' && `${pid} ${tid}` === thread).length;
  return threads.sort((a, b) => drawn(b) - drawn(a))[0];
}

/**
 * The processor's time for each frame: the task that draws it, and all others until the next that does.
 * @param {{ tasks: readonly Task[], frames: readonly Task[] }} seen
 */
export function workPerFrame({ tasks, frames }) {
  const draws = (/** @type {Task} */ task) =>
    frames.some(({ at }) => at >= task.at && at <= task.at + task.wall);
  /** @type {number[]} */
  const work = [];
  for (const task of tasks) {
    if (draws(task)) work.push(task.cpu);
    else if (work.length > 0) work[work.length - 1] += task.cpu;
  }
  return work;
}
