export interface MultiSelectOption {
  value: string;
  label: string;
  description?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface MultiSelectLabels {
  /** '3 selected' */
  selected: (count: number) => string;
  selectAll: string;
  /** Takes the choice of all of them back. */
  selectNone: string;
  search: string;
  /** Nothing fits what is typed. */
  none: string;
  remove: (label: string) => string;
}

export const multiSelectLabels: MultiSelectLabels = {
  selected: (count) => `${count} selected`,
  selectAll: 'Select all',
  selectNone: 'Select none',
  search: 'Search',
  none: 'Nothing found',
  remove: (label) => `Remove ${label}`,
};
