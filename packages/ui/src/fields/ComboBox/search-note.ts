export interface SearchState {
  readonly text: string;
  /** Letters before a search begins. */
  readonly minLetters: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly found: number;
}

export type SearchNote = 'tooShort' | 'loading' | 'failed' | 'none' | null;

/** What stands in the list in the place of options, or above them. */
export function searchNote({ text, minLetters, isLoading, hasFailed, found }: SearchState): SearchNote {
  if (text.trim().length < minLetters) return 'tooShort';
  if (isLoading) return 'loading';
  if (hasFailed) return 'failed';
  return found === 0 ? 'none' : null;
}
