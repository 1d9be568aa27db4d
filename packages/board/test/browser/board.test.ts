import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect, script } from './chromium.js';

const SIZE = 600;
const PAGE = `<!doctype html><style>body{margin:0;height:3000px}canvas{width:${SIZE}px;height:${SIZE}px}</style>
<canvas tabindex="0"></canvas>`;

/** In the page: a board whose frames come when the test says so, and a look at its pixels. */
const SETTING = `
  var canvas = document.querySelector('canvas');
  var played, strokes, stages;
  var waiting = null;
  var clock = 0;
  var frames = { request: function (draw) { waiting = draw; return 1; }, cancel: function () { waiting = null; } };
  function frame(ms) {
    clock += ms === undefined ? 16 : ms;
    var draw = waiting;
    waiting = null;
    if (draw) draw(clock);
    return waiting !== null;
  }
  var MEN = [{ id: 'w1', x: 0.1, y: 0.2 }, { id: 'b1', x: -0.2, y: 0.05 }, { id: 'queen', x: 0.12, y: -0.1 }];
  var view = board.createBoardView(canvas, { frames: frames, pixelRatio: 1 });
  function pixel(at) {
    var p = view.toScreen(at);
    var r = 4;
    var data = canvas.getContext('2d').getImageData(Math.round(p.x) - r, Math.round(p.y) - r, 2 * r, 2 * r).data;
    var sum = [0, 0, 0, 0];
    for (var n = 0; n < data.length; n++) sum[n % 4] += data[n];
    return sum.map(function (value) { return value / (4 * r * r); });
  }
  function picture() { return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data; }
`;

let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  const codes = [await script('board'), await script('physics')];
  browser = await connect();
  page = await browser.newPage({ viewport: { width: 700, height: 700 } });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.setContent(PAGE);
  for (const content of [...codes, SETTING]) await page.addScriptTag({ content });
});
afterAll(() => browser?.close());

type Colour = [number, number, number, number];
const look = (body: string) => page.evaluate(`(() => {${body}})()`);

describe('in Chromium', () => {
  it('draws a board: wood in the middle of a frame, and nothing outside its corners', async () => {
    await look('view.setMen(MEN); frame();');
    const [surface, rail, corner] = (await look(
      'return [pixel({ x: 0.3, y: 0 }), pixel({ x: 0.41, y: 0 }), pixel({ x: 0.442, y: 0.442 })]',
    )) as [Colour, Colour, Colour];
    expect(surface[0]).toBeGreaterThan(180);
    expect(surface[2]).toBeLessThan(surface[0] - 40);
    expect(rail[0]).toBeLessThan(150);
    expect(rail[3]).toBe(255);
    expect(corner[3]).toBeLessThan(160);
  });

  it.each(['S', 'E', 'N', 'W'])('shows men where they lie, seen from %s', async (seat) => {
    await look(`view.setViewpoint('${seat}', { animate: false }); frame();`);
    const [white, black, queen] = (await look('return MEN.map(pixel)')) as [Colour, Colour, Colour];
    expect(Math.min(white[0], white[1])).toBeGreaterThan(195);
    expect(Math.max(...black.slice(0, 3))).toBeLessThan(110);
    expect(queen[0]).toBeGreaterThan(queen[2] + 60);
  });

  it('turns to another seat in some frames, and at once with reduced motion', async () => {
    const count = (await look(
      `view.setViewpoint('S', { animate: false }); frame(); view.setViewpoint('E');
       var n = 0; while (frame() && n < 500) n++; return n;`,
    )) as number;
    expect(count).toBeGreaterThan(10);
    expect(count).toBeLessThan(100);
    const still = await look(`view.setReducedMotion(true); view.setViewpoint('S'); return frame();`);
    expect(still).toBe(false);
    await look('view.setReducedMotion(false);');
  });

  it('plays a stroke to its end, drawing only what moves, and leaves the same picture as drawing it all', async () => {
    const result = (await look(`
      played = physics.simulate({ men: physics.openingRack(physics.ICF) }, { x: 0.02, y: -0.2526, vx: 0.3, vy: 5.5 },
        physics.ICF, { trace: true });
      view.setMen(physics.openingRack(physics.ICF));
      var end = 'running';
      view.playStroke(played.trace, played.contacts).then(function (how) { end = how; });
      var worst = 0;
      var n = 0;
      while (frame() && n < 2000) {
        n++;
        if (n % 20 !== 0) continue;
        var part = picture();
        var t = view.stroke.t;
        view.setMarked([]);
        view.pause();
        frame(0);
        view.resume();
        var whole = picture();
        if (view.stroke.t !== t) worst = 999;
        for (var i = 0; i < part.length; i++) worst = Math.max(worst, Math.abs(part[i] - whole[i]));
        view.setRate(1);
      }
      return Promise.resolve().then(function () {
        return { n: n, end: end, worst: worst, duration: played.duration, rest: played.rest.length,
          seen: played.rest.every(function (piece) { return pixel(piece)[3] === 255; }) };
      });`)) as { n: number; end: string; worst: number; duration: number };
    expect(result.end).toBe('ended');
    expect(result.n * 0.016).toBeGreaterThan(result.duration * 0.9);
    expect(result.worst).toBeLessThanOrEqual(3);
  });

  it('stops asking for frames when nothing changes', async () => {
    await look('for (var n = 0; n < 200; n++) frame();');
    expect(await look('return waiting === null')).toBe(true);
  });

  it('skips, seeks and is broken off', async () => {
    const ends = await look(`
      var signal = new AbortController();
      var ends = [];
      var note = function (how) { ends.push(how); };
      view.playStroke(played.trace, played.contacts).then(note);
      frame(); frame(); view.skip(); frame();
      view.playStroke(played.trace, played.contacts, { signal: signal.signal }).then(note);
      frame(); signal.abort(); frame();
      view.seek(0.5); frame();
      ends.push(view.stroke.t, view.stroke.running);
      return Promise.resolve().then(function () { return ends; });`);
    expect(ends).toEqual([0.5, false, 'skipped', 'aborted']);
  });

  it('sets a man down softly and carries the queen home', async () => {
    const lifted = (await look(`
      view.setMen(MEN, [{ id: 'w1' }, { id: 'queen', from: { x: 0.34, y: 0.34 } }]);
      frame(); frame(100);
      var early = pixel(MEN[2]);
      var n = 0; while (frame() && n < 500) n++;
      return [early, pixel(MEN[2]), n];`)) as [Colour, Colour, number];
    expect(lifted[0]).not.toEqual(lifted[1]);
    expect(lifted[1][0]).toBeGreaterThan(lifted[1][2] + 60);
    expect(lifted[2]).toBeLessThan(60);
  });
});

describe('a canvas that is hidden at first, in Chromium', () => {
  it('draws nothing, and the board once it is seen', async () => {
    const seen = (await look(`
      var late = document.createElement('canvas');
      late.style.cssText = 'display:none;width:300px;height:300px';
      document.body.append(late);
      var other = board.createBoardView(late, { frames: { request: function () { return 1; }, cancel: function () {} } });
      other.setMen(MEN);
      other.setLit('S');
      late.style.display = 'block';
      other.resize();
      var middle = late.getContext('2d').getImageData(late.width / 2, late.height / 2, 1, 1).data[3];
      other.destroy();
      late.remove();
      return [late.width, middle];`)) as [number, number];
    expect(seen).toEqual([300, 255]);
  });
});

describe('a board hardly there, in Chromium', () => {
  it.each([0, 1, 16, 20])(
    'of %d px goes on through an aim, a stroke, a turn and another theme',
    async (side) => {
      const thrown = await look(`
      var none = document.createElement('canvas');
      none.style.cssText = 'width:${side}px;height:${side}px';
      document.body.append(none);
      var next = null;
      var steps = { request: function (draw) { next = draw; return 1; }, cancel: function () {} };
      var now = 0;
      var step = function () { var draw = next; next = null; if (draw) draw(now += 16); };
      var other = board.createBoardView(none, { frames: steps, pixelRatio: 1 });
      try {
        other.setMen(MEN);
        other.setLit('S');
        var hidden = board.attachAiming(none, {
          view: other, aid: 'ghost',
          rules: { equipment: physics.ICF, seat: 'S', men: MEN, stretches: physics.strikerStretches(physics.ICF, 'S', MEN) },
        });
        hidden.dispatch({ type: 'power', to: 0.7 });
        other.setAim(Object.assign({}, hidden.state, { stage: 'pulling', spin: 0.5 }), { aid: 'ghost', lens: true });
        other.resize(); step();
        other.setZone({ outer: 0.085, inner: 0.016 });
        other.setCarried({ id: 'w1', at: { x: 0, y: 0 }, isWrong: true });
        other.setMarked(['b1']); step();
        other.setTheme('dark'); other.setFrame('thin'); step();
        other.setViewpoint('E'); step(); step();
        other.setAim(null); other.setCarried(null); other.setZone(null); other.setMarked([]);
        other.playStroke(played.trace, played.contacts);
        for (var n = 0; n < 20; n++) step();
        hidden.destroy();
        return null;
      } catch (fault) {
        return String(fault);
      } finally {
        other.destroy();
        none.remove();
      }`);
      expect(thrown).toBe(null);
    },
  );
});

/** The contrast of WCAG 2 between two colours of a canvas. */
function contrast(a: readonly number[], b: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [r, g, blue] = colour.slice(0, 3).map((value) => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
  };
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe('what is printed on a board, as painted in Chromium', () => {
  // The pixel of a small patch that differs most from the wood beside it.
  const STRONGEST = `
    function strongest(at, reach, wood) {
      var p = view.toScreen(at);
      var side = 2 * reach + 1;
      var data = canvas.getContext('2d').getImageData(Math.round(p.x) - reach, Math.round(p.y) - reach, side, side).data;
      var best = wood, most = -1;
      for (var n = 0; n < data.length; n += 4) {
        var off = Math.abs(data[n] - wood[0]) + Math.abs(data[n + 1] - wood[1]) + Math.abs(data[n + 2] - wood[2]);
        if (off > most) { most = off; best = [data[n], data[n + 1], data[n + 2]]; }
      }
      return best;
    }`;

  it.each([
    ['classic', 4.5, 3],
    ['dark', 4.5, 3],
    ['contrast', 7, 7],
  ])('can be read on the %s board: thick lines %d to 1, thin lines %d to 1', async (theme, thick, thin) => {
    const seen = (await look(`${STRONGEST}
      view.setTheme('${theme}'); view.setMen([]); view.setStriker(null); view.setAim(null); view.setLit(null); frame();
      var out = [-0.12, 0, 0.12].map(function (x) {
        return [-1, 1].map(function (side) {
          var wood = pixel({ x: x, y: side * 0.2526 });
          return { wood: wood, thick: strongest({ x: x, y: side * 0.2698 }, 3, wood),
            thin: strongest({ x: x, y: side * 0.2364 }, 3, wood) };
        });
      });
      view.setTheme('classic'); frame();
      return out.flat();`)) as { wood: number[]; thick: number[]; thin: number[] }[];
    for (const place of seen) {
      expect(contrast(place.thick, place.wood)).toBeGreaterThanOrEqual(thick);
      expect(contrast(place.thin, place.wood)).toBeGreaterThanOrEqual(thin);
    }
  });

  it.each(['classic', 'dark', 'contrast'])(
    'sets men off the %s board by their rims, 3 to 1',
    async (theme) => {
      const seen = (await look(`${STRONGEST}
      view.setTheme('${theme}'); view.setMen(MEN); frame();
      var out = MEN.map(function (man) {
        var wood = pixel({ x: man.x - 0.03, y: man.y });
        return { wood: wood, rim: strongest({ x: man.x - 0.0153, y: man.y }, 1, wood) };
      });
      view.setTheme('classic'); frame();
      return out;`)) as { wood: number[]; rim: number[] }[];
      for (const { wood, rim } of seen) expect(contrast(wood, rim)).toBeGreaterThanOrEqual(3);
    },
  );
});

describe('a man in the hand, in Chromium', () => {
  it('is seen through changes of the men, and leaves when put down unless it is one of them', async () => {
    const at = '{ x: -0.05, y: 0.05 }';
    const aside = '{ x: -0.0301, y: 0.0582 }';
    const seen = (await look(`
      view.setMen(MEN); frame();
      var colours = [pixel(${at})];
      view.setZone({ outer: 0.085, inner: 0.016 });
      view.setCarried({ id: 'b9', at: ${at}, isWrong: false }); frame();
      view.setMen(MEN); frame();
      colours.push(pixel(${at}));
      view.setCarried({ id: 'b9', at: ${at}, isWrong: true }); frame();
      colours.push(pixel(${at}), pixel(${aside}));
      view.setCarried(null); view.setZone(null); frame();
      colours.push(pixel(${at}));
      return colours;`)) as Colour[];
    const [bare, carried, wrong, ring, left] = seen as [Colour, Colour, Colour, Colour, Colour];
    expect(bare[0]).toBeGreaterThan(100);
    expect(Math.max(...carried.slice(0, 3))).toBeLessThan(110);
    // On a wrong place a red ring is about it, but a black man stays black.
    expect(wrong).toEqual(carried);
    expect(ring[0] - ring[1]).toBeGreaterThan(40);
    expect(left).toEqual(bare);
  });
});

describe('a hand in Chromium', () => {
  const start = `
    view.setMen(MEN);
    view.setViewpoint('S', { animate: false });
    strokes = [];
    stages = [];
    if (window.aiming) aiming.destroy();
    window.aiming = board.attachAiming(canvas, {
      view: view, aid: 'ghost',
      rules: { equipment: physics.ICF, seat: 'S', men: MEN, stretches: physics.strikerStretches(physics.ICF, 'S', MEN) },
      onChange: function (state) { stages.push(state.stage); },
      onStrike: function (stroke) { strokes.push(stroke); },
    });
    frame();
    return view.toScreen(aiming.state.place);`;

  it('draws back with the mouse and strikes on letting go', async () => {
    const at = (await look(start)) as { x: number; y: number };
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await page.mouse.move(at.x - 20, at.y + 60, { steps: 4 });
    await look('frame();');
    await page.mouse.up();
    const strokes = (await look('return strokes')) as { vx: number; vy: number }[];
    expect(strokes).toHaveLength(1);
    expect(strokes[0]?.vy).toBeGreaterThan(0.5);
    expect((strokes[0]?.vx ?? 0) / (strokes[0]?.vy ?? 1)).toBeCloseTo(1 / 3, 6);
  });

  it('does the same by keys alone', async () => {
    await look(start);
    await page.focus('canvas');
    for (const key of ['ArrowRight', 'ArrowUp', 'ArrowLeft', '+', '[', 'Enter'])
      await page.keyboard.press(key);
    const strokes = (await look('return strokes')) as { x: number; vx: number; spin: number }[];
    expect(strokes[0]?.x).toBeCloseTo(0.01, 9);
    expect(strokes[0]?.vx).toBeLessThan(0);
    expect(strokes[0]?.spin).toBeGreaterThan(0);
    expect(await look('return scrollY')).toBe(0);
  });

  it('is shown from the start where the striker would go, if it wants to be', async () => {
    await look(start);
    const end = '{ x: 0, y: 0.349 }';
    const [shown, bare] = (await look(
      `var shown = pixel(${end}); aiming.setAid('none'); frame(); return [shown, pixel(${end})];`,
    )) as [Colour, Colour];
    expect(shown[2]).toBeGreaterThan(bare[2] + 15);
  });

  it('sees the dark of the room through the lens beyond the frame, not wood', async () => {
    await look(start);
    const [r, g, b] = (await look(`
      view.setFrame('thin');
      view.setAim(aiming.state, { aid: 'line', lens: true });
      frame();
      // The glass lies in the upper left corner, and its own upper edge looks over the far frame.
      var radius = Math.min(canvas.width * 0.172, 110);
      var glass = canvas.getContext('2d').getImageData(radius * 1.1, radius * 0.25, 1, 1).data;
      view.setFrame('full');
      return Array.from(glass);`)) as Colour;
    expect(Math.max(r, g, b)).toBeLessThan(60);
  });

  it('marks a man over the neighbours it touches, in the colour it is told', async () => {
    const [r, g, b] = (await look(`
      view.setMen([{ id: 'w1', x: 0, y: 0 }, { id: 'b1', x: 0.0318, y: 0 }]);
      view.setMarked(['w1'], '#0f8a80');
      frame();
      var at = view.toScreen({ x: 0.0159 * 1.3, y: 0 });
      var seen = Array.from(canvas.getContext('2d').getImageData(Math.round(at.x), Math.round(at.y), 1, 1).data);
      view.setMarked([]);
      return seen;`)) as Colour;
    expect(Math.min(g, b) - r).toBeGreaterThan(60);
  });

  it('shows the whole man about to be hit through its lens, however close that comes', async () => {
    await look(start);
    const [near, far] = (await look(`
      view.setFrame('thin');
      view.setMen([{ id: 'queen', x: 0, y: 0.1 }]);
      view.setAim(aiming.state, { aid: 'ghost', lens: true });
      // An aim that stands still: the lens comes as close as it does.
      for (var n = 0; n < 200; n++) frame();
      var radius = Math.min(canvas.width * 0.172, 110);
      var through = (up) => Array.from(canvas.getContext('2d').getImageData(radius * 1.1, radius * (1.1 - up), 1, 1).data);
      var seen = [through(0.25), through(0.94)];
      view.setFrame('full');
      return seen;`)) as [Colour, Colour];
    const isRed = ([r, g, b]: Colour) => r > 1.8 * Math.max(g, b);
    expect(isRed(near)).toBe(true);
    expect(isRed(far)).toBe(false);
  });

  it('has its lens in the corner where the fewest men lie', async () => {
    await look(start);
    const looked = async (men: string) =>
      (await look(`
        view.setMen(${men});
        view.setAim(aiming.state, { aid: 'ghost', lens: false });
        frame();
        var radius = Math.min(canvas.width * 0.172, 110);
        var pen = canvas.getContext('2d');
        var spots = [radius * 0.1 + 1, canvas.width - radius * 0.1 - 1];
        var rim = () => spots.map((x) => Array.from(pen.getImageData(x, radius * 1.1, 1, 1).data).join());
        var bare = rim();
        view.setAim(aiming.state, { aid: 'ghost', lens: true });
        frame();
        return rim().map((colour, n) => colour !== bare[n]);`)) as [boolean, boolean];
    expect(await looked(`[{ id: 'w1', x: -0.28, y: 0.28 }, { id: 'w2', x: -0.24, y: 0.3 }]`)).toEqual([
      false,
      true,
    ]);
    expect(await looked(`[{ id: 'w1', x: 0.28, y: 0.28 }, { id: 'w2', x: 0.24, y: 0.3 }]`)).toEqual([
      true,
      false,
    ]);
    await look('view.setOver(() => {}, [{ x: -0.3, y: 0.3 }, { x: -0.3, y: 0.25 }]);');
    expect(await looked('[]'), 'what else is to be seen is left free').toEqual([false, true]);
    await look('view.setOver(null);');
  });

  it.each(['S', 'E', 'N', 'W'])(
    'reads the power ahead of the striker while it draws back, at %s',
    async (seat) => {
      await look(start);
      const place = { S: [0, -0.2526], E: [0.2526, 0], N: [0, 0.2526], W: [-0.2526, 0] }[seat] as [
        number,
        number,
      ];
      const light = (await look(`
      var aim = Object.assign({}, aiming.state, { stage: 'pulling', power: 0.7,
        place: { x: ${place[0]}, y: ${place[1]} }, angle: Math.atan2(${-place[1]}, ${-place[0]}) });
      var ahead = { x: ${place[0]} * 0.7, y: ${place[1]} * 0.7 };
      function darkPixels() {
        var p = view.toScreen(ahead);
        var data = canvas.getContext('2d').getImageData(p.x - 70, p.y - 70, 140, 140).data;
        var dark = 0;
        for (var n = 0; n < data.length; n += 4) if (data[n] < 60 && data[n + 1] < 60) dark++;
        return dark;
      }
      view.setMen([]); view.setAim(aim, { aid: 'none' }); frame();
      var told = darkPixels();
      view.setAim(Object.assign({}, aim, { stage: 'aimed' }), { aid: 'none' }); frame();
      return [told, darkPixels()];`)) as [number, number];
      expect(light[0]).toBeGreaterThan(light[1] + 800);
    },
  );

  it('that holds Enter down looks up, and strikes only with another press', async () => {
    await look(start);
    await page.focus('canvas');
    for (let repeats = 0; repeats < 3; repeats++) await page.keyboard.down('Enter');
    expect(await look('return [aiming.state.stage, strokes.length]')).toEqual(['aimed', 0]);
    await page.keyboard.up('Enter');
    await page.keyboard.press('Enter');
    expect(await look('return strokes.length')).toBe(1);
  });

  it('that struck by a button is at the board afterwards', async () => {
    await look(start);
    const focused = await look(`
      var button = document.body.appendChild(document.createElement('button'));
      button.focus();
      aiming.dispatch({ type: 'strike' });
      button.remove();
      return document.activeElement === canvas;`);
    expect(focused).toBe(true);
  });

  it('puts no man down with an Enter that was meant for the one before', async () => {
    const carry = (quietUntil: string) => `
      aiming.destroy();
      if (window.carrying) carrying.destroy();
      window.put = [];
      window.carrying = board.attachCarrying(canvas, {
        view: view, manRadius: 0.0159, quietUntil: ${quietUntil},
        rules: { men: [{ id: 'w9', x: 0, y: 0.05 }], fault: function () { return null; }, limit: 0.3 },
        onPut: function (id) { put.push(id); },
      });`;
    await look(carry('Infinity'));
    await page.focus('canvas');
    await page.keyboard.press('Enter');
    expect(await look('return put')).toEqual([]);
    await look(carry('0'));
    await page.keyboard.press('Enter');
    expect(await look('carrying.destroy(); return put')).toEqual(['w9']);
  });

  it('aims with a finger, and the page does not scroll', async () => {
    const touch = await browser.newContext({
      viewport: { width: 700, height: 700 },
      hasTouch: true,
      isMobile: true,
    });
    const phone = await touch.newPage();
    await phone.setContent(PAGE);
    for (const content of [await script('board'), await script('physics'), SETTING])
      await phone.addScriptTag({ content });
    const at = (await phone.evaluate(`(() => {${start}})()`)) as { x: number; y: number };
    const hand = await touch.newCDPSession(phone);
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      hand.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await send('touchStart', at.x, at.y);
    for (let step = 1; step <= 6; step++) await send('touchMove', at.x, at.y + 12 * step);
    await phone.evaluate('frame()');
    await send('touchEnd', at.x, at.y + 72);
    const strokes = (await phone.evaluate('strokes')) as { vy: number }[];
    expect(strokes).toHaveLength(1);
    expect(strokes[0]?.vy).toBeGreaterThan(0.5);
    expect(await phone.evaluate('scrollY')).toBe(0);
    expect(await phone.evaluate('getComputedStyle(canvas).touchAction')).toBe('none');
    await touch.close();
  });

  it('has thrown nothing', () => {
    expect(errors).toEqual([]);
  });
});
