import { fn } from 'storybook/test';
import { storyPeople } from '../story-surface.tsx';
import type { PickableUser, UserSearch } from './user-search.ts';

export const storyUsers: PickableUser[] = storyPeople.map((person) => ({
  person,
  note: `${person.firstName.toLowerCase()}@example.org`,
}));

/** A search that has found nobody yet. */
export const quietSearch: UserSearch = {
  found: [],
  chosen: [],
  isLoadingChosen: false,
  onSearch: fn(),
  minLetters: 3,
  debounceMs: 50,
  isLoading: false,
  hasFailed: false,
  labels: {
    clear: 'Clear',
    tooShort: (n) => `Please enter at least ${n} letters`,
    none: 'Not found users',
    loading: 'Searching',
    failed: 'We could not search.',
    retry: 'Try again',
    remove: (name) => `Remove ${name}`,
    chosen: (n) => (n === 1 ? '1 person chosen' : `${n} people chosen`),
    alreadyChosen: 'Already chosen',
    unknown: 'Somebody whose account cannot be shown',
  },
};
