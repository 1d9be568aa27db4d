import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./pulls.js').Pull} Pull */

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEVICES = ['phone', 'desktop'];
const POWERS = [0.25, 0.5, 1];

/**
 * Writes what came of the pulls where people read it: a page, and a picture of it.
 * @param {readonly Pull[]} pulls
 * @param {readonly import('./pulls-steps.js').Step[]} steps
 * @param {readonly import('./pulls.js').Swing[]} swings
 */
export function writeAim(pulls, steps, swings) {
  mkdirSync(`${ROOT}docs/images`, { recursive: true });
  writeFileSync(`${ROOT}docs/bench/aim.md`, page(pulls, steps, swings));
  writeFileSync(`${ROOT}docs/images/aim-pulls.svg`, picture(pulls));
}

/** @param {number} value */
const signed = (value, digits = 2) => `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;
/** @param {Pull} pull */
const errorOf = ({ pulled, came }) => (came ? came.degrees - pulled : Number.NaN);
/** @param {readonly Pull[]} pulls @param {string} device @param {Pull['first']} first */
const of = (pulls, device, first) => pulls.filter((pull) => pull.device === device && pull.first === first);
/** @param {readonly Pull[]} pulls */
const largest = (pulls) =>
  Math.max(...pulls.filter(({ came }) => came).map((pull) => Math.abs(errorOf(pull))));

/** The aim that came out, and by how much it is off what was pulled. @param {Pull | undefined} pull */
function cell(pull) {
  if (!pull) return '';
  if (!pull.came) return 'slides';
  const off = errorOf(pull);
  return signed(pull.came.degrees) + (Math.abs(off) < 0.005 ? '' : ` (${off > 0 ? '+' : ''}${signed(off)})`);
}

/** @param {readonly Pull[]} pulls @param {readonly import('./pulls-steps.js').Step[]} steps @param {readonly import('./pulls.js').Swing[]} swings */
function page(pulls, steps, swings) {
  const angles = [...new Set(pulls.map(({ wanted }) => wanted))];
  const rows = angles.map((angle) => {
    const cells = DEVICES.flatMap((device) => [
      ...POWERS.map((power) =>
        cell(of(pulls, device, 'aim').find((p) => p.wanted === angle && p.power === power)),
      ),
      cell(of(pulls, device, 'at once').find((p) => p.wanted === angle)),
    ]);
    return `| ${[`${signed(angle, 0)}°`, ...cells].join(' | ')} |`;
  });
  const errors = DEVICES.map(
    (device) =>
      `| ${device} | ${largest(of(pulls, device, 'aim')).toFixed(3)}° | ${largest(of(pulls, device, 'at once')).toFixed(3)}° |`,
  );
  return `# The aim that comes of a pull

Made by \`npm run bench:web -- --only pulls\`, on the built app in Chromium: real touches on a phone of 390×844, a real
mouse at 1440×900, practice on an empty board, the striker in the middle of its line. No time is measured.

![What was pulled, and what came out](../images/aim-pulls.svg)

## Largest error

| | after "Aim", −85° to 85°, three powers | at once, half power |
|---|---|---|
${errors.join('\n')}

A finger goes straight, and so does its aim. A mouse stands on whole pixels: its way is a staircase, and what its last, slow
pixels turn is taken finely.

## Smallest step of the angle, at half power

| | degrees |
|---|---|
${steps.map(({ what, degrees }) => `| ${what} | ${degrees.toFixed(degrees < 0.005 ? 4 : 3)} |`).join('\n')}

A pixel aside at half power on this phone is 1.2° for a hand in a hurry.

## A swing

Drawn straight back to half the power on the phone, then swung round the striker. Slow is fine, so the aim lags behind the
finger, but never more than 13 pixels (15° here): who swings far gets there.

| swung to | ${[...new Set(swings.map(({ time }) => `in ${time} ms`))].join(' | ')} |
|---|${'---|'.repeat(new Set(swings.map(({ time }) => time)).size)}
${[...new Set(swings.map(({ to }) => to))]
  .map(
    (to) =>
      `| ${to}° | ${swings
        .filter((swing) => swing.to === to)
        .map(({ came }) => `${came.toFixed(1)}°`)
        .join(' | ')} |`,
  )
  .join('\n')}

## Every 5°

In degrees to the right of straight ahead; in brackets by how much it is off what the hand pulled, where that is 0.005° or
more (a mouse cannot stand at every 5°). "At once" is a pull without "Aim" before it: along the line, from 65° on, that is how
a striker is placed.

| pulled | phone, power 25 % | 50 % | 100 % | at once | desktop, power 25 % | 50 % | 100 % | at once |
|---|---|---|---|---|---|---|---|---|
${rows.join('\n')}
`;
}

/** The fan of pulls: a spoke for what was pulled, a dot where it came out; powers lie further out. @param {readonly Pull[]} pulls */
function picture(pulls) {
  const [width, height] = [880, 300];
  const fans = DEVICES.map((device, n) => {
    const at = { x: 220 + 440 * n, y: 262 };
    const spot = (/** @type {number} */ degrees, /** @type {number} */ reach) => {
      const radians = (degrees * Math.PI) / 180;
      return `${(at.x + reach * Math.sin(radians)).toFixed(1)},${(at.y - reach * Math.cos(radians)).toFixed(1)}`;
    };
    const aimed = of(pulls, device, 'aim');
    const spokes = aimed
      .filter(({ power }) => power === 1)
      .map(({ pulled }) => `<path d="M${spot(pulled, 40)} L${spot(pulled, 176)}" class="s"/>`);
    const dots = aimed.map(({ came, power }) => {
      const [x, y] = spot(came?.degrees ?? 0, 60 + 110 * power).split(',');
      return came ? `<circle cx="${x}" cy="${y}" r="3" class="d p${power * 100}"/>` : '';
    });
    const names = [-85, -60, -30, 0, 30, 60, 85].map((degrees) => {
      const [x, y] = spot(degrees, 192).split(',');
      return `<text x="${x}" y="${Number(y) + 4}" class="g" text-anchor="middle">${signed(degrees, 0)}°</text>`;
    });
    const title = `${device}, largest error ${largest(aimed).toFixed(2)}°`;
    return `<circle cx="${at.x}" cy="${at.y}" r="14" class="k"/>${spokes.join('')}${dots.join('')}${names.join('')}<text x="${at.x}" y="26" class="t" text-anchor="middle">${title}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>What was pulled (lines), and the aim that came out (dots) at 25, 50 and 100 per cent of the power</title>
<style>text{font-family:ui-sans-serif,system-ui,sans-serif;fill:#33261a}.t{font-size:15px;font-weight:600}.g{font-size:11px;fill:#8a7860}.s{stroke:#cbb894;stroke-width:1}.k{fill:#f2dfb8;stroke:#8a6a3a;stroke-width:2}.d{stroke:#fbf6ec}.p25{fill:#2f8f86}.p50{fill:#b5762a}.p100{fill:#a32638}</style>
<rect width="${width}" height="${height}" fill="#fbf6ec"/>
${fans.join('\n')}
<text x="${width / 2}" y="292" class="g" text-anchor="middle">lines: pulled; dots: the aim that came out, at 25, 50 and 100 % of the power from the inside out</text>
</svg>
`;
}
