import { useState } from 'react';

/** The list as it was first given, for as long as the same stands in it: a combobox takes another one for a choice, and empties what is typed. */
export function useSameList(list: readonly string[]): readonly string[] {
  const [previous, keep] = useState(list);
  if (previous === list || (previous.length === list.length && previous.every((each, at) => each === list[at])))
    return previous;
  keep(list);
  return list;
}
