import type { FieldFile } from './field-file.ts';

/** A file that was taken out and can be put back where it was. */
export interface RemovedFile {
  file: FieldFile;
  index: number;
}

export type FileListRow = { kind: 'file'; file: FieldFile } | { kind: 'removed'; file: FieldFile };

/** Takes a file out; a stored one stays, marked, until the form is saved. */
export function withoutFile(files: readonly FieldFile[], file: FieldFile): FieldFile[] {
  if (file.url === undefined) return files.filter(({ id }) => id !== file.id);
  return files.map((each) => (each.id === file.id ? { ...each, isRemoved: true } : each));
}

/** Puts a file back: a marked one loses its mark, another comes to where it was. */
export function withFileBack(files: readonly FieldFile[], { file, index }: RemovedFile): FieldFile[] {
  if (files.some(({ id }) => id === file.id)) {
    return files.map((each) => (each.id === file.id ? { ...each, isRemoved: false } : each));
  }
  return files.toSpliced(index, 0, file);
}

/** The files, and in its old place the one that was just taken out. */
export function rowsOf(files: readonly FieldFile[], removed: RemovedFile | null): FileListRow[] {
  const rows = files.map((file): FileListRow => ({ kind: 'file', file }));
  if (removed === null || files.some(({ id }) => id === removed.file.id)) return rows;
  return rows.toSpliced(removed.index, 0, { kind: 'removed', file: removed.file });
}
