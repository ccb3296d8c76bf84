/** The order with the moved items put before or after another; items that are locked keep their place in the list. */
export function reordered(
  ids: readonly string[],
  locked: ReadonlySet<string>,
  moved: ReadonlySet<string>,
  target: { id: string; position: 'before' | 'after' },
): string[] {
  const isMoved = (id: string) => moved.has(id) && !locked.has(id);
  if (isMoved(target.id)) return [...ids];
  const others = ids.filter((id) => !isMoved(id));
  const at = others.indexOf(target.id) + (target.position === 'after' ? 1 : 0);
  const free = others.toSpliced(at, 0, ...ids.filter(isMoved)).filter((id) => !locked.has(id));
  return ids.map((id) => (locked.has(id) ? id : (free.shift() ?? id)));
}

/** The order with an item one place up or down, past those that are locked; null when it can go no further. */
export function moved(
  ids: readonly string[],
  locked: ReadonlySet<string>,
  id: string,
  direction: 'up' | 'down',
): string[] | null {
  const free = ids.filter((each) => !locked.has(each));
  const place = free.indexOf(id);
  const other = free[direction === 'up' ? place - 1 : place + 1];
  if (place === -1 || other === undefined) return null;
  return ids.map((each) => (each === id ? other : each === other ? id : each));
}
