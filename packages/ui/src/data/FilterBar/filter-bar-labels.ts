export interface FilterBarLabels {
  /** On the button that opens the drawer: 'Filters (3)'. */
  filters: (count: number) => string;
  /** The title of the drawer. */
  title: string;
  close: string;
  clearAll: string;
  remove: (label: string) => string;
  /** Names the list of what is chosen. */
  chosen: string;
  updating: string;
}

export const defaultFilterBarLabels: FilterBarLabels = {
  filters: (count) => (count === 0 ? 'Filters' : `Filters (${count})`),
  title: 'Filters',
  close: 'Close',
  clearAll: 'Clear all',
  remove: (label) => `Remove ${label}`,
  chosen: 'Chosen filters',
  updating: 'Updating',
};
