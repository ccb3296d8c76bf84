import { stateOf, type FieldFile } from './field-file.ts';

export interface AnnouncementWords {
  added: (names: string) => string;
  removedFile: (name: string) => string;
  sent: (name: string) => string;
  failed: (name: string, reason: string) => string;
}

/** What to tell a screen reader about the difference between two lists of files; empty for nothing worth saying. */
export function announcementOf(
  before: readonly FieldFile[],
  after: readonly FieldFile[],
  words: AnnouncementWords,
): string {
  const earlier = new Map(before.map((file) => [file.id, file]));
  const later = new Map(after.map((file) => [file.id, file]));
  // A stored file that turns up was loaded, not added.
  const added = after.filter(({ id, file }) => file !== undefined && !earlier.has(id));
  const gone = before.filter((file) => stateOf(file) !== 'removed' && !isThere(later.get(file.id)));
  const sentences = [
    ...(added.length > 0 ? [words.added(added.map(({ name }) => name).join(', '))] : []),
    ...gone.map(({ name }) => words.removedFile(name)),
    ...after.flatMap((file) => outcomeOf(earlier.get(file.id), file, words)),
  ];
  return sentences.join('. ');
}

function isThere(file: FieldFile | undefined): boolean {
  return file !== undefined && stateOf(file) !== 'removed';
}

function outcomeOf(before: FieldFile | undefined, after: FieldFile, words: AnnouncementWords): string[] {
  if (before === undefined) return [];
  if (after.error && after.error !== before.error) return [words.failed(after.name, after.error)];
  const wasSending = stateOf(before) === 'sending' && before.progress !== 1;
  const isSent = stateOf(after) === 'kept' || (stateOf(after) === 'sending' && after.progress === 1);
  return wasSending && isSent ? [words.sent(after.name)] : [];
}
