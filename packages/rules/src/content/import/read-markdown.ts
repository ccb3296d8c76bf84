import { limits, singleLine } from '@portal/api/rules';
import { type ImportedEntry, importedLabels, lineWithin } from './imported-entry.ts';
import { markdownHtml } from './markdown-html.ts';

const fence = /^---[ \t]*$/;
/** What is said above a text is within so many letters. */
const mostAbove = 20_000;

/** One text in Markdown, with what stands above it between two lines of `---`: `title`, `description`, `date`, `categories` and `tags`. */
export function readMarkdown(text: string, fileName: string): ImportedEntry {
  const { values, body } = splitFrontMatter(text.replaceAll('\r\n', '\n'));
  const first = (...names: string[]) => names.flatMap((name) => values.get(name) ?? []);
  const heading = /^\s*#[ \t]+([^\n]+)\n?/.exec(body);
  const titled = first('title').join(' ');
  const isHeaded = titled === '' && heading !== null;
  const { html, pictures } = written(isHeaded ? body.slice(heading[0].length) : body);
  const name = titled || (heading?.[1] ?? fileName.replace(/\.\w+$/, ''));
  return {
    position: 1,
    name: singleLine(name.replaceAll(/\s+/g, ' ')),
    shortDescription: lineWithin(first('description', 'summary', 'excerpt').join(' '), limits.contentItem.shortLength),
    contentHtml: html,
    publishedAt: writtenMoment(first('date')[0]),
    categories: importedLabels(first('category', 'categories'), limits.contentItem.labelLength),
    tags: importedLabels(first('tag', 'tags'), limits.catalogue.tagLength),
    pictures,
  };
}

/** What is longer than any text may be is not read for its marks. */
function written(body: string): ReturnType<typeof markdownHtml> {
  return body.length > 2 * limits.contentItem.bodyLength ? { html: body, pictures: [] } : markdownHtml(body);
}

function splitFrontMatter(text: string): { values: ReadonlyMap<string, string[]>; body: string } {
  const lines = text.slice(0, mostAbove).split('\n');
  const end = fence.test(lines[0] ?? '') ? lines.findIndex((line, at) => at > 0 && fence.test(line)) : -1;
  if (end < 0) return { values: new Map(), body: text };
  const above = lines.slice(0, end + 1).join('\n');
  return { values: valuesIn(lines.slice(1, end)), body: text.slice(above.length + 1) };
}

/** `name: value`, `name: [one, two]`, or `name:` with a line `- one` for each. */
function valuesIn(lines: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  let name = '';
  for (const line of lines) {
    const item = /^\s*-\s+(.*)$/.exec(line)?.[1];
    const [, key, rest = ''] = /^([A-Za-z]\w{0,40}):(.*)$/.exec(line) ?? [];
    if (key !== undefined) {
      name = key.toLowerCase();
      values.set(name, listOf(rest.trim(), name));
    } else if (item !== undefined) values.get(name)?.push(unquoted(item.trim()));
  }
  return values;
}

function listOf(text: string, name: string): string[] {
  if (text === '') return [];
  if (text.startsWith('[') && text.endsWith(']')) return partsOf(text.slice(1, -1));
  return /^(?:tags?|categor(?:y|ies))$/.test(name) ? partsOf(text) : [unquoted(text)];
}

function partsOf(text: string): string[] {
  return text.split(',').map((part) => unquoted(part.trim()));
}

function unquoted(text: string): string {
  const quote = text[0];
  const isQuoted = text.length > 1 && (quote === '"' || quote === "'") && text.endsWith(quote);
  return isQuoted ? text.slice(1, -1) : text;
}

/** A day or a moment; without a zone it is meant as UTC. */
export function writtenMoment(text: string | undefined): Date | null {
  const [, day, time = '00:00:00', zone = 'Z'] =
    /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?)(?:\.\d{1,9})?[ ]?(Z|[+-]\d\d:\d\d)?)?$/.exec(text?.trim() ?? '') ??
    [];
  if (day === undefined || day < '1970-01-02' || day >= '2200') return null;
  const moment = new Date(`${day}T${time}${zone}`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}
