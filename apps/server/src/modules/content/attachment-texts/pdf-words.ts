import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of a PDF as far as they are asked for. Nothing that it names is fetched, and nothing in it runs. */
export async function pdfWords(bytes: Uint8Array, most: { pages: number; letters: number }): Promise<string> {
  const task = getDocument({ data: bytes, verbosity: 0, disableFontFace: true, useSystemFonts: false });
  const document = await task.promise;
  let words = '';
  for (let number = 1; number <= Math.min(document.numPages, most.pages) && words.length < most.letters; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    words += items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    words += ' ';
    page.cleanup();
  }
  await task.destroy();
  return words;
}
