import { type Equipment, halfOf, ICF, pocketAt } from '../board/equipment.js';
import type { PieceId } from '../board/pieces.js';
import type { Outcome } from '../simulate.js';
import { glimpseOn, type Path, type Trace } from './trace.js';

/** One stroke as a picture: where everything lay, the ways it went, where it came to rest or fell. */
export function strokeSvg(outcome: Outcome & { readonly trace: Trace }, equipment: Equipment = ICF): string {
  const { trace } = outcome;
  const edge = mm(halfOf(equipment) + equipment.frame.breadth);
  const caption = captionOf(outcome);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${2 * edge} ${2 * edge}" width="${2 * edge}" height="${2 * edge}" role="img">`,
    `<title>${caption}</title>`,
    DEFINITIONS,
    board(equipment),
    markings(equipment),
    pockets(equipment),
    group(
      'ways',
      trace.paths.map((path) => way(path, trace)),
    ),
    group(
      'start',
      moved(trace).map(({ id, x, y, radius }) => ghost(id, x, y, radius)),
    ),
    group(
      'fallen',
      outcome.pocketed.map(({ id }) => fallen(id, trace, equipment)),
    ),
    group(
      'rest',
      outcome.rest.map(({ id, x, y }) => disc(id, x, y, radiusOf(id, equipment))),
    ),
    '</svg>',
    '',
  ].join('\n');
}

const COLOURS: Readonly<Record<string, { fill: string; rim: string; way: string }>> = {
  queen: { fill: 'url(#queen)', rim: '#7d1620', way: '#d2303c' },
  w: { fill: 'url(#white)', rim: '#a98a58', way: '#fffaf0' },
  b: { fill: 'url(#black)', rim: '#050505', way: '#2b221c' },
  striker: { fill: 'url(#striker)', rim: '#2f6f69', way: '#1f7f78' },
};

const DEFINITIONS = `<defs>
<linearGradient id="frame" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7a4526"/><stop offset="1" stop-color="#4a2412"/></linearGradient>
<radialGradient id="surface" cx="0.42" cy="0.4" r="0.8"><stop offset="0" stop-color="#f5dfb0"/><stop offset="1" stop-color="#ddb87a"/></radialGradient>
<radialGradient id="hole"><stop offset="0" stop-color="#0b0806"/><stop offset="0.85" stop-color="#1c1410"/><stop offset="1" stop-color="#3a2a1c"/></radialGradient>
<radialGradient id="white" cx="0.4" cy="0.35"><stop offset="0" stop-color="#fff6e0"/><stop offset="1" stop-color="#e2c590"/></radialGradient>
<radialGradient id="black" cx="0.4" cy="0.35"><stop offset="0" stop-color="#5a5550"/><stop offset="1" stop-color="#1b1816"/></radialGradient>
<radialGradient id="queen" cx="0.4" cy="0.35"><stop offset="0" stop-color="#ee5a63"/><stop offset="1" stop-color="#b01f2b"/></radialGradient>
<radialGradient id="striker" cx="0.4" cy="0.35"><stop offset="0" stop-color="#ffffff"/><stop offset="1" stop-color="#cfe3df"/></radialGradient>
</defs>`;

/** Metres to millimetres, with a hundredth of one; y grows downwards in a picture. */
function mm(metres: number): number {
  return Math.floor(metres * 100000 + 0.5) / 100;
}

function group(name: string, parts: readonly string[]): string {
  return `<g class="${name}">\n${parts.filter((part) => part !== '').join('\n')}\n</g>`;
}

function circle(x: number, y: number, r: number, style: string): string {
  return `<circle cx="${mm(x)}" cy="${mm(-y)}" r="${mm(r)}" ${style}/>`;
}

function line(x1: number, y1: number, x2: number, y2: number, style: string): string {
  return `<line x1="${mm(x1)}" y1="${mm(-y1)}" x2="${mm(x2)}" y2="${mm(-y2)}" ${style}/>`;
}

function board(equipment: Equipment): string {
  const half = mm(halfOf(equipment));
  const outer = half + mm(equipment.frame.breadth);
  const corner = mm(equipment.pocket / 2);
  const mitres = [-1, 1].flatMap((sx) =>
    [-1, 1].map(
      (sy) =>
        `<line x1="${sx * (half - corner / 3)}" y1="${sy * (half - corner / 3)}" x2="${sx * outer}" y2="${sy * outer}"/>`,
    ),
  );
  return [
    `<rect x="${-outer}" y="${-outer}" width="${2 * outer}" height="${2 * outer}" rx="34" fill="url(#frame)"/>`,
    `<g stroke="#2c1509" stroke-opacity="0.55" stroke-width="0.8">${mitres.join('')}</g>`,
    `<rect x="${-half}" y="${-half}" width="${2 * half}" height="${2 * half}" rx="${corner}" fill="url(#surface)" stroke="#24110a" stroke-width="5"/>`,
  ].join('\n');
}

function markings(equipment: Equipment): string {
  const quarter = [baseMarks(equipment), arrowMarks(equipment)].join('\n');
  const ink = '#33221a';
  const { centreCircle, outerCircle } = equipment.markings;
  return [
    ...[0, 90, 180, 270].map((turn) => `<g transform="rotate(${turn})">${quarter}</g>`),
    circle(0, 0, outerCircle / 2, `fill="none" stroke="${ink}" stroke-width="1.4"`),
    circle(0, 0, outerCircle / 2 - 0.004, `fill="none" stroke="${ink}" stroke-width="0.6"`),
    circle(0, 0, centreCircle / 2, `fill="#c8313b" stroke="${ink}" stroke-width="0.8"`),
  ].join('\n');
}

function baseMarks(equipment: Equipment): string {
  const { baseLine, baseCircle } = equipment.markings;
  const ink = '#33221a';
  const low = baseLine.fromFrame - halfOf(equipment);
  const high = low + baseLine.gap;
  const end = (baseLine.length - baseCircle.diameter) / 2;
  const thick = mm(baseLine.thickness);
  return [
    line(
      -end,
      low - baseLine.thickness / 2,
      end,
      low - baseLine.thickness / 2,
      `stroke="${ink}" stroke-width="${thick}"`,
    ),
    line(-end, high, end, high, `stroke="${ink}" stroke-width="0.9"`),
    ...[-end, end].flatMap((x) => [
      circle(
        x,
        (low + high) / 2,
        baseCircle.diameter / 2,
        `fill="#f2e2bd" stroke="${ink}" stroke-width="0.9"`,
      ),
      circle(x, (low + high) / 2, baseCircle.inner / 2, 'fill="#c8313b"'),
    ]),
  ].join('\n');
}

function arrowMarks(equipment: Equipment): string {
  const { arrow } = equipment.markings;
  const root = Math.sqrt(0.5);
  const tip = pocketAt(equipment) * Math.sqrt(2) - equipment.pocket / 2 - arrow.fromPocket;
  const tail = tip - arrow.length;
  const ink = 'stroke="#33221a" stroke-width="0.8" fill="none"';
  const point = mm(tip * root);
  const back = mm((tip - 0.014) * root);
  return [
    line(tail * root, tail * root, tip * root, tip * root, ink),
    `<path d="M${point} ${-point} L${back - 4} ${-back - 2.4} L${back + 2.4} ${-back + 4} Z" fill="#33221a"/>`,
    `<circle cx="${mm((tail + 0.012) * root)}" cy="${mm(-(tail + 0.012) * root)}" r="26" ${ink} stroke-dasharray="122 42" stroke-dashoffset="-18"/>`,
  ].join('\n');
}

function pockets(equipment: Equipment): string {
  const at = pocketAt(equipment);
  const r = equipment.pocket / 2;
  const holes = [-1, 1].flatMap((sx) =>
    [-1, 1].map((sy) => circle(sx * at, sy * at, r, 'fill="url(#hole)" stroke="#b98a3e" stroke-width="2.2"')),
  );
  return group('pockets', holes);
}

function kindOf(id: PieceId): { fill: string; rim: string; way: string } {
  return (COLOURS[id] ?? COLOURS[id.slice(0, 1)]) as { fill: string; rim: string; way: string };
}

function radiusOf(id: PieceId, equipment: Equipment): number {
  return (id === 'striker' ? equipment.striker : equipment.man).diameter / 2;
}

/** A straight piece of way; the faster the stronger. */
function way(path: Path, trace: Trace): string {
  const radius = trace.start.find(({ id }) => id === path.id)?.radius ?? 0;
  const end = glimpseOn(path, path.until, trace.slowing, radius);
  const speed = Math.sqrt(path.vx * path.vx + path.vy * path.vy);
  if (speed === 0) return '';
  const width = Math.min(1 + 0.7 * speed, 3.4);
  const style = `stroke="${kindOf(path.id).way}" stroke-width="${Math.floor(width * 100) / 100}" stroke-linecap="round" stroke-opacity="0.85"`;
  return line(path.x, path.y, end.x, end.y, style);
}

function moved(trace: Trace): Trace['start'] {
  const ids = new Set(trace.paths.map(({ id }) => id));
  return trace.start.filter(({ id }) => ids.has(id));
}

function ghost(id: PieceId, x: number, y: number, r: number): string {
  const { fill, rim } = kindOf(id);
  return circle(
    x,
    y,
    r - 0.0004,
    `fill="${fill}" fill-opacity="0.28" stroke="${rim}" stroke-opacity="0.7" stroke-width="0.7" stroke-dasharray="2.4 1.8"`,
  );
}

function disc(id: PieceId, x: number, y: number, r: number): string {
  const { fill, rim } = kindOf(id);
  const ring = (share: number) =>
    circle(x, y, r * share, `fill="none" stroke="${rim}" stroke-opacity="0.45" stroke-width="0.7"`);
  return [
    circle(x + 0.0016, y - 0.0022, r, 'fill="#2a1505" fill-opacity="0.32"'),
    circle(x, y, r, `fill="${fill}" stroke="${rim}" stroke-width="0.8"`),
    ring(0.72),
    ring(0.42),
  ].join('');
}

/** A pocketed piece, sunk in its pocket. */
function fallen(id: PieceId, trace: Trace, equipment: Equipment): string {
  const last = trace.paths.filter((path) => path.id === id).at(-1);
  const start = trace.start.find((piece) => piece.id === id);
  const at = last ? glimpseOn(last, last.until, trace.slowing, start?.radius ?? 0) : start;
  if (!at) return '';
  const hole = pocketAt(equipment);
  const x = at.x > 0 ? hole : -hole;
  const y = at.y > 0 ? hole : -hole;
  const { fill, rim } = kindOf(id);
  return circle(
    x,
    y,
    radiusOf(id, equipment) * 0.82,
    `fill="${fill}" fill-opacity="0.75" stroke="${rim}" stroke-width="0.8"`,
  );
}

function captionOf({ pocketed, duration }: Outcome): string {
  const seconds = Math.floor(duration * 100 + 0.5) / 100;
  if (pocketed.length === 0) return `A stroke of ${seconds} s; nothing pocketed`;
  const list = pocketed.map(({ id, pocket }) => `${id} ${pocket}`).join(', ');
  return `A stroke of ${seconds} s; pocketed: ${list}`;
}
