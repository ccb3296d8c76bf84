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
  let isClosed = false;
  let end: (() => Promise<void>) | null = null;

  async function open(): Promise<OpenedPdf> {
    const pdfjs = await import('pdfjs-dist');
    const worker = await sharedReader(pdfjs);
    const task = pdfjs.getDocument({ url: source.url, worker, ...assetsIn(source.assetsUrl) });
    end = () => task.destroy();
    if (isClosed) close();
    const document = await task.promise;
    const { width, height } = (await document.getPage(1)).getViewport({ scale: 1 });
    return { document, TextLayer: pdfjs.TextLayer, firstPage: { width, height } };
  }

  function close() {
    isClosed = true;
    // A document that never opened has nothing to close.
    end?.().catch(() => undefined);
    end = null;
  }

  return { opened: open(), close };
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

// Started with the first document and kept for the next ones, whichever portal on the page opens them.
let reader: Promise<PDFWorker> | null = null;

function sharedReader(pdfjs: PdfJs): Promise<PDFWorker> {
  reader ??= startReader(pdfjs).catch((problem: unknown) => {
    reader = null;
    throw problem;
  });
  return reader;
}

/**
 * Reads in a thread of its own. Where the page's policy or its bundler does not let one start, the reader runs in the
 * page's own thread: slower, and still right.
 */
async function startReader({ PDFWorker }: PdfJs): Promise<PDFWorker> {
  const thread = await startThread();
  if (thread === null) await import('pdfjs-dist/build/pdf.worker.min.mjs');
  return PDFWorker.create(thread === null ? {} : { port: thread });
}

async function startThread(): Promise<Worker | null> {
  const thread = newThread();
  if (thread === null) return null;
  const hasStarted = await new Promise<boolean>((resolve) => {
    thread.addEventListener('message', () => resolve(true), { once: true });
    thread.addEventListener('error', () => resolve(false), { once: true });
  });
  if (hasStarted) return thread;
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
