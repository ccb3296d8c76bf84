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

/** Of ours, no key has an underscore; what the content service answers has the keys of Directus. */
function keepsKeys({ reply, service }: Endpoint): boolean {
  if (service === 'content') return true;
  if (reply.kind === 'blob' || !('shape' in reply.schema)) return false;
  return Object.keys(reply.schema.shape ?? {}).some((key) => key.includes('_'));
}
