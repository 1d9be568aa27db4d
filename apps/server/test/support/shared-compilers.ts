import fastify, {
  type FastifyInstance,
  type FastifySchemaCompiler,
  type FastifySerializerCompiler,
} from 'fastify';

interface Compilers {
  readonly validator: FastifySchemaCompiler<unknown>;
  readonly serializer: FastifySerializerCompiler<unknown>;
}

let compilers: Promise<Compilers> | null = null;

/**
 * Makes a server use compilers that compile each schema once for all servers of this process. Compiling the schemas of
 * the whole API takes longer than most tests.
 */
export async function shareCompilers(server: FastifyInstance): Promise<void> {
  compilers ??= makeCompilers();
  const { validator, serializer } = await compilers;
  server.setValidatorCompiler(validator);
  server.setSerializerCompiler(serializer);
}

/** Takes the compilers of a Fastify with the options of the server. */
async function makeCompilers(): Promise<Compilers> {
  const server = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } });
  // Fastify makes its compilers for the first route that has schemas.
  const schema = { body: { type: 'object' }, response: { 200: { type: 'object' } } };
  server.post('/', { schema }, async () => ({}));
  await server.ready();
  const { validatorCompiler, serializerCompiler } = server;
  if (!validatorCompiler || !serializerCompiler) throw new Error('Fastify made no compilers');
  await server.close();
  // The validator remembers by itself what it has compiled.
  return { validator: validatorCompiler, serializer: rememberSerializers(serializerCompiler) };
}

function rememberSerializers(compile: Compilers['serializer']): Compilers['serializer'] {
  const known = new WeakMap<object, ReturnType<typeof compile>>();
  return (route) => {
    const schema = route.schema as object;
    const serialize = known.get(schema) ?? compile(route);
    known.set(schema, serialize);
    return serialize;
  };
}
