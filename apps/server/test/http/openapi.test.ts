import { Ajv2020 } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { serveApi } from '../../src/api.js';
import { publishSchemas } from '../../src/http/openapi.js';
import type { Services } from '../../src/services.js';
import { settingsOf } from '../support/settings.js';

interface Operation {
  readonly summary?: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}

interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

/** The routes alone: nobody asks them anything but the document, so nothing behind them is needed. */
async function routesAlone(): Promise<{ server: FastifyInstance; routes: readonly string[] }> {
  const server = fastify();
  const routes: string[] = [];
  server.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each.toLowerCase()} ${url}`);
  });
  await publishSchemas(server);
  const services = { settings: settingsOf({}), now: Date.now } as Services;
  await server.register((api) => serveApi(api, services), { prefix: '/api' });
  await server.ready();
  return { server, routes };
}

const { server, routes } = await routesAlone();
afterAll(() => server.close());
const document = JSON.parse((await server.inject('/api/openapi.json')).body) as Document;

it('has every address that is answered, and the socket', () => {
  const published = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
  expect(routes.length).toBeGreaterThan(20);
  expect([...published].sort()).toEqual([...routes, 'get /api/socket'].sort());
});

it('says of each what it does', () => {
  const unsaid = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { summary }]) => (summary ? [] : [`${method} ${path}`])),
  );
  expect(unsaid).toEqual([]);
});

it('says of each what its address takes, and how it is refused', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(methods)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const taken = (operation.parameters ?? []).filter((each) => each.in === 'path').map(({ name }) => name);
      expect([method, path, taken]).toEqual([method, path, inPath]);
      expect(operation.responses.default?.description).toBeTruthy();
    }
});

it('is OpenAPI 3.1 whose schemas are schemas, and whose references lead somewhere', () => {
  expect(document.openapi).toBe('3.1.0');
  const { schemas } = document.components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['ClientFrame', 'ServerFrame', 'MatchMade']));
  const ajv = new Ajv2020();
  for (const [name, schema] of Object.entries(schemas))
    expect([name, ajv.validateSchema(schema)]).toEqual([name, true]);
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect(references.length).toBeGreaterThan(0);
  for (const [, name = ''] of references) expect(Object.keys(schemas)).toContain(name);
});
