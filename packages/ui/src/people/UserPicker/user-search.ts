import { fullNameOf, type Person } from '../Avatar/person.ts';
import type { ComboBoxMore, ComboBoxOption } from '../../fields/ComboBox/combo-box-words.ts';

/** Somebody who can be chosen. */
export interface PickableUser {
  person: Person;
  /** Tells namesakes apart: an e-mail address, a workplace; or says why they cannot be chosen. */
  note?: string | null | undefined;
  isUnavailable?: boolean | undefined;
}

export interface UserPickerLabels {
  clear: string;
  tooShort: (minLetters: number) => string;
  /** Nobody has such a name. */
  none: string;
  loading: string;
  failed: string;
  retry: string;
  remove: (name: string) => string;
  chosen: (count: number) => string;
  /** Beside somebody found who is chosen already. */
  alreadyChosen: string;
  /** In the place of somebody chosen whose account cannot be seen. */
  unknown: string;
  /** Those chosen could not be loaded. */
  chosenFailed: string;
  /** In the place of one of them. */
  unloaded: string;
}

/** Where the people come from; `useUserSearch` of @portal/api makes one. */
export interface UserSearch {
  /** Whom the last search has found. */
  found: readonly PickableUser[];
  /** Those who are chosen, as far as they are known. */
  chosen: readonly PickableUser[];
  isLoadingChosen: boolean;
  /** Asks for those chosen again; there while they could not be loaded. */
  retryChosen?: (() => void) | undefined;
  /** Called with the trimmed text, debounced. */
  onSearch: (text: string) => void;
  minLetters: number;
  debounceMs: number;
  isLoading: boolean;
  hasFailed: boolean;
  /** More people have such a name. */
  more?: ComboBoxMore | undefined;
  labels: UserPickerLabels;
}

export function idOf({ person }: PickableUser): string {
  return String(person.id);
}

export function optionOf(user: PickableUser): ComboBoxOption {
  const { person, note, isUnavailable } = user;
  return {
    value: idOf(user),
    label: fullNameOf(person),
    description: note ?? undefined,
    isDisabled: isUnavailable,
    person,
  };
}
