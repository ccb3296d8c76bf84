import type { PDFDocumentProxy } from 'pdfjs-dist';
import { drawPage } from './draw-page.ts';

/** 150 dots per inch. */
const printScale = 150 / 72;

/** Draws every page and prints them from a frame that is not seen, so that nothing of the page around them is printed. */
export async function printPdf(pdf: PDFDocumentProxy): Promise<void> {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', inset: '0', inlineSize: '0', blockSize: '0', border: '0' });
  document.body.append(frame);
  const { contentWindow: page, contentDocument: paper } = frame;
  if (page === null || paper === null) return;
  try {
    Object.assign(paper.body.style, { margin: '0' });
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { canvas, done } = drawPage(await pdf.getPage(number), printScale, 1);
      await done;
      Object.assign(canvas.style, { display: 'block', inlineSize: '100%', breakAfter: 'page' });
      paper.body.append(canvas);
    }
    page.addEventListener('afterprint', () => frame.remove(), { once: true });
    page.print();
  } catch (problem) {
    frame.remove();
    throw problem;
  }
}
