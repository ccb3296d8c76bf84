import { useState } from 'react';
import { fn } from 'storybook/test';
import { fullNameOf } from '../Avatar/person.ts';
import { storyPeople } from '../../foundations/story-surface.tsx';
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
    chosenFailed: 'We could not load who is chosen.',
    unloaded: 'Somebody who is not loaded',
  },
};

/** Searches the people as a server would, once something has been searched for. */
export function useStorySearch(given: UserSearch, users: readonly PickableUser[] = storyUsers): UserSearch {
  const [text, setText] = useState<string | null>(null);
  const isLike = ({ person }: PickableUser) =>
    fullNameOf(person)
      .toLowerCase()
      .includes((text ?? '').toLowerCase());
  return {
    ...given,
    found: text === null ? [] : users.filter(isLike),
    onSearch(next) {
      setText(next);
      given.onSearch(next);
    },
  };
}
