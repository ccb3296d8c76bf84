/**
 * `node scripts/busy.ts 2 30`: keeps so many processors busy for so many minutes, so that a run of the tests beside it shows what passes on an
 * idle machine alone. It ends by itself.
 */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

const mostMinutes = 120;

function numberAt(place: number, most: number, usual: number): number {
  const given = Number(process.argv[place] ?? usual);
  if (Number.isFinite(given) && given > 0 && given <= most) return given;
  console.error(
    `Usage: node scripts/busy.ts [processors, at most ${availableParallelism()}] [minutes, at most ${mostMinutes}]`,
  );
  process.exit(2);
}

if (isMainThread) {
  const processors = numberAt(2, availableParallelism(), availableParallelism());
  const minutes = numberAt(3, mostMinutes, 10);
  for (let count = 0; count < processors; count += 1)
    new Worker(fileURLToPath(import.meta.url), { workerData: { ends: Date.now() + minutes * 60_000 } });
} else {
  const { ends }: { ends: number } = workerData;
  let work = 0;
  while (Date.now() < ends) for (let step = 0; step < 1e6; step += 1) work += Math.sqrt(step);
  process.exitCode = work > 0 ? 0 : 1;
}
