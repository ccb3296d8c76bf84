import PDFDocument from 'pdfkit';

/** A PDF with words on each page. */
export async function pdfOf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ autoFirstPage: false });
  for (const words of pages) document.addPage().text(words);
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(Buffer.from(chunk));
  return new Uint8Array(Buffer.concat(chunks));
}
