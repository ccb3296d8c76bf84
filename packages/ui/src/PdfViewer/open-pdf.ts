// An ambient module cannot be imported, and the build of the declarations sees only what is named here.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./pdfjs-worker.d.ts" />
import type * as PdfJsModule from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';

type PdfJs = typeof PdfJsModule;

export interface OpenedPdf {
  document: PDFDocumentProxy;
  TextLayer: PdfJs['TextLayer'];
  /** Points of the first page, which stands for the others until they are shown. */
  firstPage: { width: number; height: number };
}

export interface PdfSource {
  url: string;
  /** Folder with pdf.js's `cmaps`, `standard_fonts`, `iccs` and `wasm`, for documents that need them. */
  assetsUrl?: string | undefined;
}

/** Fetches the reader and opens a document with it; `close` may be called at any time. */
export function openPdf(source: PdfSource): { opened: Promise<OpenedPdf>; close: () => void } {
  const closing: (() => unknown)[] = [];
  let isClosed = false;

  async function open(): Promise<OpenedPdf> {
    const pdfjs = await import('pdfjs-dist');
    const { worker, end } = await startReader(pdfjs);
    closing.push(end);
    const task = pdfjs.getDocument({ url: source.url, worker, ...assetsIn(source.assetsUrl) });
    closing.unshift(() => task.destroy());
    if (isClosed) close();
    const document = await task.promise;
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { document, TextLayer: pdfjs.TextLayer, firstPage: { width, height } };
  }

  function close() {
    isClosed = true;
    void closeInTurn(closing.splice(0));
  }

  return { opened: open(), close };
}

async function closeInTurn(steps: readonly (() => unknown)[]): Promise<void> {
  // A document that never opened has nothing to close.
  for (const step of steps) await Promise.resolve(step()).catch(() => undefined);
}

function assetsIn(folder: string | undefined) {
  if (folder === undefined) return {};
  const base = folder.endsWith('/') ? folder : `${folder}/`;
  return {
    cMapUrl: `${base}cmaps/`,
    standardFontDataUrl: `${base}standard_fonts/`,
    iccUrl: `${base}iccs/`,
    wasmUrl: `${base}wasm/`,
  };
}

interface Reader {
  worker: PDFWorker;
  end: () => void;
}

/**
 * Reads in a thread of its own. Where the page's policy or its bundler does not let one start, the reader runs in the
 * page's own thread: slower, and still right.
 */
async function startReader({ PDFWorker }: PdfJs): Promise<Reader> {
  const thread = await startThread();
  if (thread === null) await import('pdfjs-dist/build/pdf.worker.min.mjs');
  const worker = PDFWorker.create(thread === null ? {} : { port: thread });
  return {
    worker,
    end: () => {
      worker.destroy();
      thread?.terminate();
    },
  };
}

const secondsToStart = 10;

async function startThread(): Promise<Worker | null> {
  const thread = newThread();
  if (thread === null) return null;
  const isReady = await new Promise<boolean>((resolve) => {
    const patience = setTimeout(() => resolve(false), secondsToStart * 1000);
    const settle = (hasStarted: boolean) => {
      clearTimeout(patience);
      resolve(hasStarted);
    };
    thread.addEventListener('message', () => settle(true), { once: true });
    thread.addEventListener('error', () => settle(false), { once: true });
  });
  if (isReady) return thread;
  thread.terminate();
  return null;
}

function newThread(): Worker | null {
  // In two steps, so that bundlers copy the file as it is rather than build it anew as a worker of their own kind.
  const reader = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url);
  try {
    return new Worker(reader, { type: 'module' });
  } catch {
    return null;
  }
}
