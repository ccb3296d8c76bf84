import { conflict, isBlankHtml, limits, type Refusal } from '@portal/api/rules';

/** Only where people ask to join, and find the community to do so, is anybody asked anything. */
export function asksQuestions({ isPublic, isVisible }: { isPublic: boolean; isVisible: boolean }): boolean {
  return !isPublic && isVisible;
}

/** Why a community cannot have another question, or another text of one. */
export function questionsRefusal(community: { isPublic: boolean; isVisible: boolean }, count: number): Refusal | null {
  if (!asksQuestions(community)) return conflict('Only a private community that is visible asks questions.');
  const { most } = limits.joinQuestion;
  return count > most ? conflict(`A community asks at most ${most} questions.`) : null;
}

/** Nobody can be asked to accept terms that there are not. */
export function agreementSwitchRefusal(isRequireAgreement: boolean, terms: string): Refusal | null {
  return isRequireAgreement && isBlankHtml(terms) ? conflict('Content cannot be empty.') : null;
}
