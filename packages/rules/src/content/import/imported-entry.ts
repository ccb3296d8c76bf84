import type { ContentImportPreview, ImportFault, ImportSource } from '@portal/api/contract';
import { invalid, isBlankHtml, isBlankText, isLongerThan, limits, type Refusal, singleLine } from '@portal/api/rules';

/** What a file from elsewhere tells of one item; its text has been cleaned by nobody yet. */
export interface ImportedEntry {
  /** In the file, from 1. */
  position: number;
  name: string;
  shortDescription: string;
  contentHtml: string;
  publishedAt: Date | null;
  categories: readonly string[];
  tags: readonly string[];
  /** Addresses of its pictures. */
  pictures: readonly string[];
}

export interface ImportedFile {
  source: ImportSource;
  entries: readonly ImportedEntry[];
  /** Entries that are something else. */
  otherCount: number;
}

/** What there is already, in small letters. */
export interface KnownToImport {
  names: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  tags: ReadonlySet<string>;
}

const bounds = limits.contentItem;

/** Why an entry cannot be brought in, as far as its length says. */
export function importFault({ name, contentHtml }: Pick<ImportedEntry, 'name' | 'contentHtml'>): ImportFault | null {
  if (isBlankText(name)) return 'noName';
  if (isLongerThan(name, bounds.nameLength)) return 'nameTooLong';
  if (isLongerThan(contentHtml, bounds.bodyLength)) return 'textTooLong';
  return isBlankHtml(contentHtml) ? 'noText' : null;
}

/** What a file would bring; `faultOf` says why an entry would not come. */
export function importedPreview(
  { source, entries, otherCount }: ImportedFile,
  known: KnownToImport,
  faultOf: (entry: ImportedEntry) => ImportFault | null,
): ContentImportPreview {
  return {
    source,
    otherCount,
    entries: entries.map((entry) => ({
      position: entry.position,
      name: [...entry.name].slice(0, bounds.nameLength).join(''),
      publishedAt: entry.publishedAt?.toISOString() ?? null,
      categories: [...entry.categories],
      tags: [...entry.tags],
      missingPictures: entry.pictures.slice(0, bounds.import.pictures),
      missingPictureCount: entry.pictures.length,
      isKnown: known.names.has(entry.name.toLowerCase()),
      fault: faultOf(entry),
    })),
    newCategories: newLabels(entries, ({ categories }) => categories, known.categories),
    newTags: newLabels(entries, ({ tags }) => tags, known.tags),
  };
}

/** Labels of entries that are not there yet, each once as it is written first. */
export function newLabels(
  entries: readonly ImportedEntry[],
  of: (entry: ImportedEntry) => readonly string[],
  known: ReadonlySet<string>,
): string[] {
  const found = new Map<string, string>();
  for (const label of entries.flatMap(of)) {
    const key = label.toLowerCase();
    if (!known.has(key) && !found.has(key)) found.set(key, label);
  }
  return [...found.values()];
}

/** Those entries that are brought in: the ones that are named, or else all that are whole and not known. */
export function chosenEntries(
  { entries }: Pick<ContentImportPreview, 'entries'>,
  positions: readonly number[] | undefined,
): { positions: ReadonlySet<number> } | { refusal: Refusal } {
  const whole = entries.filter(({ fault }) => fault === null);
  const chosen =
    positions === undefined
      ? whole.filter(({ isKnown }) => !isKnown).map(({ position }) => position)
      : [...new Set(positions)];
  const possible = new Set(whole.map(({ position }) => position));
  if (!chosen.every((position) => possible.has(position)))
    return { refusal: invalid('body.positions', 'One of the chosen entries cannot be brought in.') };
  if (chosen.length === 0) return { refusal: invalid('body.positions', 'There is nothing to bring in.') };
  return { positions: new Set(chosen) };
}

/** A text on one line, as much of it as there may be: cut between its letters, since half of one cannot be kept. */
export function lineWithin(text: string, longest: number): string {
  const line = singleLine(text.replaceAll(/\s+/g, ' '));
  return line
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** Labels as an item has them: on one line, none too long, none twice, and no more than it may have. */
export function importedLabels(labels: readonly string[], longest: number): string[] {
  const found = new Map<string, string>();
  for (const label of labels) {
    const text = lineWithin(label, longest);
    if (!isBlankText(text) && !found.has(text.toLowerCase())) found.set(text.toLowerCase(), text);
  }
  return [...found.values()].slice(0, bounds.import.labels);
}
