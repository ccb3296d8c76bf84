import type { PDFDocumentProxy } from 'pdfjs-dist';
import { printInFrame } from '../../foundations/printing/print-in-frame.ts';
import { drawPage } from './draw-page.ts';

/** 150 dots per inch. */
const printScale = 150 / 72;

/** Draws every page and prints them. */
export function printPdf(pdf: PDFDocumentProxy): Promise<void> {
  return printInFrame({
    async fill(paper) {
      Object.assign(paper.body.style, { margin: '0' });
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const { canvas, done } = drawPage(await pdf.getPage(number), printScale, 1);
        await done;
        Object.assign(canvas.style, { display: 'block', inlineSize: '100%', breakAfter: 'page' });
        paper.body.append(canvas);
      }
    },
  });
}
