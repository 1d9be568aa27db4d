// The golden strokes: checks that every one still gives the same bits, or with --write makes them anew.
// New bits are a new PHYSICS_VERSION: old records must say by which physics they were played.
import { readFileSync, writeFileSync } from 'node:fs';
import { ICF, openingRack, PHYSICS_VERSION, PIECES, readSimulation, simulate } from '../dist/index.js';

const FILE = new URL('../test/golden/strokes.json', import.meta.url);

if (process.argv.includes('--write')) write();
else check();

function check() {
  const { version, strokes } = JSON.parse(readFileSync(FILE, 'utf8'));
  const changed = strokes.filter((stroke) => hashOf(stroke.input) !== stroke.hash);
  for (const { name } of changed) console.error(`${name}: other bits`);
  console.log(`${strokes.length} golden strokes of ${version}, ${changed.length} changed`);
  process.exitCode = changed.length === 0 && version === PHYSICS_VERSION ? 0 : 1;
}

function write() {
  const strokes = makeStrokes().map(({ name, input }) => ({ name, input, hash: hashOf(input) }));
  const lines = strokes.map((stroke) => JSON.stringify(stroke)).join(',\n');
  writeFileSync(FILE, `{"version":"${PHYSICS_VERSION}","strokes":[\n${lines}\n]}\n`);
  console.log(`${strokes.length} golden strokes written`);
}

function hashOf(input) {
  const read = readSimulation(input);
  if ('error' in read) throw new Error(read.error.message);
  const { position, stroke, equipment } = read.ok;
  return simulate(position, stroke, equipment).hash;
}

function makeStrokes() {
  const random = randomFrom(1);
  return [
    ...many('break', 40, () => breakStroke(random)),
    ...many('spread', 50, () => spread(random)),
    ...many('cluster', 50, () => cluster(random)),
    ...many('pot', 40, () => pot(random)),
    ...many('spin', 40, () => spun(random)),
    ...many('rough', 20, () => ({ ...cluster(random), physics: roughness(random) })),
  ];
}

function many(name, count, make) {
  return Array.from({ length: count }, (_, n) => ({ name: `${name} ${n + 1}`, input: make() }));
}

function breakStroke(random) {
  const x = random() < 0.3 ? 0 : round((random() - 0.5) * 0.3);
  const speed = 1 + random() * 6;
  const striker = {
    x,
    y: -0.2526,
    ...towards({ x, y: -0.2526 }, { x: (random() - 0.5) * 0.02, y: 0 }, speed),
  };
  return { men: openingRack(ICF), striker: x === 0 ? { ...striker, vx: 0, vy: round(speed) } : striker };
}

function spread(random) {
  const men = scatter(random, 2 + Math.floor(random() * 12));
  const x = round((random() - 0.5) * 0.3);
  const aim = men[Math.floor(random() * men.length)];
  return { men, striker: { x, y: -0.2526, ...towards({ x, y: -0.2526 }, aim, 0.5 + random() * 5) } };
}

/** Men that touch exactly, in a honeycomb somewhere on the board. */
function cluster(random) {
  const { diameter } = ICF.man;
  const from = { x: (random() - 0.5) * 0.3, y: random() * 0.2 };
  const places = [from];
  while (places.length < 3 + Math.floor(random() * 8)) {
    const by = places[Math.floor(random() * places.length)];
    const angle = (Math.floor(random() * 6) * Math.PI) / 3;
    const at = { x: by.x + diameter * Math.cos(angle), y: by.y + diameter * Math.sin(angle) };
    if (places.every((other) => Math.hypot(other.x - at.x, other.y - at.y) > diameter * 0.9)) places.push(at);
  }
  const men = places.map((at, n) => ({ id: PIECES[n], ...at }));
  const x = round((random() - 0.5) * 0.3);
  return { men, striker: { x, y: -0.2526, ...towards({ x, y: -0.2526 }, men[0], 1 + random() * 5) } };
}

/** One man on its way to a pocket, and some to spare. */
function pot(random) {
  const corner = { x: random() < 0.5 ? -0.34775 : 0.34775, y: 0.34775 };
  const man = { id: 'w1', x: round((random() - 0.5) * 0.3), y: round(random() * 0.2) };
  const apart = Math.hypot(corner.x - man.x, corner.y - man.y);
  const reach = (ICF.man.diameter + ICF.striker.diameter) / 2;
  const ghost = {
    x: man.x - (reach * (corner.x - man.x)) / apart,
    y: man.y - (reach * (corner.y - man.y)) / apart,
  };
  const x = round((random() - 0.5) * 0.3);
  const men = [man, { id: 'b1', x: -0.3, y: -0.3 }];
  return { men, striker: { x, y: -0.2526, ...towards({ x, y: -0.2526 }, ghost, 1 + random() * 3) } };
}

function spun(random) {
  const scene = spread(random);
  return { ...scene, striker: { ...scene.striker, spin: round((random() - 0.5) * 400) } };
}

function roughness(random) {
  const restitution = { men: round(random()), striker: round(random()), cushion: round(random()) };
  const contactFriction = { disc: round(random() / 2), cushion: round(random() / 2) };
  return { friction: round(0.05 + random() * 0.2), restitution, contactFriction };
}

function scatter(random, count) {
  const men = [];
  while (men.length < count) {
    const man = {
      id: PIECES[men.length],
      x: round((random() - 0.5) * 0.68),
      y: round(-0.2 + random() * 0.54),
    };
    if (men.every((other) => Math.hypot(other.x - man.x, other.y - man.y) > 0.032)) men.push(man);
  }
  return men;
}

function towards(from, to, speed) {
  const apart = Math.hypot(to.x - from.x, to.y - from.y);
  return { vx: round((speed * (to.x - from.x)) / apart), vy: round((speed * (to.y - from.y)) / apart) };
}

function round(value) {
  return Math.round(value * 1e6) / 1e6;
}

function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
