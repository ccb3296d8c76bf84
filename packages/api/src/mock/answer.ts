import type { Endpoint, HandlerInput, HandlerReply } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { WorldPerson } from '../world/world-types.ts';
import type { MockState } from './mock-state.ts';
import type { Facts } from './policy.ts';

/** One call as an answer sees it. */
export interface Asked {
  state: MockState;
  now: Date;
  /** Nobody on calls that anyone may make. */
  viewer: WorldPerson | null;
  /** The bearer token of the call. */
  token: string | null;
  facts: Facts;
}

export type Answer<E extends Endpoint> = (
  input: HandlerInput<E>,
  asked: Asked,
) => HandlerReply<E> | Promise<HandlerReply<E>>;

/** An answer for every call of an area: a call added to the contract must be answered here before this compiles. */
export type AnswersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint ? Answer<E> : never;
};

export function viewerOf({ viewer }: Asked): WorldPerson {
  return given(viewer, 'viewer');
}

/** The administrator who makes the call for the viewer. */
export function actorIdOf({ state, token }: Asked): string | undefined {
  return token === null ? undefined : state.impersonators.get(token);
}

export function standingIn({ facts }: Asked): NonNullable<Facts['standing']> {
  return given(facts.standing, 'community');
}

export function postIn({ facts }: Asked): NonNullable<Facts['post']> {
  return given(facts.post, 'post');
}

export function commentIn({ facts }: Asked): NonNullable<Facts['comment']> {
  return given(facts.comment, 'comment');
}

function given<T>(value: T | null | undefined, name: string): T {
  if (value === null || value === undefined) throw new Error(`The access rule of this call provides no ${name}`);
  return value;
}
