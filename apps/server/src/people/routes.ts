import type { Routes } from '../http/api.js';
import { credentialRoutes } from './credentials.js';
import { guestRoutes } from './guests.js';
import { meRoutes } from './me.js';
import { passkeyRoutes } from './passkeys.js';
import { signInRoutes } from './sign-in.js';

const ALL: readonly Routes[] = [guestRoutes, meRoutes, credentialRoutes, passkeyRoutes, signInRoutes];

export const peopleRoutes: Routes = async (api, services) => {
  for (const routes of ALL) await routes(api, services);
};
