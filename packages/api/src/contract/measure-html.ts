import { Parser } from 'htmlparser2';
import { type ContentMeasures, contentRefusal, nothingMeasured } from '../rules/content-rules.ts';
import { measureWords } from '../rules/measure-words.ts';

/** Elements that part words, in what is kept of a text. */
const parting = {
  comment: new Set(['p', 'div', 'br', 'ul', 'ol', 'li', 'blockquote']),
  page: new Set(
    'p div br ul ol li blockquote h1 h2 h3 h4 h5 h6 pre hr table caption thead tbody tfoot tr th td'.split(' '),
  ),
};

export type RichTextKind = keyof typeof parting;
type Attributes = Record<string, string>;

/**
 * Counts what makes a rich text costly to draw, in one reading that ends at the first limit passed: a text made to be heavy costs
 * less than a usual one.
 */
export function measureHtml(html: string, kind: RichTextKind): ContentMeasures {
  const measures = { ...nothingMeasured };
  const open: string[] = [];
  let columns = 0;
  let words = '';

  function raise(found: Partial<ContentMeasures>): void {
    for (const name of measureNames) measures[name] = Math.max(measures[name], found[name] ?? 0);
    if (contentRefusal(measures) !== null) parser.pause();
  }
  function partWords(): void {
    if (words !== '') raise(measureWords(words));
    words = '';
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (parting[kind].has(name)) partWords();
      open.push(name);
      const [width, height] = name === 'td' || name === 'th' ? spansOf(attributes) : [0, 0];
      columns = name === 'tr' ? 0 : columns + width;
      const cells = measures.cells + width * height;
      const unbroken = Math.max(lengthOf(attributes, 'href'), lengthOf(attributes, 'alt'));
      const elements = measures.elements + 1;
      raise({ elements, depth: open.length, columns, cells, span: Math.max(width, height), unbroken });
    },
    ontext(text) {
      words += text;
      if (open.includes('pre')) raise({ elements: measures.elements + text.split('\n').length - 1 });
    },
    onclosetag(name) {
      open.pop();
      if (parting[kind].has(name)) partWords();
    },
  });
  parser.end(html);
  partWords();
  return measures;
}

// An object written out by name in its rules: its keys are these.
const measureNames = Object.keys(nothingMeasured) as (keyof ContentMeasures)[];

/** What a browser reads of them: digits at the start, at least one. */
function spansOf(attributes: Attributes): [width: number, height: number] {
  return [spanOf(attributes['colspan']), spanOf(attributes['rowspan'])];
}

function spanOf(value: string | undefined): number {
  return Math.max(Number.parseInt(value ?? '1', 10) || 1, 1);
}

function lengthOf(attributes: Attributes, name: string): number {
  return attributes[name]?.length ?? 0;
}
