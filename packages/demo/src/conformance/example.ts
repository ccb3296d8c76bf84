import type { Contract, EndpointInput } from '@portal/api/contract';
import type { Actor, ConformanceTarget } from './target.ts';

/** A request that must succeed. */
export interface Example<Input> {
  as?: Actor;
  input: Input | ((target: ConformanceTarget) => Promise<Input>);
}

type InputOf<E> = unknown extends EndpointInput<E> ? Record<string, never> : EndpointInput<E>;

/** One for every call of an area: a call added to the contract needs its example before this compiles. */
export type ExamplesOf<Area extends keyof Contract> = {
  [Name in keyof Contract[Area]]: Example<InputOf<Contract[Area][Name]>>;
};

export function textFile(name: string, text = 'Minutes of the meeting'): File {
  return new File([text], name, { type: 'text/plain' });
}
