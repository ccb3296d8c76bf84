import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The words of all pages of a PDF, read with another library than the one that writes them. */
export async function pdfText(pdf: Uint8Array | ArrayBuffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const words: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    words.push(...items.map((item) => ('str' in item ? item.str : '')));
  }
  await task.destroy();
  return words.join(' ').replaceAll(/\s+/g, ' ');
}
