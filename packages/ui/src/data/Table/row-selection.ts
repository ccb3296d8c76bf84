export type SelectionState = 'none' | 'some' | 'all';

/** How much of the given rows is selected. */
export function selectionState(ids: readonly string[], selected: ReadonlySet<string>): SelectionState {
  const count = ids.reduce((sum, id) => (selected.has(id) ? sum + 1 : sum), 0);
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
}

/** Selects the given rows, or lets them go; what is selected elsewhere, such as on another page, stays. */
export function withRows(selected: readonly string[], ids: readonly string[], isSelected: boolean): string[] {
  if (isSelected) return [...new Set([...selected, ...ids])];
  const gone = new Set(ids);
  return selected.filter((id) => !gone.has(id));
}

/** The rows from one to another, whichever comes first; only the second when the first is not there any more. */
export function rowsBetween(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const start = from === null ? -1 : ids.indexOf(from);
  const end = ids.indexOf(to);
  if (start === -1 || end === -1) return [to];
  return ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}
