import type { OrganisationSearch } from '@portal/api';
import { fn } from 'storybook/test';

/** A search for organisations that finds none, with its words. */
export const quietOrganisations: OrganisationSearch = {
  ...{ found: [], isLoading: false, hasFailed: false, minLetters: 2, debounceMs: 0, onSearch: fn() },
  labels: {
    clear: 'Clear the organisation',
    tooShort: (n) => `Please enter at least ${n} letters`,
    none: 'There is no organisation of this name.',
    loading: 'Searching',
    failed: 'Organisations could not be searched.',
    retry: 'Try again',
  },
};
