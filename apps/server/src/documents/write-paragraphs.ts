import { type DocumentBrand, stylesOf } from './document-brand.ts';
import type { PageWriter } from './page-writer.ts';
import { pageEdges } from './write-table.ts';

interface Paragraphs {
  title: string;
  texts: readonly string[];
  x: number;
  y: number;
  width: number;
}

/** No text of a page is longer; what is, goes on in the next paragraph. */
const mostCharacters = 450;

/** Writes a heading with paragraphs below it, over as many pages as they take. Returns where they end. */
export function writeParagraphs(
  page: PageWriter,
  brand: DocumentBrand,
  { title, texts, x, y, width }: Paragraphs,
): number {
  const { style } = stylesOf(brand);
  const [heading, body] = [style(13, 'bold'), style(10)];
  const write = (tag: 'H2' | 'P', text: string, look: typeof body, spaceBelow: number) => {
    if (y + page.heightOf(text, width, look) + spaceBelow > page.pageHeight - pageEdges.bottom) {
      page.doc.addPage();
      y = pageEdges.top;
    }
    y += page.text(page.root, tag, text, { x, y, width }, look) + 6;
  };
  // A heading does not stand alone at the end of a page.
  write('H2', title, heading, 60);
  for (const text of texts.flatMap(cut)) write('P', text, body, 0);
  return y;
}

function cut(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > mostCharacters) {
    const space = rest.lastIndexOf(' ', mostCharacters);
    const isWithinSign = /[\uDC00-\uDFFF]/.test(rest[mostCharacters] ?? '');
    const at = space > 0 ? space : mostCharacters - (isWithinSign ? 1 : 0);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...parts, rest];
}
