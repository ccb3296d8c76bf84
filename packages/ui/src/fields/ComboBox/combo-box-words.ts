import type { Person } from '../../people/Avatar/person.ts';

export interface ComboBoxOption {
  value: string;
  label: string;
  /** A few words under the label: an e-mail address, 'Already a member'. */
  description?: string | undefined;
  /** Shows their face. */
  person?: Person | undefined;
  isDisabled?: boolean | undefined;
}

/** What follows the options that are there, where a list comes in pages. */
export interface ComboBoxMore {
  isLoading: boolean;
  /** The last `onLoad` failed; the list offers to try again. */
  hasFailed: boolean;
  onLoad: () => void;
}

export interface ComboBoxLabels {
  clear: string;
  /** Fewer letters than a search needs. */
  tooShort: (minLetters: number) => string;
  /** Nothing fits what is typed: 'Not found users'. */
  none: string;
  loading: string;
  failed: string;
  retry: string;
  open: string;
}

export const comboBoxLabels: ComboBoxLabels = {
  clear: 'Clear',
  tooShort: (minLetters) => `Please enter at least ${minLetters} letters`,
  none: 'Nothing found',
  loading: 'Searching',
  failed: 'We could not search.',
  retry: 'Try again',
  open: 'Show options',
};
