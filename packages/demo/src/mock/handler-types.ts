import type { Contract, Endpoint, HandlerInput, HandlerReply } from '@portal/api/contract';
import type { MockCall, StatelessCall } from './mock-call.ts';
import type { FactsOf } from './object-rules.ts';

export type StatelessCallOf<E extends Endpoint> = StatelessCall<FactsOf<E['access']>>;

export type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  call: MockCall<FactsOf<E['access']>>,
) => HandlerReply<E> | Promise<HandlerReply<E>>;

/**
 * A handler for every call of an area whose mock is stateful: what one call changes, the next one shows. A call added to the contract must be answered here before this
 * compiles.
 */
export type HandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint ? Handler<E> : never;
};

/** The same of an area whose mock is stateless: nothing that a call changes is kept. */
export type StatelessHandlersOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Contract[Area][Name] extends infer E extends Endpoint
    ? (input: HandlerInput<E>, call: StatelessCallOf<E>) => HandlerReply<E> | Promise<HandlerReply<E>>
    : never;
};
