import { type BlobReply, contract, type Endpoint, type HandlerInput, type HandlerReply } from '@portal/api/contract';
import type { FactsOf } from '../modules/object-rules.ts';
import type { ByteStream } from './byte-stream.ts';
import type { Call } from './call.ts';
import type { RawInput } from './read-input.ts';

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: Call<FactsOf<E['access']>>,
) => Promise<HandlerReply<E> | (E['reply'] extends BlobReply ? ByteStream : never)>;

/** A handler whose input and reply the contract has typed already. */
export type BoundHandler = (input: RawInput, call: Call) => Promise<unknown>;

export interface Route {
  endpoint: Endpoint;
  handler: BoundHandler;
}

export type Routes = Map<Endpoint, BoundHandler>;

/** Gives an endpoint of the contract its handler. Parsing, access and the reply's shape are seen to around it. */
export function bind<E extends Endpoint>(routes: Routes, endpoint: E, handler: Handler<E>): void {
  if (routes.has(endpoint)) throw new Error(`${nameOf(endpoint)} is bound twice`);
  // The input is parsed by this endpoint's own schemas, and the facts are those of its own rule, before the handler gets them.
  routes.set(endpoint, (input, call) => handler(input as HandlerInput<E>, call as Call<FactsOf<E['access']>>));
}

/** The routes in the order in which they must be tried, fixed paths before those with parameters. */
export function bindAll(register: readonly ((routes: Routes) => void)[]): Route[] {
  const routes: Routes = new Map();
  for (const add of register) add(routes);
  const unbound = allEndpoints().filter((endpoint) => !routes.has(endpoint));
  if (unbound.length > 0)
    throw new Error(`These endpoints of the contract are not bound: ${unbound.map(nameOf).join(', ')}`);
  return [...routes]
    .map(([endpoint, handler]) => ({ endpoint, handler }))
    .sort((a, b) => (sortKey(a.endpoint) < sortKey(b.endpoint) ? -1 : 1));
}

export function allEndpoints(): Endpoint[] {
  return Object.values(contract).flatMap((area): Endpoint[] => Object.values(area));
}

export function nameOf(endpoint: Endpoint): string {
  return `${endpoint.method} ${endpoint.path}`;
}

/** `~` sorts after every character of a path. */
function sortKey(endpoint: Endpoint): string {
  return endpoint.path.replaceAll(/\{\w+\}/g, '~');
}
