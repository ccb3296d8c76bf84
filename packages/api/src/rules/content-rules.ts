import { limits } from '../contract/limits.ts';
import type { Refusal } from './refusal.ts';

/** What makes a text costly to draw, counted. */
export interface ContentMeasures {
  /** Elements, and the lines of what keeps its line breaks. */
  elements: number;
  /** How many elements stand inside each other. */
  depth: number;
  /** The most columns that a table has. */
  columns: number;
  /** The most rows or columns that one cell takes. */
  span: number;
  /** The places in all tables, a joined cell counted as all those that it takes. */
  cells: number;
  /** The most combining marks on one letter. */
  marks: number;
  /** The length of the longest word. */
  word: number;
  /** The length of the longest address, or passage in a script that sets no spaces. */
  unbroken: number;
  /** How often the text turns to a script that is read from right to left. */
  turns: number;
}

export const nothingMeasured: ContentMeasures = {
  elements: 0,
  depth: 0,
  columns: 0,
  span: 0,
  cells: 0,
  marks: 0,
  word: 0,
  unbroken: 0,
  turns: 0,
};

const { content } = limits;

const tooWideTable = `A table here is too large: at most ${content.columns} columns, and ${content.span} cells joined. Make it smaller, or attach it as a file.`;

const words: Record<keyof ContentMeasures, string> = {
  elements: `This text has more than ${inDigits(content.elements)} paragraphs, lines and cells. Shorten it, or attach it as a file.`,
  depth: 'Lists or quotes stand too deep inside each other. Move some of them out.',
  columns: tooWideTable,
  span: tooWideTable,
  cells: tooWideTable,
  marks: 'A letter here carries too many accents. Take some of them away.',
  word: `A word here is longer than ${content.word} characters. Put spaces into it.`,
  unbroken: `An address or a passage without spaces is longer than ${inDigits(content.unbroken)} characters. Shorten it.`,
  turns: 'This text changes its reading direction too often. Shorten it, or attach it as a file.',
};

/** Why a text is too heavy for those who would read it; null for nearly every text. */
export function contentRefusal(measures: Partial<ContentMeasures>): Refusal | null {
  const counted = { ...nothingMeasured, ...measures };
  const passed = measureNames.find((name) => counted[name] > content[name]);
  return passed === undefined ? null : { code: 'invalid_input', message: words[passed] };
}

const measureNames = ['elements', 'depth', 'columns', 'span', 'cells', 'marks', 'word', 'unbroken', 'turns'] as const;

function inDigits(n: number): string {
  return n.toLocaleString('en');
}
