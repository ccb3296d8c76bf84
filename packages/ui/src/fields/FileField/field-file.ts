/** A file in a field: stored already (`url`), or chosen just now (`file`). */
export interface FieldFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  file?: File;
  url?: string;
  /** A stored file that goes when the form is saved; until then it can be put back. */
  isRemoved?: boolean;
  /** A photo that is made smaller before it can be sent. */
  isPreparing?: boolean;
  /** From 0 to 1 while it is sent. */
  progress?: number;
  /** Why it could not be sent, in words. */
  error?: string;
}

/** Where a file is on its way. */
export type FileState = 'removed' | 'failed' | 'preparing' | 'sending' | 'kept';

export function stateOf(file: FieldFile): FileState {
  if (file.isRemoved) return 'removed';
  if (file.error) return 'failed';
  if (file.isPreparing) return 'preparing';
  return file.progress === undefined ? 'kept' : 'sending';
}
