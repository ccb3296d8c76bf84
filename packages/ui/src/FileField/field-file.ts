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
  /** From 0 to 1 while it is sent. */
  progress?: number;
}
