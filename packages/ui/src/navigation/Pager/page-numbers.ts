/** The numbers of the items on a page, counted from 1; both 0 where there are none. */
export function rangeOf(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total === 0) return { from: 0, to: 0 };
  return { from: Math.min((page - 1) * pageSize + 1, total), to: Math.min(page * pageSize, total) };
}

/** The pages to name: the first, the last and those around the current one; a gap stands for at least two. */
export function pageNumbers(page: number, pages: number): (number | 'gap')[] {
  const isNear = (each: number) => each === 1 || each === pages || Math.abs(each - page) <= 1;
  const named: (number | 'gap')[] = [];
  let last = 0;
  for (let each = 1; each <= pages; each += 1) {
    if (!isNear(each)) continue;
    if (each - last === 2) named.push(each - 1);
    else if (each - last > 2) named.push('gap');
    named.push(each);
    last = each;
  }
  return named;
}
