import type { Logger } from 'pino';
import type { Settings } from '../settings.js';
import type { Bus } from './bus.js';
import { makeLocalBus } from './local-bus.js';
import { openNatsBus } from './nats-bus.js';

/** The bus that the settings ask for. One that is away is no reason not to start: it is looked for until it is there. */
export async function openBus({ bus, nodeName }: Settings, logger: Logger): Promise<Bus> {
  return bus === null ? makeLocalBus(logger) : openNatsBus(bus, nodeName, logger);
}
