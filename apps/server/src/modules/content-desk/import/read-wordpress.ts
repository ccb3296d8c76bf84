import { setImmediate } from 'node:timers/promises';
import { limits } from '@portal/api/contract';
import {
  type ImportedEntry,
  importedLabels,
  type ImportedFile,
  isLongerThan,
  lineWithin,
  singleLine,
  writtenMoment,
} from '@portal/rules';
import { Parser } from 'htmlparser2';
import { isWritable } from './cleaned-text.ts';
import { hasDocumentType, noExport, tooManyEntries } from './read-import-text.ts';
import { picturesOf, plainWords, wordpressHtml } from './wordpress-html.ts';

const { bodyLength, labelLength, shortLength, import: bounds } = limits.contentItem;
/** As many characters as are read before others get their turn. */
const chunkLength = 65_536;
const deepest = 50;
/** What is longer is not read to its end: it is too long for a text in any case. */
const mostRead = bodyLength + 1;

const fields = [
  'title',
  'content:encoded',
  'excerpt:encoded',
  'wp:post_type',
  'wp:status',
  'wp:post_date_gmt',
] as const;
type Field = (typeof fields)[number];

interface RawEntry extends Record<Field, string> {
  categories: string[];
  tags: string[];
}

/** Posts of an export of WordPress, or its pages. Entities are those of XML alone; nothing outside of the file is read. */
export async function readWordpress(text: string, wanted: 'post' | 'page'): Promise<ImportedFile> {
  const found: RawEntry[] = [];
  const reading = { otherCount: 0, isExport: false };
  const parser = new Parser(handlerFor(found, reading, wanted), { xmlMode: true, decodeEntities: true });
  for (let at = 0; at < text.length; at += chunkLength) {
    parser.write(text.slice(at, at + chunkLength));
    await setImmediate();
  }
  parser.end();
  if (!reading.isExport) throw noExport();
  const entries: ImportedEntry[] = [];
  for (const [at, raw] of found.entries()) {
    entries.push(entryOf(raw, at + 1));
    await setImmediate();
  }
  return { source: 'wordpress', entries, otherCount: reading.otherCount };
}

interface Reading {
  otherCount: number;
  isExport: boolean;
}

function handlerFor(found: RawEntry[], reading: Reading, wanted: 'post' | 'page') {
  const open: string[] = [];
  let entry: RawEntry | null = null;
  let label: { into: 'categories' | 'tags'; text: string } | null = null;
  return {
    onprocessinginstruction(name: string) {
      if (name.toLowerCase() === '!doctype') throw hasDocumentType();
    },
    onopentag(name: string, { domain }: Record<string, string>) {
      if (open.length === 0 && name !== 'rss') throw noExport();
      open.push(name);
      if (open.length > deepest) throw noExport();
      if (name === 'wp:wxr_version') reading.isExport = true;
      if (name === 'item' && entry === null) entry = emptyEntry();
      else if (name === 'category' && entry !== null) {
        const into = domain === 'post_tag' ? 'tags' : domain === 'category' ? 'categories' : null;
        label = into && { into, text: '' };
      }
    },
    ontext(text: string) {
      const name = open.at(-1);
      if (label !== null) label.text = `${label.text}${text}`.slice(0, labelLength * 2);
      else if (entry !== null && isField(name)) entry[name] += text.slice(0, mostRead - entry[name].length);
    },
    onclosetag(name: string) {
      open.pop();
      if (name === 'category' && label !== null) {
        if (entry !== null && entry[label.into].length <= bounds.labels) entry[label.into].push(label.text);
        label = null;
      }
      if (name !== 'item' || entry === null) return;
      if (isWanted(entry, wanted)) found.push(entry);
      else reading.otherCount += 1;
      if (found.length > bounds.items) throw tooManyEntries(bounds.items);
      entry = null;
    },
  };
}

function emptyEntry(): RawEntry {
  const texts = Object.fromEntries(fields.map((name) => [name, ''])) as Record<Field, string>; // The keys are those of the list.
  return { ...texts, categories: [], tags: [] };
}

function isField(name: string | undefined): name is Field {
  return fields.some((one) => one === name);
}

const shownStates = ['publish', 'future'];
const importedStates = [...shownStates, 'draft', 'pending', 'private'];

function isWanted(entry: RawEntry, wanted: 'post' | 'page'): boolean {
  return entry['wp:post_type'].trim() === wanted && importedStates.includes(entry['wp:status'].trim());
}

function entryOf(raw: RawEntry, position: number): ImportedEntry {
  const content = raw['content:encoded'];
  const isTooLong = isLongerThan(content, bodyLength);
  const isShown = shownStates.includes(raw['wp:status'].trim());
  const labels = (texts: readonly string[], longest: number) => importedLabels(texts.map(plainWords), longest);
  return {
    position,
    name: singleLine(plainWords(raw.title)),
    shortDescription: lineWithin(plainWords(raw['excerpt:encoded']), shortLength),
    contentHtml: isTooLong ? content : wordpressHtml(content),
    publishedAt: isShown ? writtenMoment(raw['wp:post_date_gmt']) : null,
    categories: labels(raw.categories, labelLength),
    tags: labels(raw.tags, limits.catalogue.tagLength),
    pictures: isTooLong || !isWritable(content) ? [] : picturesOf(content),
  };
}
