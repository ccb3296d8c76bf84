import type { ContentImportPreview, contract, HandlerInput, ImportFault } from '@portal/api/contract';
import {
  categoryTypeOf,
  chosenEntries,
  type ImportedEntry,
  importedPreview,
  type ImportedFile,
  importFault,
  readMarkdown,
} from '@portal/rules';
import type { Call } from '../../../http/call.ts';
import { refuse } from '../../../http/problem.ts';
import type { ContentKind } from '../../content/index.ts';
import { refuseClosed } from '../write-item.ts';
import { cleanedText, isName, isWritable } from './cleaned-text.ts';
import { bringIn } from './imported-items.writes.ts';
import { knownToImport } from './known-to-import.queries.ts';
import { noExport, readImportText } from './read-import-text.ts';
import { readWordpress } from './read-wordpress.ts';

type ImportInput = Pick<HandlerInput<typeof contract.contentDesk.importItems>['body'], 'kind' | 'file'>;

/** What a file would bring; nothing is kept of it. */
export async function previewImport(input: ImportInput, call: Call): Promise<ContentImportPreview> {
  refuseClosed(input.kind, call);
  return previewOf(await fileFrom(input), input.kind, call);
}

/** Reads the file again: what was looked at is not kept. All that is chosen becomes drafts, or nothing does. */
export async function importItems(
  { positions, ...input }: HandlerInput<typeof contract.contentDesk.importItems>['body'],
  call: Call,
): Promise<{ importedCount: number }> {
  refuseClosed(input.kind, call);
  const file = await fileFrom(input);
  return call.db.transaction(async (tx) => {
    const inside = { ...call, db: tx };
    const chosen = chosenEntries(await previewOf(file, input.kind, inside), positions);
    if ('refusal' in chosen) {
      refuse(chosen.refusal);
      return { importedCount: 0 };
    }
    const entries = file.entries.filter(({ position }) => chosen.positions.has(position));
    await bringIn(tx, entries, input.kind, inside);
    return { importedCount: entries.length };
  });
}

async function fileFrom({ kind, file }: ImportInput): Promise<ImportedFile> {
  const text = readImportText(new Uint8Array(await file.arrayBuffer()));
  if (file.name.toLowerCase().endsWith('.xml')) {
    if (!text.includes('<rss')) throw noExport();
    return readWordpress(text, kind === 'page' ? 'page' : 'post');
  }
  const entry = readMarkdown(text, file.name);
  return { source: 'markdown', entries: [{ ...entry, contentHtml: cleanedText(entry.contentHtml) }], otherCount: 0 };
}

async function previewOf(file: ImportedFile, kind: ContentKind, { db }: Call): Promise<ContentImportPreview> {
  const preview = importedPreview(file, await knownToImport(db, kind), faultOf);
  return categoryTypeOf(kind) === null ? { ...preview, newCategories: [] } : preview;
}

function faultOf(entry: ImportedEntry): ImportFault | null {
  return importFault(entry) ?? (isName(entry.name) && isWritable(entry.contentHtml) ? null : 'textTooHeavy');
}
