import type { PDFPageProxy } from 'pdfjs-dist';

/** Enough for a large page on a sharp screen, and less than what phones refuse. */
const maxPixels = 16_000_000;

export interface PageDrawing {
  canvas: HTMLCanvasElement;
  done: Promise<unknown>;
  cancel: () => void;
}

/** Draws a page on a canvas of its own, sharp at so many pixels per point. */
export function drawPage(page: PDFPageProxy, scale: number, density: number): PageDrawing {
  const size = page.getViewport({ scale });
  const sharpness = Math.min(density, Math.sqrt(maxPixels / (size.width * size.height)));
  const viewport = page.getViewport({ scale: scale * sharpness });
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const task = page.render({ canvas, viewport });
  return { canvas, done: task.promise, cancel: () => task.cancel() };
}
