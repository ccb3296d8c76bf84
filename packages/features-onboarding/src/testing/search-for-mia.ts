import type { UserSearch } from '@portal/ui';
import { fn } from 'storybook/test';

const mia = { person: { id: 'p-001', firstName: 'Mia', lastName: 'Nguyen' }, note: 'mia.nguyen@example.org' };

/** Whatever is typed finds Mia. */
export const searchForMia: UserSearch = {
  found: [mia],
  chosen: [],
  isLoadingChosen: false,
  onSearch: fn(),
  minLetters: 3,
  debounceMs: 0,
  isLoading: false,
  hasFailed: false,
  labels: {
    clear: 'Clear',
    tooShort: () => 'Please enter at least 3 letters',
    none: 'Not found users',
    loading: 'Searching',
    failed: 'We could not search.',
    retry: 'Try again',
    remove: () => 'Remove',
    chosen: () => '1 person chosen',
    alreadyChosen: 'Already chosen',
    unknown: 'Unknown',
    chosenFailed: 'We could not load who is chosen.',
    unloaded: 'Somebody who is not loaded',
  },
};

/** Mia has been chosen. */
export const miaChosen: UserSearch = { ...searchForMia, chosen: [mia] };
