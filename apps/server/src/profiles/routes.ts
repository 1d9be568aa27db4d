import type { Routes } from '../http/routes.js';
import { friendRoutes } from './friends.js';

export const profileRoutes: Routes = async (api, services) => {
  await friendRoutes(api, services);
};
