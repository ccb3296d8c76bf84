import type { Endpoint, HandlerInput, HandlerReply } from '../contract/endpoint.ts';
import type { Contract } from '../contract/index.ts';
import type { MockPerson } from '../areas/people/state.ts';
import type { MockState } from './mock-state.ts';
import type { FactsOf } from './object-rules.ts';

/** One call as an answer sees it that keeps nothing, with what its access rule has looked up. */
interface StatelessCall<Facts> {
  now: Date;
  /** Nobody on calls that anyone may make. */
  viewer: MockPerson | null;
  /** The bearer token of the call. */
  token: string | null;
  facts: Facts;
}

export interface MockCall<Facts = unknown> extends StatelessCall<Facts> {
  state: MockState;
}

export type ToldCall<E extends Endpoint> = StatelessCall<FactsOf<E['access']>>;

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: MockCall<FactsOf<E['access']>>,
) => HandlerReply<E> | Promise<HandlerReply<E>>;

/**
 * An answer for every call of an area that the mock lives: what one call changes, the next one shows. A call added to the contract must be answered here before this
 * compiles.
 */
export type HandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint ? Handler<E> : never;
};

/** The same of an area that the mock only tells: it has no state, and its answers see none. */
export type ToldHandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint
    ? (input: HandlerInput<E>, call: ToldCall<E>) => HandlerReply<E> | Promise<HandlerReply<E>>
    : never;
};

export function viewerOf({ viewer }: Pick<MockCall, 'viewer'>): MockPerson {
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
