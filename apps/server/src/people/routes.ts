import type { Routes } from '../http/routes.js';
import { appealRoutes } from './appeals.js';
import { blockRoutes } from './blocks.js';
import { credentialRoutes } from './credentials.js';
import { familyRoutes } from './family-routes.js';
import { guestRoutes } from './guests.js';
import { meRoutes } from './me.js';
import { moderationRoutes } from './moderation.js';
import { myDataRoutes } from './my-data.js';
import { passkeyRoutes } from './passkeys.js';
import { reportRoutes } from './reports.js';
import { signInRoutes } from './sign-in.js';

const ALL: readonly Routes[] = [
  ...[guestRoutes, familyRoutes, meRoutes, credentialRoutes, passkeyRoutes, signInRoutes],
  ...[blockRoutes, reportRoutes, moderationRoutes, appealRoutes, myDataRoutes],
];

export const peopleRoutes: Routes = async (api, services) => {
  for (const routes of ALL) await routes(api, services);
};
