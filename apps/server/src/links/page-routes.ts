import type { Card } from '@opencarrom/film';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tellOfFaults } from '../http/faults.js';
import { limitRequests } from '../http/limit-requests.js';
import { ownOrigin } from '../http/origin.js';
import type { Routes } from '../http/routes.js';
import type { LinkTold } from './bench/tell-link.js';
import { findLink, noteOpened } from './kept-links.js';
import { gonePage, linkPage, PAGE_POLICY } from './link-page.js';
import { LinkPictures } from './link-pictures.js';
import { type LinkLanguage, languageOf } from './spoken.js';

/** Messengers ask again and again; whoever takes a link back wants it gone soon. */
const PAGE_KEPT = 'public, max-age=300';
const PICTURE_KEPT = 'public, max-age=3600';

interface Named {
  Params: { readonly id: string };
}

/** Short links as they are opened, at `/s/`: for messengers and for people, not for programs. */
export const shortLinkPages: Routes = (server, services) => {
  const pictures = new LinkPictures(services.links);
  tellOfFaults(server, services);
  limitRequests(server, services);

  server.get<Named>('/:id.png', { schema: { hide: true } }, async (request, reply) => {
    const row = await findLink(request.params.id, services);
    if (!row || row.taken_down_at !== null) return gone(request, reply, row !== null);
    const picture = await pictures.of(row.id, JSON.parse(row.card) as Card);
    return reply.type('image/png').header('cache-control', PICTURE_KEPT).send(Buffer.from(picture));
  });

  server.get<Named>('/:id', { schema: { hide: true } }, async (request, reply) => {
    const row = await findLink(request.params.id, services);
    if (!row || row.taken_down_at !== null) return gone(request, reply, row !== null);
    // Who reads it is not to wait for a note, nor to go without the page where none can be written.
    noteOpened(row, services).catch((err: unknown) =>
      services.logger.warn({ err }, 'a short link that was opened was not noted'),
    );
    const language = languageOf(request.headers['accept-language'], row.language as LinkLanguage);
    const told = (JSON.parse(row.told) as LinkTold)[language];
    const origin = ownOrigin(request.raw, services.settings);
    const { id, link } = row;
    return asPage(reply)
      .header('cache-control', PAGE_KEPT)
      .send(linkPage({ id, link, told, language, origin }));
  });
};

const asPage = (reply: FastifyReply): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', PAGE_POLICY)
    .header('vary', 'accept-language');

function gone({ headers }: FastifyRequest, reply: FastifyReply, isTakenDown: boolean): FastifyReply {
  const language = languageOf(headers['accept-language']);
  return asPage(reply)
    .code(isTakenDown ? 410 : 404)
    .header('cache-control', 'no-store')
    .send(gonePage(language, isTakenDown));
}
