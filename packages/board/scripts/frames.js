// How long the frames of a break take, all twenty discs moving, with the CPU slowed: node packages/board/scripts/frames.js [4]
import { visitDemo } from './demo.js';

const slowed = Number(process.argv[2] ?? 4);
const CASES = [
  { name: 'phone 390×844 @3', width: 390, height: 844, ratio: 3, query: 'frame=thin&men=rack' },
  { name: 'desktop 1440×900 @1', width: 1440, height: 900, ratio: 1, query: 'men=rack' },
  { name: 'desktop 1440×900 @2', width: 1440, height: 900, ratio: 2, query: 'men=rack' },
];
/** A hard break; what the view's own work of each frame took, and how far apart the frames were. */
const BREAK = `new Promise((done) => {
  const asked = performance.now();
  let first = 0;
  const work = [];
  const gaps = [];
  const request = window.requestAnimationFrame;
  let last = 0;
  window.requestAnimationFrame = (draw) => request((now) => {
    const from = performance.now();
    first ||= from - asked;
    draw(now);
    work.push(performance.now() - from);
    if (last) gaps.push(now - last);
    last = now;
  });
  aiming.dispatch({ type: 'angle', to: Math.PI / 2 + 0.02 });
  aiming.dispatch({ type: 'power', to: 1 });
  aiming.dispatch({ type: 'strike' });
  setTimeout(() => {
    window.requestAnimationFrame = request;
    const sort = (list) => list.sort((a, b) => a - b);
    const at = (list, share) => Number(list[Math.floor(share * (list.length - 1))].toFixed(1));
    sort(work); sort(gaps);
    done({ frames: work.length, first: Number(first.toFixed(1)),
      work: [at(work, 0.5), at(work, 0.95), at(work, 1)], gaps: [at(gaps, 0.5), at(gaps, 0.95), at(gaps, 1)] });
  }, 2500);
})`;
/** A change of theme, until the next frame has been drawn. */
const PAINT = `new Promise((done) => {
  const from = performance.now();
  view.setTheme('dark');
  requestAnimationFrame(() => {
    document.querySelector('canvas').getContext('2d').getImageData(0, 0, 1, 1);
    done(Number((performance.now() - from).toFixed(0)));
  });
})`;

await visitDemo(CASES, async (page, { name }) => {
  const cpu = await page.context().newCDPSession(page);
  await cpu.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const paint = await page.evaluate(PAINT);
  await page.waitForTimeout(1000);
  // Processor time, unlike time by the clock, does not count what other programs take.
  await cpu.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await busy(cpu);
  /** @type {{ frames: number }} */
  const measured = await page.evaluate(BREAK);
  const each = ((await busy(cpu)) - before) / measured.frames;
  console.log(`${name}, CPU ÷ ${slowed}: painting anew ${paint} ms`, JSON.stringify(measured));
  if (slowed === 1) console.log(`  the page's thread worked ${(1000 * each).toFixed(2)} ms a frame`);
});

/**
 * Seconds the page's main thread has worked.
 * @param {import('playwright-core').CDPSession} cpu
 */
async function busy(cpu) {
  const { metrics } = await cpu.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}
