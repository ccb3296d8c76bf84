/**
 * `pnpm busy 2 30`: keeps so many processors busy for so many minutes, so that a run of the tests beside it shows what passes on an idle machine
 * alone. It ends by itself.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

if (isMainThread) {
  const [processors = availableParallelism(), minutes = 10] = process.argv.slice(2).map(Number);
  const ends = Date.now() + minutes * 60_000;
  for (let count = 0; count < processors; count += 1) new Worker(fileURLToPath(import.meta.url), { workerData: ends });
} else {
  const ends: number = workerData;
  let work = 0;
  while (Date.now() < ends) for (let step = 0; step < 1e6; step += 1) work += Math.sqrt(step);
  process.exitCode = work > 0 ? 0 : 1;
}
