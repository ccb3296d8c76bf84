/** A page whose rows say how many there are in all. Of an empty page nobody says it, so that is asked for alone. The rows go on saying it: a copy of each without it costs more than all that reads them. */
export async function counted<Row extends { total: number }>(
  found: readonly Row[],
  ofEmpty: () => Promise<readonly { total: number }[]>,
): Promise<{ rows: Omit<Row, 'total'>[]; total: number }> {
  const [first] = found.length > 0 ? found : await ofEmpty();
  return { rows: [...found], total: first?.total ?? 0 };
}
