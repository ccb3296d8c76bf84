import { conflict, limits, type Refusal } from '@portal/api/rules';

/** What changes that wait do to the files of a post. */
export interface FileChanges<File> {
  removedIds: readonly string[];
  added: readonly File[];
}

/** The files of a post with changes put on top of them: what it got or lost since they were written stays so. */
export function filesWith<File extends { id: string }>(
  current: readonly File[],
  { removedIds, added }: FileChanges<File>,
): File[] {
  return [...current.filter(({ id }) => !removedIds.includes(id)), ...added];
}

/** The files of a post may have become more since changes to them were written. */
export function approvedFilesRefusal(count: number): Refusal | null {
  const { filesPerPost } = limits;
  return count > filesPerPost
    ? conflict(`With these changes the post would carry more than ${filesPerPost} attachments.`)
    : null;
}
