// Our simulator beside four general physics engines on the same strokes, in one run and on one core:
// speed, and the error of the direction in which a cut man leaves. Run with `npm run bench:physics`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every simulator runs in a process of its own, so that none pays for the garbage of another; of five runs the best counts. */
const PASSES = 5;
const NAMES = ['OpenCarrom', 'matter-js', 'p2-es', 'Rapier 2D', 'planck'];

prepare();
const passes = Array.from({ length: PASSES }, () => NAMES.map(runLane));
report(NAMES.map((_, n) => better(passes.map((pass) => pass[n]))));

function runLane(name) {
  const { status, stdout } = spawnSync(process.execPath, [`${here}lane.js`, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} did not finish`);
  return JSON.parse(stdout);
}

function better(results) {
  const most = (key) => Math.max(...results.map((result) => result[key]));
  return { ...results[0], breaks: most('breaks'), mids: most('mids') };
}

/** The peers are no part of the workspaces: they are installed here when they are missing. */
function prepare() {
  if (!existsSync(`${here}node_modules`)) run('npm', ['ci', '--no-audit', '--no-fund'], here);
  run(process.execPath, [`${root}node_modules/.bin/tsc6`, '-b', 'packages/physics'], root);
}

function run(command, args, cwd) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed`);
}

function report(all) {
  const [us, ...others] = all;
  const fastest = {
    breaks: Math.max(...others.map((r) => r.breaks)),
    mids: Math.max(...others.map((r) => r.mids)),
  };
  const table = [
    '| simulator | breaks/s | we are × | mid strokes/s | we are × | cut error, median / p95 | cuts missed |',
    '|---|---|---|---|---|---|---|',
    ...all.map((r) =>
      [
        '',
        r.name,
        count(r.breaks),
        r === us ? '' : count(us.breaks / r.breaks),
        count(r.mids),
        r === us ? '' : count(us.mids / r.mids),
        `${degrees(r.cut.median)} / ${degrees(r.cut.p95)}`,
        `${r.cut.missed} of ${r.cut.of}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
  const summary = `Against the fastest of the four: breaks ${count(us.breaks / fastest.breaks)} times, mid-game strokes ${count(us.mids / fastest.mids)} times as many a second.`;
  console.log(`${table}\n\n${summary}`);
  mkdirSync(`${root}docs/bench`, { recursive: true });
  writeFileSync(`${root}docs/bench/physics.svg`, chart(all));
  writeFileSync(`${root}docs/bench/physics.md`, page(table, summary));
}

function count(value) {
  return value < 10 ? value.toFixed(1) : Math.round(value).toLocaleString('en');
}

function degrees(value) {
  return value < 1e-9 ? 'exact' : `${value.toFixed(1)}°`;
}

function page(table, summary) {
  return `# The physics beside general engines

Made by \`npm run bench:physics\` on Node ${process.version}, ${cpus()[0]?.model.trim()}, one core.

${table}

${summary}

![Strokes a second, on a logarithmic scale](physics.svg)

- **Break**: 19 men touching in a honeycomb, the striker at 5 m/s. **Mid**: six men spread, the striker at 2 m/s towards one of them. Both until everything rests; discs over a pocket are taken off.
- **Cut**: 60 cuts of a single man at 5 m/s, from 5° to 85°, no friction between discs: the man must leave along the line of centres. A pocket half a metre away forgives ±2.5°.
- Ours runs with everything on: spin, friction in contacts, clusters. The others know no sliding friction on a board; they get it by hand once a step. They step 240 times a second, each at the scale it does best with.
- Each runs in a process of its own, five times; of all its turns the best counts, in strokes a second of processor time.
`;
}

/** Bars on a logarithmic scale. */
function chart(all) {
  const left = 120;
  const width = 720;
  const row = 58;
  const height = 70 + all.length * row;
  const least = 10;
  const most = 1e6;
  const x = (value) =>
    left + ((Math.log10(value) - Math.log10(least)) / Math.log10(most / least)) * (width - left - 80);
  const bar = (value, y, colour) =>
    `<rect x="${left}" y="${y}" width="${(x(Math.max(value, least)) - left).toFixed(1)}" height="18" rx="3" fill="${colour}"/>` +
    `<text x="${(x(Math.max(value, least)) + 6).toFixed(1)}" y="${y + 14}" class="n">${count(value)}</text>`;
  const bars = all.map(({ name, breaks: b, mids: m }, n) => {
    const y = 52 + n * row;
    return `<text x="${left - 10}" y="${y + 24}" text-anchor="end" class="name">${name}</text>${bar(b, y, '#b5762a')}${bar(m, y + 20, '#2f8f86')}`;
  });
  const grid = [10, 100, 1000, 10000, 100000, 1e6].map(
    (value) =>
      `<line x1="${x(value).toFixed(1)}" x2="${x(value).toFixed(1)}" y1="44" y2="${height - 20}" stroke="#d9cbb3"/><text x="${x(value).toFixed(1)}" y="${height - 6}" text-anchor="middle" class="g">${value.toLocaleString('en')}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>Strokes simulated a second</title>
<style>text{font-family:ui-sans-serif,system-ui,sans-serif;fill:#33261a}.name{font-size:15px;font-weight:600}.n{font-size:12px}.g{font-size:11px;fill:#8a7860}.t{font-size:14px}</style>
<rect width="${width}" height="${height}" fill="#fbf6ec"/>
<text x="${left}" y="26" class="t">Strokes a second (logarithmic): <tspan fill="#b5762a" font-weight="600">breaks</tspan> and <tspan fill="#2f8f86" font-weight="600">mid-game strokes</tspan></text>
${grid.join('\n')}
${bars.join('\n')}
</svg>
`;
}
