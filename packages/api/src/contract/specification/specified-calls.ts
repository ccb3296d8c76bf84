import { type EntityFields, type Shape, readNotation } from './notation.ts';

/** A call as the documents write it down. */
export interface WrittenCall {
  id: string;
  method: string;
  path: string;
  service: string;
  requestIn?: 'none' | 'query' | 'json' | 'multipart';
  request: Readonly<Record<string, unknown>>;
  response: unknown;
}

/** A call of the specification; several documents may describe the same one, each its part. */
export interface SpecifiedCall {
  /** As in the first document that has it. */
  id: string;
  ids: readonly string[];
  method: string;
  path: string;
  service: string;
  bodyKind: 'json' | 'form' | null;
  readings: readonly WrittenCall[];
}

interface Request {
  query: Shape;
  body: Shape;
}

/** What finds a call again: names of path parameters and capitals do not matter. */
export function keyOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replaceAll(/\{\w+\}/g, '{}').toLowerCase()}`;
}

export function specifiedCalls(written: readonly WrittenCall[]): SpecifiedCall[] {
  return [...Map.groupBy(written, keyOf).values()].flatMap((readings) => {
    const [first] = readings;
    if (first === undefined) return [];
    const { id, method, path, service } = first;
    const kinds = readings.map(bodyKindOf).filter((kind) => kind !== null);
    return [{ id, ids: readings.map((one) => one.id), method, path, service, bodyKind: kinds[0] ?? null, readings }];
  });
}

function bodyKindOf({ method, requestIn, request }: WrittenCall): SpecifiedCall['bodyKind'] {
  if (Object.keys(request).length === 0) return null;
  if (requestIn === 'multipart' || 'multipart' in request) return 'form';
  if (requestIn !== undefined) return requestIn === 'json' ? 'json' : null;
  if (isSectioned(request)) return 'body' in request ? 'json' : null;
  return method === 'GET' ? null : 'json';
}

const sections = ['params', 'query', 'body', 'multipart', 'headers'];

function isSectioned(request: WrittenCall['request']): boolean {
  return Object.keys(request).every((key) => sections.includes(key));
}

/** The entities that the calls name without spelling them out. */
export function entitiesOf(written: readonly WrittenCall[]): EntityFields {
  const responseOf = (id: string): Readonly<Record<string, unknown>> => {
    const call = written.find((one) => one.id === id);
    if (call === undefined || typeof call.response !== 'object' || call.response === null) throw new Error(`No ${id}`);
    return { ...call.response };
  };
  return {
    community: { ...responseOf('COM-C06'), membershipStatus: 'Awaiting|Joined|Blocked|Removed|null', joinedAt: 'iso?' },
    category: responseOf('COM-C21'),
    member: { ...responseOf('COM-C27'), status: 'Awaiting|Joined|Blocked|Removed' },
    post: responseOf('COM-C81'),
    comment: responseOf('COM-C96'),
    meeting: responseOf('COM-C31'),
    folder: responseOf('COM-C114'),
    asset: responseOf('COM-C116'),
    faq: responseOf('COM-C125'),
    announcement: responseOf('COM-C129'),
    'user account': { ...responseOf('PLT-C09'), ...displayedUser },
    'displayed user': displayedUser,
    attachment: { uid: 'id', path: 'string', name: 'string', type: 'string', actionStatus: 'int 1|2?' },
    'engagement event': {
      kind: 'viewPage|viewEvent|viewNews|downloadAsset|viewCommunity|joinCommunity|loggedIn|registerEvent|purchaseProduct',
    },
    report: { id: 'id', userId: 'id', reason: 'string', createdAt: 'iso' },
  };
}

const displayedUser = {
  id: 'id',
  firstName: 'string',
  lastName: 'string',
  registeredEmail: 'string',
  avatarUrl: 'string?',
  pronoun: 'string?',
};

export function requestOf(call: SpecifiedCall, entities: EntityFields): Request {
  const read = readNotation(entities);
  const nothing: Request = {
    query: { kind: 'object', name: `${call.id} query`, fields: new Map() },
    body: { kind: 'object', name: `${call.id} body`, fields: new Map() },
  };
  return call.readings.reduce<Request>((merged, reading) => {
    const { query, body } = partsOf(reading);
    return {
      query: mergeShapes(merged.query, read(query, `${call.id} query`)),
      body: mergeShapes(merged.body, read(body, `${call.id} body`)),
    };
  }, nothing);
}

function partsOf(call: WrittenCall): { query: object; body: object } {
  const { request, requestIn, method } = call;
  if (requestIn === undefined && isSectioned(request))
    return {
      query: { ...asObject(request.query) },
      body: { ...asObject(request.body), ...asObject(request.multipart) },
    };
  const fields = Object.fromEntries(
    Object.entries(request).filter(([, type]) => !(typeof type === 'string' && type.endsWith('(path)'))),
  );
  const isQuery = requestIn === undefined ? method === 'GET' : requestIn === 'query';
  return isQuery ? { query: fields, body: {} } : { query: {}, body: fields };
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}

export function replyOf(call: SpecifiedCall, entities: EntityFields): Shape {
  const read = readNotation(entities);
  return call.readings
    .map(({ response }) => read(sameEntity(response, entities) ?? response, `${call.id} reply`))
    .reduce((merged, shape) => mergeShapes(merged, shape));
}

/** A reply that spells out the fields of an entity is that entity. */
function sameEntity(response: unknown, entities: EntityFields): string | null {
  const keys = Object.keys(asObject(response));
  const isPartOf = (fields: object): boolean => keys.length > 8 && keys.every((key) => key in fields);
  return Object.keys(entities).find((name) => isPartOf(entities[name] ?? {})) ?? null;
}

/** What either of two documents names; the first one's type counts where both do. */
function mergeShapes(first: Shape, second: Shape): Shape {
  if (first.kind === 'anything') return second;
  if (first.kind === 'list' && second.kind === 'list' && first.of && second.of)
    return { ...first, of: mergeShapes(first.of, second.of) };
  if (first.fields === undefined || second.fields === undefined) return first;
  const fields = new Map(first.fields);
  for (const [key, shape] of second.fields) {
    const known = fields.get(key);
    fields.set(key, known === undefined ? shape : mergeShapes(known, shape));
  }
  return { ...first, fields };
}
