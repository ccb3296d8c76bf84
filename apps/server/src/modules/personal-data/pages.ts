import { escapeHtml } from './escape-html.ts';

export interface IndexLine {
  title: string;
  /** Null: it is said, and leads nowhere. */
  href: string | null;
}

interface Shown {
  /** Of the table. */
  name: string;
  rows: AsyncIterable<Record<string, unknown>>;
}

/** The name of the page of a heading, without its ending. */
export function pageName(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The first page of a copy. */
export async function* indexPage({
  organisation,
  day,
  lines,
}: {
  organisation: string;
  day: string;
  lines: readonly IndexLine[];
}): AsyncGenerator<string> {
  yield head('My data');
  yield `<p>What ${escapeHtml(organisation)} holds of you, as of ${escapeHtml(day)}. The folder <code>data</code> has the same for programs, as JSON.</p><ul>`;
  for (const { title, href } of lines) {
    const words = escapeHtml(title);
    yield `<li>${href === null ? words : `<a href="${escapeHtml(href)}">${words}</a>`}</li>`;
  }
  yield `</ul>${foot}`;
}

/** A page of a copy, which has a table of names and values for each row. */
export async function* htmlPage(heading: string, tables: readonly Shown[]): AsyncGenerator<string> {
  yield head(heading);
  for (const { name, rows } of tables) {
    let isFirst = true;
    for await (const row of rows) {
      if (isFirst) yield `<h2>${escapeHtml(inWords(name))}</h2>`;
      isFirst = false;
      yield `<table>${Object.entries(row).flatMap(line).join('')}</table>`;
    }
  }
  yield `<p><a href="index.html">All of my data</a></p>${foot}`;
}

/** What says nothing is left out. */
function line([name, value]: [string, unknown]): string[] {
  if (value === null || value === '') return [];
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return [`<tr><th scope="row">${escapeHtml(inWords(name))}</th><td>${escapeHtml(words)}</td></tr>`];
}

function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function head(title: string): string {
  const words = escapeHtml(title);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'"><title>${words}</title>
<style>body{font-family:sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}table{margin-block:1rem;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.25rem .75rem;border:1px solid #767676;overflow-wrap:anywhere}</style></head><body><h1>${words}</h1>`;
}

const foot = '</body></html>';
