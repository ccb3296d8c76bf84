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

/** What somebody else has saved of a question that is being written here; null where nobody has. */
export function theirsOf(block: FaqBlock, saved: readonly Faq[]): Faq | null {
  const entry = saved.find(({ id }) => id === block.id);
  if (entry === undefined || entry.isDeleted) return null;
  // One's own save is known before the list is read again.
  const isNewer = (entry.updatedAt ?? '') > (block.updatedAt ?? '');
  return isNewer && (entry.name !== block.name || entry.description !== block.description) ? entry : null;
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
