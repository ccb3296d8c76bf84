import type { MockPerson } from '../areas/people/state.ts';
import type { Ids } from '@portal/api/contract';
import type { MockProfile } from './enforce-module.ts';
import type { MockState } from './mock-state.ts';

/** Who makes a call of what. */
export interface RuleCall {
  ids: Ids;
  profile: MockProfile;
  state: MockState;
  person: MockPerson;
}
