// Four general physics engines, each with the scale and step it does best with on these scenes.
// None knows sliding friction on a board, so all of them get it by hand, once a step.
import RAPIER from '@dimforge/rapier2d-compat';
import Matter from 'matter-js';
import * as p2 from 'p2-es';
import * as planck from 'planck';
import { BOARD } from './scenes.js';

/**
 * @typedef {object} World
 * @property {(x: number, y: number, r: number, m: number, vx: number, vy: number) => number} add
 * @property {() => void} step
 * @property {(disc: number) => [number, number]} place
 * @property {(disc: number) => [number, number]} velocity
 * @property {(disc: number, vx: number, vy: number) => void} setVelocity
 * @property {(disc: number) => void} remove
 * @property {() => void} end
 * @typedef {{ name: string, step: number, make: () => World }} Peer
 */

const { half } = BOARD;
const WALL = 0.1;
const WALLS = [
  [0, half + WALL / 2, 2 * half + 2 * WALL, WALL],
  [0, -half - WALL / 2, 2 * half + 2 * WALL, WALL],
  [half + WALL / 2, 0, WALL, 2 * half + 2 * WALL],
  [-half - WALL / 2, 0, WALL, 2 * half + 2 * WALL],
];

/** @returns {Promise<Peer[]>} */
export async function peers() {
  await RAPIER.init();
  return [
    { name: 'matter-js', step: 1 / 240, make: makeMatter },
    { name: 'p2-es', step: 1 / 240, make: makeP2 },
    { name: 'Rapier 2D', step: 1 / 240, make: makeRapier },
    { name: 'planck', step: 1 / 240, make: makePlanck },
  ];
}

function makeMatter() {
  const scale = 1000;
  const step = 1000 / 240;
  const engine = Matter.Engine.create({ gravity: { x: 0, y: 0 } });
  const smooth = { friction: 0, frictionStatic: 0, frictionAir: 0, slop: 0.01 };
  Matter.Composite.add(
    engine.world,
    WALLS.map(([x, y, w, h]) =>
      Matter.Bodies.rectangle(x * scale, y * scale, w * scale, h * scale, {
        ...smooth,
        isStatic: true,
        restitution: BOARD.cushion,
      }),
    ),
  );
  /** @type {Matter.Body[]} */
  const discs = [];
  // Matter's velocities are per 1/60 s.
  const unit = scale / 60;
  return {
    add(x, y, r, m, vx, vy) {
      const body = Matter.Bodies.circle(x * scale, y * scale, r * scale, {
        ...smooth,
        restitution: BOARD.restitution,
        inertia: Infinity,
      });
      Matter.Body.setMass(body, m);
      Matter.Body.setVelocity(body, { x: vx * unit, y: vy * unit });
      Matter.Composite.add(engine.world, body);
      return discs.push(body) - 1;
    },
    step: () => Matter.Engine.update(engine, step),
    place: (i) => [discs[i].position.x / scale, discs[i].position.y / scale],
    velocity(i) {
      const v = Matter.Body.getVelocity(discs[i]);
      return [v.x / unit, v.y / unit];
    },
    setVelocity: (i, vx, vy) => Matter.Body.setVelocity(discs[i], { x: vx * unit, y: vy * unit }),
    remove: (i) => Matter.Composite.remove(engine.world, discs[i]),
    end: () => Matter.Engine.clear(engine),
  };
}

function makeP2() {
  const scale = 10;
  const world = new p2.World({ gravity: [0, 0] });
  world.defaultContactMaterial.friction = 0;
  world.defaultContactMaterial.restitution = BOARD.restitution;
  world.solver.iterations = 20;
  const discMaterial = new p2.Material();
  const wallMaterial = new p2.Material();
  world.addContactMaterial(
    new p2.ContactMaterial(discMaterial, discMaterial, {
      friction: 0,
      restitution: BOARD.restitution,
      stiffness: 1e7,
    }),
  );
  world.addContactMaterial(
    new p2.ContactMaterial(discMaterial, wallMaterial, {
      friction: 0,
      restitution: BOARD.cushion,
      stiffness: 1e7,
    }),
  );
  for (const [x, y, w, h] of WALLS) {
    const body = new p2.Body({ mass: 0, position: [x * scale, y * scale] });
    const box = new p2.Box({ width: w * scale, height: h * scale });
    box.material = wallMaterial;
    body.addShape(box);
    world.addBody(body);
  }
  /** @type {p2.Body[]} */
  const discs = [];
  return {
    add(x, y, r, m, vx, vy) {
      const body = new p2.Body({
        mass: m * 1000,
        position: [x * scale, y * scale],
        velocity: [vx * scale, vy * scale],
        damping: 0,
        angularDamping: 0,
      });
      const circle = new p2.Circle({ radius: r * scale });
      circle.material = discMaterial;
      body.addShape(circle);
      world.addBody(body);
      return discs.push(body) - 1;
    },
    step: () => world.step(1 / 240),
    place: (i) => [discs[i].position[0] / scale, discs[i].position[1] / scale],
    velocity: (i) => [discs[i].velocity[0] / scale, discs[i].velocity[1] / scale],
    setVelocity(i, vx, vy) {
      discs[i].velocity[0] = vx * scale;
      discs[i].velocity[1] = vy * scale;
    },
    remove: (i) => world.removeBody(discs[i]),
    end: () => world.clear(),
  };
}

function makeRapier() {
  const scale = 10;
  const world = new RAPIER.World({ x: 0, y: 0 });
  world.timestep = 1 / 240;
  for (const [x, y, w, h] of WALLS) {
    const desc = RAPIER.ColliderDesc.cuboid((w * scale) / 2, (h * scale) / 2);
    desc
      .setTranslation(x * scale, y * scale)
      .setFriction(0)
      .setRestitution(BOARD.cushion);
    desc.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min);
    world.createCollider(desc);
  }
  /** @type {RAPIER.RigidBody[]} */
  const discs = [];
  return {
    add(x, y, r, m, vx, vy) {
      const body = world.createRigidBody(
        RAPIER.RigidBodyDesc.dynamic()
          .setTranslation(x * scale, y * scale)
          .setLinvel(vx * scale, vy * scale)
          .setCcdEnabled(true)
          .setCanSleep(false),
      );
      const desc = RAPIER.ColliderDesc.ball(r * scale)
        .setFriction(0)
        .setRestitution(BOARD.restitution)
        .setMass(m);
      desc.setRestitutionCombineRule(RAPIER.CoefficientCombineRule.Min);
      world.createCollider(desc, body);
      return discs.push(body) - 1;
    },
    step: () => world.step(),
    place(i) {
      const at = discs[i].translation();
      return [at.x / scale, at.y / scale];
    },
    velocity(i) {
      const v = discs[i].linvel();
      return [v.x / scale, v.y / scale];
    },
    setVelocity: (i, vx, vy) => discs[i].setLinvel({ x: vx * scale, y: vy * scale }, true),
    remove: (i) => world.removeRigidBody(discs[i]),
    end: () => world.free(),
  };
}

function makePlanck() {
  const scale = 10;
  const world = new planck.World({ gravity: planck.Vec2(0, 0), allowSleep: false });
  planck.Settings.velocityThreshold = 0.01;
  const edges = world.createBody();
  const h = half * scale;
  for (const [x1, y1, x2, y2] of [
    [-h, -h, h, -h],
    [h, -h, h, h],
    [h, h, -h, h],
    [-h, h, -h, -h],
  ]) {
    edges.createFixture({
      shape: new planck.Edge(planck.Vec2(x1, y1), planck.Vec2(x2, y2)),
      friction: 0,
      restitution: BOARD.cushion,
    });
  }
  /** @type {planck.Body[]} */
  const discs = [];
  return {
    add(x, y, r, m, vx, vy) {
      const body = world.createBody({
        type: 'dynamic',
        position: planck.Vec2(x * scale, y * scale),
        linearVelocity: planck.Vec2(vx * scale, vy * scale),
        bullet: true,
      });
      const radius = r * scale;
      body.createFixture({
        shape: new planck.Circle(radius),
        density: m / (Math.PI * radius * radius),
        friction: 0,
        restitution: BOARD.restitution,
      });
      return discs.push(body) - 1;
    },
    step: () => world.step(1 / 240, 8, 3),
    place(i) {
      const at = discs[i].getPosition();
      return [at.x / scale, at.y / scale];
    },
    velocity(i) {
      const v = discs[i].getLinearVelocity();
      return [v.x / scale, v.y / scale];
    },
    setVelocity: (i, vx, vy) => discs[i].setLinearVelocity(planck.Vec2(vx * scale, vy * scale)),
    remove: (i) => world.destroyBody(discs[i]),
    end() {},
  };
}

/** Steps a scene until all discs rest; gives the number of steps. @param {Peer} peer @param {import('./scenes.js').Scene} scene */
export function playOut(peer, scene) {
  const world = peer.make();
  const { men, stroke } = scene;
  const discs = men.map(({ x, y }) => world.add(x, y, BOARD.manRadius, BOARD.manMass, 0, 0));
  discs.push(world.add(stroke.x, stroke.y, BOARD.strikerRadius, BOARD.strikerMass, stroke.vx, stroke.vy));
  const lost = BOARD.slowing * peer.step;
  let onBoard = discs;
  let steps = 0;
  for (let moving = true; moving && steps < 240 * 20; steps++) {
    world.step();
    moving = false;
    for (const disc of onBoard) {
      const [vx, vy] = world.velocity(disc);
      const v = Math.sqrt(vx * vx + vy * vy);
      if (v === 0) continue;
      const kept = v > lost ? 1 - lost / v : 0;
      world.setVelocity(disc, vx * kept, vy * kept);
      if (kept > 0) moving = true;
    }
    const fallen = onBoard.filter((disc) => isOverPocket(world.place(disc)));
    if (fallen.length > 0) {
      for (const disc of fallen) world.remove(disc);
      onBoard = onBoard.filter((disc) => !fallen.includes(disc));
    }
  }
  world.end();
  return steps;
}

/** @param {[number, number]} place */
function isOverPocket([x, y]) {
  const dx = Math.abs(x) - BOARD.pocketAt;
  const dy = Math.abs(y) - BOARD.pocketAt;
  return dx * dx + dy * dy < BOARD.pocketRadius * BOARD.pocketRadius;
}

/** The direction in which a cut man leaves. @param {Peer} peer @param {import('./scenes.js').Scene} scene */
export function cutDirection(peer, scene) {
  const world = peer.make();
  const [man] = scene.men;
  const { stroke } = scene;
  const disc = world.add(man.x, man.y, BOARD.manRadius, BOARD.manMass, 0, 0);
  world.add(stroke.x, stroke.y, BOARD.strikerRadius, BOARD.strikerMass, stroke.vx, stroke.vy);
  for (let n = 0; n < 240; n++) {
    world.step();
    const [vx, vy] = world.velocity(disc);
    if (vx * vx + vy * vy > 1e-4) {
      world.step();
      const [wx, wy] = world.velocity(disc);
      world.end();
      return Math.atan2(wy, wx);
    }
  }
  world.end();
  return null;
}
