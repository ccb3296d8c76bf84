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
  };
}
