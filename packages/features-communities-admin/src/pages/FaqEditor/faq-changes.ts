import type { Faq } from '@portal/api';

/** A question as it is being written. */
export interface FaqBlock {
  /** Null of one that is not saved yet. */
  id: string | null;
  name: string;
  description: string;
  /** Of the entry that was read. */
  updatedAt: string | null;
}

export interface FaqChanges {
  added: readonly FaqBlock[];
  changed: readonly (FaqBlock & { id: string })[];
}

export function blockOf({ id, name, description, updatedAt }: Faq): FaqBlock {
  return { id, name, description, updatedAt };
}

/** What is not saved yet: new questions in their order, and those whose words are others. */
export function faqChanges(blocks: readonly FaqBlock[], saved: readonly Faq[]): FaqChanges {
  const known = new Map(saved.map((entry) => [entry.id, entry]));
  return {
    added: blocks.filter(({ id }) => id === null),
    changed: blocks.flatMap((block) => {
      const { id, name, description } = block;
      const before = id === null ? undefined : known.get(id);
      if (id === null || before === undefined || before.isDeleted) return [];
      return before.name === name && before.description === description ? [] : [{ ...block, id }];
    }),
  };
}

/** The blocks after others have been saved, deleted or restored: what is being written stays, and the rest is as it was read. */
export function followed(
  blocks: readonly FaqBlock[],
  before: readonly Faq[],
  next: readonly Faq[],
): readonly FaqBlock[] {
  const { added, changed } = faqChanges(blocks, before);
  return [...next.map((entry) => changed.find(({ id }) => id === entry.id) ?? blockOf(entry)), ...added];
}
