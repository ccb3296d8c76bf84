import type { MockState } from '../../../mock/mock-state.ts';

/** The terms of every community that has none of its own. */
export function globalTermsOf({ documents, world }: MockState): { json: string; html: string } {
  return documents.get(globalTerms) ?? { json: '', html: world.globalTermsHtml };
}

export function setGlobalTerms({ documents }: MockState, terms: { json: string; html: string }): void {
  documents.set(globalTerms, terms);
}

const globalTerms = 'globalTerms';
