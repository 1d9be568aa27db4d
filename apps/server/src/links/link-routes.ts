import {
  ModerationReason,
  NewShortLink,
  OfShortLink,
  ShortLinkMade,
  ShortLinkRemoval,
} from '@opencarrom/protocol/schemas';
import { addressGroup } from '../http/addresses.js';
import { Problem } from '../http/problem.js';
import type { Routes } from '../http/routes.js';
import { countTry, HOUR } from '../http/tries.js';
import { noted } from '../people/audit.js';
import { moderatorIn } from '../people/moderators.js';
import { findLink, isKept, keepLink, takeBack } from './kept-links.js';
import { BadLink, languageOf } from './spoken.js';

/** An evening of a club behind one address. */
const MADE = { times: 100, within: HOUR };
/** Letters of a link that is longer than most boards; of such there are fewer. */
const LONG = 8_000;
const LONG_MADE = { times: 15, within: HOUR };

interface WithLink {
  Params: OfShortLink;
}

/** Links that carry a game, under a short address: made, taken back, taken down. They are opened at `/s/`. */
export const linkRoutes: Routes = (api, services) => {
  const { store, now, doorkeeper, links } = services;
  const tags = ['links'];

  api.post<{ Body: NewShortLink }>(
    '/links',
    {
      schema: {
        tags,
        summary: 'Makes a short link: it is played again and checked; the same link has the same id',
        body: NewShortLink,
        response: { 201: ShortLinkMade },
      },
    },
    async (request, reply) => {
      const { link, key } = request.body;
      const visitor = await doorkeeper.whoAsks(request);
      const who = visitor?.account ?? addressGroup(request.ip);
      await countTry(services, `link ${who}`, MADE);
      if (link.length > LONG) await countTry(services, `long-link ${who}`, LONG_MADE);
      const account = visitor && !visitor.isGuest ? visitor.account : null;
      const looked = (await isKept(link, services)) ? null : await links.look(link);
      if (looked && 'fault' in looked) throw new BadLink(looked.fault);
      const language = languageOf(request.headers['accept-language']);
      const id = await keepLink({ link, key, account, language }, looked, services);
      return reply.code(201).send({ id });
    },
  );

  api.post<WithLink & { Body: ShortLinkRemoval }>(
    '/links/:id/removal',
    {
      schema: {
        tags,
        summary: 'Takes a short link back that one has made',
        params: OfShortLink,
        body: ShortLinkRemoval,
      },
    },
    async (request, reply) => {
      const account = (await doorkeeper.whoAsks(request))?.account ?? null;
      const { key = null } = request.body;
      if (key === null && account === null)
        throw new Problem(401, 'not-signed-in', 'show the key the link was made with, or sign in');
      // Whoever has no right to it is told no more than that.
      if (!(await takeBack(request.params.id, { key, account }, services)))
        throw new Problem(404, 'not-found', 'there is no such link of yours');
      return reply.code(204).send();
    },
  );

  api.post<WithLink & { Body: ModerationReason }>(
    '/moderation/links/:id/take-down',
    {
      schema: {
        tags: ['moderation'],
        summary: 'Takes a short link down: it is emptied, and cannot be made again',
        params: OfShortLink,
        body: ModerationReason,
      },
    },
    async (request, reply) => {
      const { account: by } = await moderatorIn(request, services);
      const { id } = request.params;
      const row = await findLink(id, services);
      if (!row || row.taken_down_at !== null) throw new Problem(404, 'not-found', 'there is no such link');
      const emptied = { link: '', told: '{}', card: '{}', taken_down_at: now() };
      const deed = { by, what: `short link ${id} taken down`, account: null, reason: request.body.reason };
      const gone = store.db
        .updateTable('short_links')
        .set(emptied)
        .where('id', '=', id)
        .where('taken_down_at', 'is', null);
      const makers = store.db.deleteFrom('short_link_makers').where('link', '=', id);
      const done = await store.write([{ change: gone, rows: 1 }, { change: makers }, noted(deed, services)]);
      if (done === 'unmet') throw new Problem(404, 'not-found', 'there is no such link');
      return reply.code(204).send();
    },
  );
};
