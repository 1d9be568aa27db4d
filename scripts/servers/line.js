// What lies between somebody's device and a server: a way for bytes that can be cut, slowed, broken off and moved.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pass } from 'node:timers/promises';

/** @typedef {import('node:net').Socket} Socket */
/**
 * @typedef {object} LineOptions
 * @property {readonly number[]} to ports of this machine: the first that answers is taken, anew for every connection
 * @property {string} [from] the address that the server sees
 * @property {number} [delay] milliseconds each way
 * @property {number} [bytesPerSecond] each way, for all connections together
 */
/** @typedef {(bytes: number) => number} Pace when the last of so many bytes has gone through */
/** @typedef {{ isDead: boolean, ends: Socket[], lanes: Lane[] }} Way somebody's connection, of two sockets */

/** Opens a line; whoever connects to its address speaks with the server. */
export async function openLine(/** @type {LineOptions} */ { bytesPerSecond, ...options }) {
  const line = { delay: 0, isCut: false, ...options };
  const [there, here] = [paceOf(bytesPerSecond), paceOf(bytesPerSecond)];
  /** @type {Set<Way>} */
  const ways = new Set();

  const server = createServer(
    { noDelay: true, pauseOnConnect: true, allowHalfOpen: true },
    async (client) => {
      /** @type {Way} */
      const way = { isDead: false, ends: [client], lanes: [] };
      ways.add(way);
      client.on('error', () => {});
      // To connect takes a message there and one back.
      await pass(2 * line.delay);
      while (line.isCut) await new Promise((resolve) => server.once('mended', resolve));
      const onward = await reach(line.to, line.from);
      if (!onward || way.isDead || client.destroyed) {
        onward?.destroy();
        if (!way.isDead) client.destroy();
        return;
      }
      way.ends.push(onward);
      const isHeld = () => line.isCut || way.isDead;
      way.lanes.push(new Lane(client, onward, isHeld, (bytes) => there(bytes) + line.delay));
      way.lanes.push(new Lane(onward, client, isHeld, (bytes) => here(bytes) + line.delay));
    },
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  const breakOff = () => {
    for (const { ends } of ways) for (const end of ends) end.destroy();
    ways.clear();
  };
  return {
    address: `http://127.0.0.1:${port}`,
    /** Nothing goes through, and nobody is told: what was on its way arrives when it is mended. */
    cut: () => {
      line.isCut = true;
    },
    mend: () => {
      line.isCut = false;
      for (const { lanes } of ways) for (const lane of lanes) lane.flow();
      server.emit('mended');
    },
    /** Another network: what was connected stays so for both ends, and never hears anything again. */
    move: (/** @type {string} */ address) => {
      line.from = address;
      for (const way of ways) way.isDead = true;
    },
    /** Every connection ends at once, at both ends. */
    breakOff,
    /** Each way, from now on. */
    delayBy: (/** @type {number} */ ms) => {
      line.delay = ms;
    },
    close: async () => {
      breakOff();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openLine>>} Line */

/** Carries whatever comes from one end to the other, in its order and its time, and its closing too. */
class Lane {
  /** @type {{ at: number, deed: () => unknown }[]} */
  #waiting = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {Socket} from
   * @param {Socket} to
   * @param {() => boolean} isHeld
   * @param {Pace} arrival
   */
  constructor(from, to, isHeld, arrival) {
    this.isHeld = isHeld;
    const take = (/** @type {() => unknown} */ deed, bytes = 0) => {
      this.#waiting.push({ at: arrival(bytes), deed });
      this.flow();
    };
    from.on('data', (bytes) => take(() => to.destroyed || to.write(bytes), bytes.length));
    from.once('end', () => take(() => to.end()));
    from.once('close', () => take(() => to.destroy()));
    from.on('error', () => {});
    from.resume();
  }

  /** Lets through what is due, unless it is held. */
  flow() {
    clearTimeout(this.#timer);
    for (let [next] = this.#waiting; next && !this.isHeld(); [next] = this.#waiting) {
      const left = next.at - performance.now();
      if (left > 0) {
        this.#timer = setTimeout(() => this.flow(), left);
        return;
      }
      this.#waiting.shift();
      next.deed();
    }
  }
}

/**
 * A socket to the first of these ports that answers; null: none does.
 * @param {readonly number[]} ports
 * @param {string | undefined} from
 * @returns {Promise<Socket | null>}
 */
async function reach([port, ...others], from) {
  if (port === undefined) return null;
  // Linux answers on all of 127.0.0.0/8; elsewhere everybody comes from one address.
  const bound = from && process.platform === 'linux' ? { localAddress: from } : {};
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, allowHalfOpen: true, ...bound });
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return reach(others, from);
  }
}

/**
 * @param {number} [bytesPerSecond]
 * @returns {Pace}
 */
function paceOf(bytesPerSecond = Number.POSITIVE_INFINITY) {
  let free = 0;
  return (bytes) => {
    free = Math.max(free, performance.now()) + (bytes / bytesPerSecond) * 1000;
    return free;
  };
}
