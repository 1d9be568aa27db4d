import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.js';

/** The routes of one room, all below `/api`. */
export type Routes = (api: FastifyInstance, services: Services) => void | Promise<void>;
