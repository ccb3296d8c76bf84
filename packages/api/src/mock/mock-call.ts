import type { Endpoint, HandlerInput, HandlerReply } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { WorldPerson } from '../world/world-types.ts';
import type { MockState } from './mock-state.ts';
import type { Facts } from './policy.ts';

/** One call as an answer sees it. */
export interface MockCall {
  state: MockState;
  now: Date;
  /** Nobody on calls that anyone may make. */
  viewer: WorldPerson | null;
  /** The bearer token of the call. */
  token: string | null;
  facts: Facts;
}

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: MockCall,
) => HandlerReply<E> | Promise<HandlerReply<E>>;

/** An answer for every call of an area: a call added to the contract must be answered here before this compiles. */
export type HandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint ? Handler<E> : never;
};

export function viewerOf({ viewer }: MockCall): WorldPerson {
  return given(viewer, 'viewer');
}

/** The administrator who makes the call for the viewer. */
export function actorIdOf({ state, token }: MockCall): string | undefined {
  return token === null ? undefined : state.impersonators.get(token);
}

export function communityAccessIn({ facts }: MockCall): NonNullable<Facts['communityAccess']> {
  return given(facts.communityAccess, 'community');
}

export function postIn({ facts }: MockCall): NonNullable<Facts['post']> {
  return given(facts.post, 'post');
}

export function commentIn({ facts }: MockCall): NonNullable<Facts['comment']> {
  return given(facts.comment, 'comment');
}

function given<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The access rule of this call provides no ${name}`);
  return value;
}
