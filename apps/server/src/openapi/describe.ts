import { contract, type Endpoint, problemSchema, problemStatus, type ProblemCode } from '@portal/api/contract';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call of the contract. */
export function describeApi(): Json {
  const paths: Record<string, Json> = {};
  const schemas: Json = { Problem: jsonSchema(problemSchema, 'output') };
  for (const [area, endpoints] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [operationKey(endpoint)]: operation(area, name, endpoint, schemas),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Member portal',
      version: '1',
      description: 'Calls of the member portal: sign-in, account, communities, posts and comments.',
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas,
    },
    paths,
  };
}

/** OpenAPI 3.1 has no place for SEARCH but an extension. */
function operationKey({ method }: Endpoint): string {
  return method === 'SEARCH' ? 'x-search' : method.toLowerCase();
}

function operation(area: string, name: string, endpoint: Endpoint, schemas: Json): Json {
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    description: [accessWords(endpoint), limitWords(endpoint)].filter(Boolean).join(' '),
    security: endpoint.access.rule === 'anyone' ? [] : [{ bearer: [] }],
    parameters: [...pathParameters(endpoint), ...queryParameters(endpoint), ...onceParameter(endpoint)],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: {
              [endpoint.body.kind === 'form' ? 'multipart/form-data' : 'application/json']: {
                schema: jsonSchema(endpoint.body.schema, 'input'),
              },
            },
          },
        }
      : {}),
    responses: { 200: success(endpoint, `${area}.${name}`, schemas), ...problems(endpoint) },
  };
}

function success({ reply }: Endpoint, name: string, schemas: Json): Json {
  const content =
    reply.kind === 'blob'
      ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: sharingParts(jsonSchema(reply.schema, 'output'), name, schemas) } };
  return { description: 'Done', content };
}

/** What every call may answer by its access and input, and what it declares itself. */
export function problemsOf({
  access,
  query,
  body,
  path,
  problems,
  once,
  limit,
  isForOneself,
}: Endpoint): ProblemCode[] {
  const codes = new Set<ProblemCode>(problems);
  if (query || body) codes.add('invalid_input');
  if (body) codes.add('too_large');
  if (access.rule !== 'anyone') codes.add('unauthenticated');
  if ('module' in access && access.module !== undefined) codes.add('forbidden').add('not_found');
  if (path.includes('{')) codes.add('not_found');
  if (once) codes.add('key_reused').add('in_progress');
  if (isForOneself) codes.add('forbidden');
  if (limit) codes.add('rate_limited');
  return [...codes.add('server_error')];
}

const retryableCodes: ReadonlySet<ProblemCode> = new Set(['rate_limited', 'in_progress', 'unavailable']);
const retryAfter = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } };

function problems(endpoint: Endpoint): Json {
  const byStatus = Map.groupBy(problemsOf(endpoint), (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        ...(codes.some((code) => retryableCodes.has(code)) ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

function pathParameters({ path }: Endpoint): Json[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', maxLength: 64 },
  }));
}

function queryParameters({ query }: Endpoint): Json[] {
  if (!query) return [];
  return Object.entries(query.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  }));
}

function onceParameter({ once }: Endpoint): Json[] {
  if (!once) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and request take effect once, for 24 hours.',
      schema: { type: 'string', maxLength: 200 },
    },
  ];
}

/** How often a person may make the call, in words. */
export function limitWords({ limit }: Endpoint): string {
  return limit === null
    ? ''
    : `At most ${limit.calls} calls of the group '${limit.group}' in ${limit.seconds} seconds.`;
}

/** Who may make the call, in words. */
export function accessWords({ access }: Endpoint): string {
  switch (access.rule) {
    case 'anyone':
      return `Anyone${partWords(access)}.`;
    case 'signedIn':
      return `Anyone signed in${partWords(access)}.`;
    case 'notImpersonating':
      return `Anyone signed in${partWords(access)}, but not who acts for somebody else.`;
    case 'administrator':
      return 'Administrators, but not while they act for somebody else.';
    case 'permission':
      return `Who holds the permission ${access.permission}${partWords(access)}.`;
    case 'object':
      return access.who;
  }
}

function partWords({ module, submodule }: { module?: string | undefined; submodule?: string | undefined }): string {
  if (module === undefined) return '';
  return ` who may use ${submodule === undefined ? '' : `${submodule} of `}the module ${module}`;
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Moves what a schema refers to, since it holds itself, among the shared schemas: a reference begins at the document's root. */
function sharingParts({ $defs, ...schema }: Json, name: string, schemas: Json): Json {
  const shared = `#/components/schemas/${name}`;
  const toItself = '"$ref":"#"';
  const moved = (part: object): Json =>
    JSON.parse(
      JSON.stringify(part).replaceAll('"#/$defs/__', `"${shared}.`).replaceAll(toItself, `"$ref":"${shared}"`),
    );
  for (const [key, part] of Object.entries($defs ?? {})) schemas[key.replace(/^__/, `${name}.`)] = moved(part);
  if (!JSON.stringify({ ...schema, $defs }).includes(toItself)) return moved(schema);
  schemas[name] = moved(schema);
  return { $ref: shared };
}
