import type { Method, Service } from '../contract/endpoint.ts';
import type { EntityPlaces } from '../contract/entities.ts';

/** What the client must know of a call to make it; the schemas stay on the server. */
export interface AnyCall {
  /** `posts.create` */
  name: string;
  method: Method;
  path: string;
  service: Service;
  body: 'json' | 'form' | null;
  reply: 'json' | 'blob';
  /** Must not take effect twice: it is sent with an Idempotency-Key. */
  once: boolean;
  /** Sent without a sign-in. */
  isPublic: boolean;
  /** The keys of its reply are another standard's, and not converted. */
  keepsKeys?: true;
  /** The entities in its reply; left out where there are none. */
  holds?: EntityPlaces;
}

/** A call with the types of what it takes and what it answers. */
export interface Call<Input = unknown, Reply = unknown> extends AnyCall {
  /** Never set: it carries the types. */
  readonly types?: { input: Input; reply: Reply };
}

export type CallInput<C> = C extends Call<infer Input, unknown> ? Input : never;
export type CallReply<C> = C extends Call<unknown, infer Reply> ? Reply : never;

/** For a call that takes nothing. */
export type NoInput = Readonly<Record<string, never>>;

/** The arguments after the call itself: input can be left out where nothing in it is required. */
export type CallArgs<Input, Options> = {} extends Input
  ? [input?: Input, options?: Options]
  : [input: Input, options?: Options];
