// Pictures of the board in Chromium, to be looked at: node packages/board/scripts/shots.js [folder] [name…]
import { mkdirSync } from 'node:fs';
import { visitDemo } from './demo.js';

const [folder = '/tmp/board-shots', ...wanted] = process.argv.slice(2);
const AIM = `
  aiming.dispatch({ type: 'place', at: { x: 0.08, y: -0.25 } });
  aiming.dispatch({ type: 'point', at: { x: 0.213, y: -0.237 } });
  aiming.dispatch({ type: 'power', to: 0.62 });`;
const FINGER = `
  const at = { x: 0, y: -0.25 };
  aiming.dispatch({ type: 'power', to: 0.7 });
  view.setAim({ ...aiming.state, stage: 'pulling', angle: 1.15, spin: 0.5 }, { aid: 'ghost', lens: true });`;
const ZONE = `
  view.setAim(null);
  view.setMen([...men, { id: 'w9', x: 0.05, y: 0.045 }]);
  view.setZone({ outer: 0.085, inner: 0.0159 });
  view.setCarried({ id: 'w9', at: { x: 0.05, y: 0.045 }, isWrong: false });`;
const WRONG = `${ZONE}\n view.setCarried({ id: 'w9', at: { x: 0.07, y: 0.065 }, isWrong: true });`;

/** @type {{ name: string, width: number, height: number, ratio: number, query: string, act?: string, clip?: ReturnType<typeof box> }[]} */
const SHOTS = [
  { name: 'desktop', width: 1440, height: 900, ratio: 1, query: '', act: AIM },
  { name: 'desktop-rack', width: 1440, height: 900, ratio: 2, query: 'men=rack' },
  { name: 'tablet', width: 768, height: 1024, ratio: 2, query: '', act: ZONE },
  { name: 'phone', width: 390, height: 844, ratio: 3, query: 'frame=thin', act: FINGER },
  { name: 'phone-wide', width: 844, height: 390, ratio: 3, query: 'frame=thin&men=rack' },
  { name: 'dark', width: 1000, height: 900, ratio: 1, query: 'theme=dark', act: AIM },
  { name: 'contrast', width: 1000, height: 900, ratio: 1, query: 'theme=contrast', act: WRONG },
  { name: 'east', width: 900, height: 900, ratio: 1, query: 'seat=E', act: WRONG },
  { name: 'close-rack', width: 900, height: 900, ratio: 2, query: 'men=rack', clip: box(300, 300, 300, 300) },
  { name: 'close-men', width: 900, height: 900, ratio: 3, query: '', clip: box(330, 330, 200, 160) },
  { name: 'close-corner', width: 900, height: 900, ratio: 2, query: '', clip: box(0, 0, 320, 320) },
  {
    name: 'close-striker',
    width: 900,
    height: 900,
    ratio: 2,
    query: '',
    act: AIM,
    clip: box(380, 580, 400, 300),
  },
];

mkdirSync(folder, { recursive: true });
const cases = SHOTS.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await visitDemo(cases, async (page, { name, act, clip }) => {
  if (act) await page.evaluate(`(() => {${act}})()`);
  await page.waitForTimeout(300);
  await page.screenshot({ path: `${folder}/${name}.png`, ...(clip ? { clip } : {}) });
  console.log(`${folder}/${name}.png`);
});

/** @param {number} x @param {number} y @param {number} width @param {number} height */
function box(x, y, width, height) {
  return { x, y, width, height };
}
