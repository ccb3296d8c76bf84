import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

/** How many milliseconds of a processor some processes have used up; null where the system does not say it by file. */
export async function processorMs(pids: readonly number[]): Promise<number | null> {
  const used = await Promise.all(pids.map(ticksOf));
  return used.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
}

async function ticksOf(pid: number): Promise<number | null> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (line === null) return null;
  // The name of the program stands in brackets and may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
