import { type Collection, collection } from '../../mock/collection.ts';

export interface ManagementState {
  /** Texts of the whole portal that somebody has saved, by name. */
  documents: Collection<{ readonly json: string; readonly html: string }>;
}

export function managementState(): ManagementState {
  return { documents: collection() };
}
