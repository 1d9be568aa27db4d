/** @typedef {{ readonly x: number, readonly y: number }} Spot */
/** @typedef {ReturnType<typeof handOf>} Hand */

/** Milliseconds from one move of a hand to the next. */
const FRAME = 16;

/**
 * A finger or a mouse by the browser's own events. When it moves is said with each event, so that its speed does not
 * depend on how busy the machine is.
 * @param {import('playwright-core').CDPSession} devtools
 * @param {'touch' | 'mouse'} kind
 */
export function handOf(devtools, kind) {
  let now = 0;
  let at = { x: 0, y: 0 };

  /** @param {'down' | 'move' | 'up'} what @param {number} after */
  async function send(what, after) {
    now += after / 1000;
    const timestamp = now;
    if (kind === 'touch') {
      const type = /** @type {const} */ ({ down: 'touchStart', move: 'touchMove', up: 'touchEnd' })[what];
      const touchPoints = what === 'up' ? [] : [{ ...at, id: 1 }];
      await devtools.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
      return;
    }
    const type = /** @type {const} */ ({ down: 'mousePressed', move: 'mouseMoved', up: 'mouseReleased' })[
      what
    ];
    const button = { button: /** @type {const} */ ('left'), buttons: what === 'up' ? 0 : 1, clickCount: 1 };
    await devtools.send('Input.dispatchMouseEvent', { type, ...at, ...button, timestamp });
  }

  return {
    kind,
    /** Where it would be: a mouse stands on whole pixels. @param {Spot} spot */
    spotOf: ({ x, y }) => (kind === 'mouse' ? { x: Math.round(x), y: Math.round(y) } : { x, y }),
    /** @param {Spot} spot */
    async down(spot) {
      at = this.spotOf(spot);
      now = Math.max(now, Date.now() / 1000 - 3);
      await send('down', 50);
    },
    /** @param {Spot} spot @param {number} after milliseconds since it moved last */
    async move(spot, after = FRAME) {
      at = this.spotOf(spot);
      await send('move', after);
    },
    /** Stays where it is, and then lets go. */
    async up() {
      await send('up', FRAME);
    },
    /** As hands go: fast at first, and slower towards the end. @param {(share: number) => Spot} way @param {number} time */
    async go(way, time) {
      const steps = Math.round(time / FRAME);
      for (let n = 1; n <= steps; n++) await this.move(way(1 - (1 - n / steps) ** 2));
    },
    async rest() {
      await this.move(at, 150);
    },
  };
}
