import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second, whatever the processor. */
const ticksPerSecond = 100;

/** How many milliseconds of a processor some processes have used up, those left out that have ended; null where the system does not say it by file. */
export async function processorMs(pids: readonly number[]): Promise<number | null> {
  if (!existsSync('/proc/self/stat')) return null;
  const ticks = await Promise.all(pids.map(ticksOf));
  return (ticks.reduce((sum, one) => sum + one, 0) * 1000) / ticksPerSecond;
}

async function ticksOf(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name of the program stands in brackets and may hold anything.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
}
