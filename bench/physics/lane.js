// One simulator, named on the command line: its pace on all scenes and its cut errors, as JSON.
import { ICF, layOut, makeRest, playInto, simulate, withParts } from '../../packages/physics/dist/index.js';
import { cutDirection, peers, playOut } from './peers.js';
import { breaks, cuts, midGame } from './scenes.js';

const TURNS = 8;
const SLICE = 250;

const name = process.argv[2];
const peer = (await peers()).find((other) => other.name === name);
const { play, scenes, cut } = peer ? asSimulator(peer) : ours();
const result = { name, cut, breaks: 0, mids: 0 };
for (let turn = 0; turn < TURNS; turn++) {
  result.breaks = Math.max(result.breaks, pace(scenes.breaks));
  result.mids = Math.max(result.mids, pace(scenes.mids));
}
console.log(JSON.stringify(result));

/** Strokes a second of processor time; a busy machine only ever makes it less, so the best of many turns counts. */
function pace(list) {
  const start = process.cpuUsage();
  const end = performance.now() + SLICE;
  let played = 0;
  while (performance.now() < end) {
    for (const scene of list) play(scene);
    played += list.length;
  }
  const { user, system } = process.cpuUsage(start);
  return (played * 1e6) / (user + system);
}

/** With spin, contact friction and clusters on, as they come. */
function ours() {
  const rest = makeRest();
  const ready = (scenes) => scenes.map((scene) => ({ layout: layOut(scene, ICF), stroke: scene.stroke }));
  const smooth = withParts(ICF, { physics: { contactFriction: { disc: 0, cushion: 0 } } });
  const direction = (scene) => {
    const { trace } = simulate(scene, scene.stroke, smooth, { trace: true });
    const path = trace.paths.find(({ id }) => id === 'w1');
    return Math.atan2(path.vy, path.vx);
  };
  return {
    play: ({ layout, stroke }) => playInto(layout, stroke, rest),
    scenes: { breaks: ready(breaks()), mids: ready(midGame()) },
    cut: errors(direction),
  };
}

function asSimulator(peer) {
  return {
    play: (scene) => playOut(peer, scene),
    scenes: { breaks: breaks().slice(0, 4), mids: midGame().slice(0, 16) },
    cut: errors((scene) => cutDirection(peer, scene)),
  };
}

/** In degrees; a cut that was never noticed counts as missed. */
function errors(direction) {
  const found = cuts().map((scene) => {
    const leaves = direction(scene);
    if (leaves === null) return null;
    const turn = Math.abs(leaves - scene.leaves) % (2 * Math.PI);
    return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI;
  });
  const hits = found.filter((error) => error !== null).sort((a, b) => a - b);
  const at = (share) => hits[Math.floor(share * (hits.length - 1))];
  return { median: at(0.5), p95: at(0.95), missed: found.length - hits.length, of: found.length };
}
