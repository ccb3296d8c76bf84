import { singleLine } from '@portal/rules';
import PDFDocument from 'pdfkit';
import { type DocumentFonts, fontName, type Weight } from './fonts.ts';
import { linesOf, type Run } from './text-lines.ts';

export interface TextStyle {
  size: number;
  weight: Weight;
  color: string;
}

export interface Place {
  x: number;
  y: number;
  width: number;
}

export interface Box extends Place {
  height: number;
}

/** The library knows more than its types, which others keep, do yet. */
type StructureOptions = NonNullable<Parameters<PDFKit.PDFDocument['struct']>[1]> & {
  /** What a cell of a table heads. */
  scope?: 'Column' | 'Row';
  bbox?: [left: number, top: number, right: number, bottom: number];
};

interface About {
  title: string;
  author: string;
  language: string;
  layout: 'portrait' | 'landscape';
  createdAt: Date;
}

/** No text of a document is longer, however long somebody makes a title. */
const mostCharacters = 500;
const unknownSign = '\u25a1';

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Caption';

/** What the library writes of a document into XML, where it stands as it is given. */
type WithMetadata = PDFKit.PDFDocument & { endMetadata?(): void };

function escapeMetadata(doc: WithMetadata): void {
  const { endMetadata } = doc;
  if (endMetadata === undefined) throw new Error('The metadata of a PDF is written in another way now');
  doc.endMetadata = () => {
    const { info } = doc;
    // By now they stand in the document's own dictionary, where nothing needs to be escaped.
    info.Title = xmlText(info.Title ?? '');
    info.Author = xmlText(info.Author ?? '');
    endMetadata.call(doc);
  };
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Writes a tagged PDF: what is text has its place in the structure, what is decoration is marked as such. */
export class PageWriter {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  private readonly done: Promise<Uint8Array>;
  private readonly fonts: DocumentFonts;
  private readonly widths = new Map<string, number>();

  constructor(fonts: DocumentFonts, { title, author, language, layout, createdAt }: About) {
    this.doc = new PDFDocument({
      size: 'A4',
      layout,
      margin: 0,
      pdfVersion: '1.7',
      // The library knows it; its types, which others keep, do not yet.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      displayTitle: true,
      lang: language,
      bufferPages: true,
      font: '',
      info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
    });
    escapeMetadata(this.doc);
    this.fonts = fonts;
    for (const [name, file] of fonts.files) this.doc.registerFont(name, file);
    this.done = collect(this.doc);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get pageWidth(): number {
    return this.doc.page.width;
  }

  get pageHeight(): number {
    return this.doc.page.height;
  }

  /** Writes a text below a structure element; returns how high it is. */
  text(parent: PDFKit.PDFStructureElement, tag: Tag, text: string, place: Place, style: TextStyle): number {
    const shown = bounded(text);
    const lines = this.lines(shown, place.width, style);
    const element = this.doc.struct(tag, optionsOf(tag, shown), () => this.drawLines(lines, place, style));
    parent.add(element);
    element.end();
    return lines.length * lineHeight(style);
  }

  heightOf(text: string, width: number, style: TextStyle): number {
    return this.lines(bounded(text), width, style).length * lineHeight(style);
  }

  /** A picture that stands in a box, from its left upper corner. */
  figure(parent: PDFKit.PDFStructureElement, alt: string, { x, y, width, height }: Box, draw: () => void): void {
    const options: StructureOptions = { alt, bbox: [x, y, x + width, y + height] };
    const element = this.doc.struct('Figure', options, draw);
    parent.add(element);
    element.end();
  }

  element(parent: PDFKit.PDFStructureElement, tag: string): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag);
    parent.add(element);
    return element;
  }

  decoration(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  /** What stands on every page and no reader is told again, such as its number. */
  pageNote(text: string, place: Place, style: TextStyle): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    this.drawLines(this.lines(bounded(text), place.width, style), place, style);
    this.doc.endMarkedContent();
  }

  finish(): Promise<Uint8Array> {
    this.root.end();
    this.doc.end();
    return this.done;
  }

  private lines(text: string, width: number, style: TextStyle): Run[][] {
    return linesOf(this.known(text), width, (run) => this.widthOf(run, style));
  }

  /** What the fonts have no letter for is shown as a box; readers are told the text itself. */
  private known(text: string): string {
    return Array.from(text, (one) => (/\s/.test(one) || this.fonts.has(one) ? one : unknownSign)).join('');
  }

  private drawLines(lines: readonly Run[][], { x, y }: Place, style: TextStyle): void {
    for (const [at, line] of lines.entries()) {
      const baseline = y + at * lineHeight(style) + style.size * 1.05;
      let left = x;
      for (const run of line) {
        this.font(run, style)
          .fillColor(style.color)
          .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
        left += this.widthOf(run, style);
      }
    }
  }

  /** Measured once: words come again in most rows of a table. */
  private widthOf(run: Run, style: TextStyle): number {
    const key = `${fontName(run.script, style.weight)} ${run.text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known * style.size;
    const width = this.font(run, { ...style, size: 1 }).widthOfString(run.text);
    this.widths.set(key, width);
    return width * style.size;
  }

  private font({ script }: Pick<Run, 'script'>, { weight, size }: TextStyle): PDFKit.PDFDocument {
    return this.doc.font(fontName(script, weight)).fontSize(size);
  }
}

function optionsOf(tag: Tag, text: string): StructureOptions {
  return tag === 'TH' ? { actual: text, scope: 'Column' } : { actual: text };
}

function lineHeight({ size }: TextStyle): number {
  return size * 1.4;
}

function bounded(text: string): string {
  const line = singleLine(text);
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters - 1)}…` : line;
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
