import type { DataCopy } from '@portal/api/contract';

export interface PersonalDataState {
  /** What was asked for last, by person. */
  dataCopies: Map<string, DataCopy>;
  /** When accounts are deleted, by person. */
  deletions: Map<string, string>;
}

export function personalDataState(): PersonalDataState {
  return { dataCopies: new Map(), deletions: new Map() };
}
