import type { Routes } from '../http/api.js';
import { guestRoutes } from './guests.js';

export const peopleRoutes: Routes = async (api, services) => {
  await guestRoutes(api, services);
};
