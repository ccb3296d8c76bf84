/** A page whose rows say how many there are in all. Of an empty page nobody says it, so that is asked for alone. */
export async function counted<Row extends { total: number }>(
  found: readonly Row[],
  ofEmpty: () => Promise<readonly { total: number }[]>,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const [first] = found.length > 0 ? found : await ofEmpty();
  return { rows: found.map(({ total: _, ...row }) => row), total: first?.total ?? 0 };
}
