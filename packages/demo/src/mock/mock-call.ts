import type { MockPerson } from '../areas/people/state.ts';
import type { MockState } from './mock-state.ts';

/** One call as an answer sees it that keeps nothing, with what its access rule has looked up. */
export interface StatelessCall<Facts> {
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
