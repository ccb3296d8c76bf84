import { useState } from 'react';

/** The list as it was first given, for as long as the same stands in it: a combobox takes another one for a choice, and empties what is typed. */
export function useSameList(list: readonly string[]): readonly string[] {
  const [kept, keep] = useState(list);
  if (kept === list || (kept.length === list.length && kept.every((each, at) => each === list[at]))) return kept;
  keep(list);
  return list;
}
