import swagger from '@fastify/swagger';
import { CODES, PROTOCOL_VERSION } from '@opencarrom/protocol';
import * as schemas from '@opencarrom/protocol/schemas';
import type { FastifyInstance } from 'fastify';

const { ProblemAnswer } = schemas;

/** Every message by its name, those of the socket too, which OpenAPI has no other place for. */
const named: Record<string, object> = Object.fromEntries(
  Object.entries(schemas).flatMap<[string, object]>(([name, value]) =>
    isSchema(value) ? [[name, value]] : [],
  ),
);

function isSchema(value: unknown): value is object {
  return (
    typeof value === 'object' && value !== null && ('type' in value || 'anyOf' in value || 'enum' in value)
  );
}

const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const codeList = Object.entries(CODES)
  .map(([code, { means }]) => `- \`${code}\`: ${means}`)
  .join('\n');

const SOCKET = {
  get: {
    tags: ['socket'],
    summary: 'Opens the socket',
    description:
      'A WebSocket: one JSON document a frame. Clients send `ClientFrame`, the server `ServerFrame`; docs/protocol.md has examples.',
    responses: {
      101: { description: 'From here on, frames.' },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: refer('ProblemAnswer') } },
      },
    },
    'x-client-frame': refer('ClientFrame'),
    'x-server-frame': refer('ServerFrame'),
  },
};

/** Publishes every route with its schemas. To be called before the first of them is made. */
export async function publishSchemas(server: FastifyInstance): Promise<void> {
  await server.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'OpenCarrom',
        version: `${PROTOCOL_VERSION}`,
        description: `Carrom between people far apart.\n\nWhat is refused says why by a code:\n\n${codeList}`,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      security: [{ cookie: [] }, { bearer: [] }],
      components: {
        schemas: named,
        securitySchemes: {
          cookie: { type: 'apiKey', in: 'cookie', name: '__Host-session' },
          bearer: { type: 'http', scheme: 'bearer' },
        },
      },
    },
    transform: ({ schema, url }) => ({
      url,
      schema: { ...schema, response: { ...Object(schema?.response), default: ProblemAnswer } },
    }),
    transformObject: (document) => {
      if (!('openapiObject' in document)) return document.swaggerObject;
      const { openapiObject } = document;
      return { ...openapiObject, paths: { ...openapiObject.paths, '/api/socket': SOCKET } };
    },
  });
  server.get(
    '/api/openapi.json',
    { schema: { tags: ['about'], summary: 'Every address and message, as OpenAPI has them' } },
    () => server.swagger(),
  );
}
