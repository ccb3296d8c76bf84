import { type Collection, collection } from '../../mock/collection.ts';

export interface NextStepsState {
  /** The steps that people have put away, by person. */
  putAwaySteps: Collection<readonly { kind: string; id: string; at: Date }[]>;
}

export function nextStepsState(): NextStepsState {
  return { putAwaySteps: collection() };
}
