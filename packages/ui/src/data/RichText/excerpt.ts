/** What a line of an excerpt can show, generously: narrow letters, and the markup around them. */
const perLine = { source: 250, characters: 120, elements: 4, rows: 1, places: 20 };
/** No table that is read is larger; its joined cells would cost a browser seconds. */
const tablePlaces = 10_000;

/** How much of a text may still be rendered; it shrinks while the text is. */
export interface Room {
  characters: number;
  elements: number;
  /** Of its tables. */
  rows: number;
  /** In its tables: what joined cells may take. */
  places: number;
}

/** Room for the beginning of a text, or for all of it. */
export function roomFor(maxLines: number | undefined): Room {
  if (maxLines === undefined) return { characters: Infinity, elements: Infinity, rows: Infinity, places: tablePlaces };
  const { characters, elements, rows, places } = perLine;
  return {
    characters: maxLines * characters,
    elements: maxLines * elements,
    rows: maxLines * rows,
    places: maxLines * places,
  };
}

/**
 * The markup that so many lines can show, with some to spare: what follows is neither read nor laid out. Cut before it is sanitised,
 * it needs no more care than any other markup.
 */
export function leadingMarkup(html: string, maxLines: number): string {
  const most = maxLines * perLine.source;
  if (html.length <= most) return html;
  const cut = html.slice(0, most);
  const tag = cut.lastIndexOf('<');
  return tag > cut.lastIndexOf('>') ? cut.slice(0, tag) : cut.replace(/&[^&;\s]{0,10}$/, '');
}

/** An excerpt of so many lines leaves something out, however many lines the whole would take. */
export function isCutShort(html: string, maxLines: number): boolean {
  if (html.length > maxLines * perLine.source) return true;
  return countOf(html, /<tr\b/g) > maxLines * perLine.rows || countOf(html, /<[a-z]/g) > maxLines * perLine.elements;
}

function countOf(html: string, pattern: RegExp): number {
  return html.match(pattern)?.length ?? 0;
}
