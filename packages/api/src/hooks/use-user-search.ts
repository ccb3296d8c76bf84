import { type Problem, useMessages } from '@portal/kit';
import type { FoundAccount, UserAccount } from '../contract/entities.ts';
import { limits } from '../contract/limits.ts';
import { useChosenUsers } from './use-chosen-users.ts';
import { type FoundUsersOptions, useFoundUsers } from './use-found-users.ts';
import { apiMessages } from './messages.ts';

export interface UserSearchOptions extends FoundUsersOptions {
  /** The ids of those chosen so far. */
  chosen: readonly string[];
  /** Why somebody found cannot be chosen, such as 'Already a member'; null when they can. */
  unavailable?(user: FoundAccount): string | null;
}

/** What a `UserPicker` or `UserMultiPicker` of @portal/ui is given as its `search`. */
export interface UserSearchResult {
  found: { person: FoundAccount; note: string | null; isUnavailable: boolean }[];
  chosen: { person: UserAccount; note: string | null }[];
  isLoadingChosen: boolean;
  retryChosen: (() => void) | undefined;
  onSearch(keyword: string): void;
  minLetters: number;
  debounceMs: number;
  isLoading: boolean;
  hasFailed: boolean;
  more: { isLoading: boolean; hasFailed: boolean; onLoad(): void } | undefined;
  labels: {
    clear: string;
    tooShort(minLetters: number): string;
    none: string;
    loading: string;
    failed: string;
    retry: string;
    remove(name: string): string;
    chosen(count: number): string;
    alreadyChosen: string;
    unknown: string;
    chosenFailed: string;
    unloaded: string;
  };
}

/** Finds people by name for a picker, and knows those who are chosen. */
export function useUserSearch({ chosen, unavailable, ...options }: UserSearchOptions): UserSearchResult {
  const t = useMessages(apiMessages);
  const found = useFoundUsers(options);
  const accounts = useChosenUsers(chosen, found.users);
  const problem = found.problem ?? found.moreProblem;
  return {
    found: found.users.map((user) => {
      const reason = unavailable?.(user) ?? null;
      return { person: user, note: reason ?? noteOf(user), isUnavailable: reason !== null };
    }),
    chosen: accounts.users.map((user) => ({ person: user, note: noteOf(user) })),
    isLoadingChosen: accounts.isLoading,
    retryChosen: accounts.retry,
    onSearch: found.onSearch,
    minLetters: limits.userSearchLetters,
    debounceMs: limits.debounce.userSearch,
    isLoading: found.isLoading,
    hasFailed: found.problem !== null,
    more: found.hasMore
      ? { isLoading: found.isLoadingMore, hasFailed: found.moreProblem !== null, onLoad: found.loadMore }
      : undefined,
    labels: {
      clear: t('clearSearch'),
      tooShort: (n) => t('searchTooShort', { n }),
      none: t('noUsersFound'),
      loading: t('searching'),
      failed: failureText(problem) ?? t('searchFailed'),
      retry: t('tryAgain'),
      remove: (name) => t('removeNamed', { name }),
      chosen: (n) => t('peopleChosen', { n }),
      alreadyChosen: t('alreadyChosen'),
      unknown: t('unknownPerson'),
      chosenFailed: t('chosenFailed'),
      unloaded: t('unloadedPerson'),
    },
  };

  /** Whoever searches too much or has no connection is told so. */
  function failureText(reason: Problem | null): string | null {
    if (reason?.code === 'rate_limited') return t('tooManySearches');
    return reason?.code === 'offline' ? reason.message : null;
  }
}

/** What tells namesakes apart: the e-mail where one may know it, else the workplace. */
function noteOf({ registeredEmail, organisationName }: UserAccount): string | null {
  return registeredEmail ?? organisationName;
}
