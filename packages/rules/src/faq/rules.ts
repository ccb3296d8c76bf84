import { changedSinceRefusal, conflict, limits, type Refusal } from '@portal/api/rules';

/** There are only so many that anybody reads. */
export function faqsRefusal(existing: number, added: number): Refusal | null {
  return existing + added > limits.faq.entries
    ? conflict(`There can be ${limits.faq.entries} questions at most.`)
    : null;
}

/** A change of an entry that is deleted, or of other words than were read. */
export function faqEditRefusal(
  read: Date | null | undefined,
  { isDeleted, updatedAt }: { isDeleted: boolean; updatedAt: Date | null },
): Refusal | null {
  if (isDeleted) return conflict('It is deleted. Restore it first.');
  return changedSinceRefusal(read, updatedAt, 'question');
}
