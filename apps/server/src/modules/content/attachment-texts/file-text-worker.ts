/** Reads one file in a thread of its own, which whoever began it ends. It imports nothing of the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { docxWords } from './docx-words.ts';
import { pdfWords } from './pdf-words.ts';

interface Wish {
  bytes: Uint8Array;
  isPdf: boolean;
  most: { pages: number; letters: number };
}

// It is made by `readFileText` alone, which gives this.
const { bytes, isPdf, most } = workerData as Wish;
const words = isPdf ? await pdfWords(bytes, most) : docxWords(bytes, most);
parentPort?.postMessage(words.slice(0, most.letters));
