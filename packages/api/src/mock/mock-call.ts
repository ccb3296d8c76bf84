import type { Endpoint, HandlerInput, HandlerReply } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { MockPerson } from '../areas/people/state.ts';
import type { MockState } from './mock-state.ts';
import type { FactsOf } from './object-rules.ts';

/** One call as an answer sees it, with what its access rule has looked up. */
export interface MockCall<Facts = unknown> {
  state: MockState;
  now: Date;
  /** Nobody on calls that anyone may make. */
  viewer: MockPerson | null;
  /** The bearer token of the call. */
  token: string | null;
  facts: Facts;
}

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: MockCall<FactsOf<E['access']>>,
) => HandlerReply<E> | Promise<HandlerReply<E>>;

/** An answer for every call of an area: a call added to the contract must be answered here before this compiles. */
export type HandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint ? Handler<E> : never;
};

export function viewerOf({ viewer }: MockCall): MockPerson {
  return given(viewer, 'viewer');
}

/** The administrator who makes the call for the viewer. */
export function actorIdOf({ state, token }: MockCall): string | undefined {
  return token === null ? undefined : state.impersonators.get(token);
}

/** A call that anyone may make knows nobody. */
function given<T>(value: T | null, name: string): T {
  if (value === null) throw new Error(`The access rule of this call provides no ${name}`);
  return value;
}
