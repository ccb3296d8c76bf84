import { type ContentImportPreview, contentImportTypes, type ContentKindName, limits } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import { MockProblem, refuse } from '../../../mock/mock-problem.ts';
import {
  categoryTypeOf,
  chosenEntries,
  type ImportedEntry,
  type ImportedFile,
  importedPreview,
  importFault,
  readMarkdown,
  uploadRefusal,
} from '@portal/rules';
import { sampleExport } from './sample-export.ts';
import { addDraft, textWithout } from './writing.ts';

interface ImportRequest {
  kind: ContentKindName;
  file: File;
}

export const importing: Pick<HandlersOf<'contentDesk'>, 'previewImport' | 'importItems'> = {
  async previewImport({ body }, call) {
    return previewOf(await fileFrom(body), body.kind, call);
  },
  async importItems({ body }, call) {
    const file = await fileFrom(body);
    const chosen = chosenEntries(previewOf(file, body.kind, call), body.positions);
    if ('refusal' in chosen) {
      refuse(chosen.refusal);
      return { importedCount: 0 };
    }
    for (const entry of file.entries) if (chosen.positions.has(entry.position)) bringIn(entry, body.kind, call);
    return { importedCount: chosen.positions.size };
  },
};

/** The mock reads Markdown; of an export of WordPress it tells the same each time. */
async function fileFrom({ file }: ImportRequest): Promise<ImportedFile> {
  refuse(uploadRefusal(file, contentImportTypes, 'body.file', limits.contentItem.import.bytes));
  const text = await file.text();
  if (!file.name.toLowerCase().endsWith('.xml'))
    return { source: 'markdown', entries: [readMarkdown(text, file.name)], otherCount: 0 };
  if (!text.includes('<rss')) throw new MockProblem('unsupported_file', 'This is no export of WordPress', 'body.file');
  return sampleExport;
}

function previewOf(file: ImportedFile, kind: ContentKindName, { state }: MockCall): ContentImportPreview {
  const small = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase()));
  const known = {
    names: small(
      state.contentItems
        .values()
        .filter((item) => item.kind === kind && item.deletedAt === null)
        .map(({ name }) => name),
    ),
    categories: small(categoriesFor(kind, state).map(({ label }) => label)),
    tags: small(state.tags.values().map(({ name }) => name)),
  };
  const preview = importedPreview(file, known, importFault);
  return categoryTypeOf(kind) === null ? { ...preview, newCategories: [] } : preview;
}

function categoriesFor(kind: ContentKindName, { contentCategories }: MockCall['state']) {
  return contentCategories.values().filter(({ type, parentId }) => type === categoryTypeOf(kind) && parentId === null);
}

function bringIn(entry: ImportedEntry, kind: ContentKindName, call: MockCall): void {
  const { state } = call;
  const { name, shortDescription, contentHtml, publishedAt } = entry;
  const categoryType = categoryTypeOf(kind);
  const categoryIds =
    categoryType === null
      ? []
      : entry.categories.map((label) => {
          const found = categoriesFor(kind, state).find((one) => one.label.toLowerCase() === label.toLowerCase());
          if (found !== undefined) return found.id;
          const id = state.nextId('content-category');
          state.contentCategories.set(id, { id, label, type: categoryType, parentId: null });
          return id;
        });
  const tagIds = entry.tags.map((label) => {
    const found = state.tags.values().find((one) => one.name.toLowerCase() === label.toLowerCase());
    if (found !== undefined) return found.id;
    const id = state.nextId('tag');
    state.tags.set(id, { id, name: label, updatedAt: null });
    return id;
  });
  const text = textWithout({ name, shortDescription, contentHtml, categoryIds, tagIds });
  addDraft({ id: state.nextId(kind), kind, publishFrom: publishedAt }, text, 'imported', call);
}
