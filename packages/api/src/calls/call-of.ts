import type { Contract } from '../contract/index.ts';
import type { EndpointInput, EndpointReply } from '../contract/endpoint.ts';
import type { Call, NoInput } from './call.ts';

type InputOf<E> = unknown extends EndpointInput<E> ? NoInput : EndpointInput<E>;

/** The call of an endpoint of the contract. */
export type CallOf<Area extends keyof Contract, Name extends keyof Contract[Area]> = Call<
  InputOf<Contract[Area][Name]>,
  EndpointReply<Contract[Area][Name]>
>;
