import type { Endpoint } from '../contract/endpoint.ts';
import type { AnyCall } from './call.ts';

/** What the client must know of an endpoint. */
export function describeCall(name: string, endpoint: Endpoint): AnyCall {
  return {
    name,
    method: endpoint.method,
    path: endpoint.path,
    service: endpoint.service,
    body: endpoint.body?.kind ?? null,
    reply: endpoint.reply.kind,
    once: endpoint.once,
    isPublic: endpoint.access.rule === 'anyone',
    ...(keepsKeys(endpoint) && { keepsKeys: true }),
  };
}

/** Of ours, no key has an underscore; what the content service answers has the keys of Directus, also where a reply of ours tells it. */
function keepsKeys({ reply, service }: Endpoint): boolean {
  return service === 'content' || (reply.kind === 'json' && hasUnderscore(reply.schema, new Set()));
}

/** What a schema has of others, by the names that the schema library gives it: the library itself does not come along here. */
interface Holder {
  shape?: Readonly<Record<string, unknown>>;
  options?: readonly unknown[];
  /** Of a list, too. */
  unwrap?(): unknown;
}

function hasUnderscore(schema: unknown, known: Set<unknown>): boolean {
  // A category holds categories.
  if (typeof schema !== 'object' || schema === null || known.has(schema)) return false;
  known.add(schema);
  const holder: Holder = schema;
  const fields = Object.entries(holder.shape ?? {});
  const inside = [...fields.map(([, field]) => field), ...(holder.options ?? []), holder.unwrap?.()];
  return fields.some(([key]) => key.includes('_')) || inside.some((one) => hasUnderscore(one, known));
}
