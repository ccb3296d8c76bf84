/** Registers pdf.js's reader for the thread that imports it; it exports nothing that is used. */
declare module 'pdfjs-dist/build/pdf.worker.min.mjs';
