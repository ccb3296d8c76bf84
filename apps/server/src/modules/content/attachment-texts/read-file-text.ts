import { Worker } from 'node:worker_threads';

/** A handbook has as many. */
const most = { pages: 500, letters: 200_000 };
const defaultPatienceMs = 20_000;
/** What a thread may have of memory, in megabytes: one that wants more ends, and the server goes on. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };

/**
 * What can be read in a PDF or a Word document; empty where nothing can, or not in time. A file may be made to be slow or to take all memory there is: it is read in a
 * thread of its own, which has bounds, and is ended.
 */
export async function readFileText(
  bytes: Uint8Array<ArrayBuffer>,
  kind: 'pdf' | 'docx',
  { patienceMs = defaultPatienceMs, signal }: { patienceMs?: number; signal?: AbortSignal } = {},
): Promise<string> {
  const worker = new Worker(new URL('./file-text-worker.ts', import.meta.url), {
    workerData: { bytes, isPdf: kind === 'pdf', most },
    resourceLimits,
    // What a library says of a file is in no log.
    stdout: true,
    stderr: true,
  });
  const ended = Promise.withResolvers<string>();
  const end = () => ended.resolve('');
  const timer = setTimeout(end, patienceMs);
  signal?.addEventListener('abort', end);
  if (signal?.aborted === true) end();
  worker.once('message', (words: unknown) => ended.resolve(typeof words === 'string' ? words : ''));
  worker.once('error', end);
  worker.once('exit', end);
  try {
    return storableText(await ended.promise);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
    await worker.terminate();
  }
}

/** As PostgreSQL keeps it. */
function storableText(words: string): string {
  return words.replaceAll('\0', ' ').replaceAll(/\s+/g, ' ').slice(0, most.letters).toWellFormed().trim();
}
