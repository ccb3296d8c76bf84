import type { ContentFile } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import {
  contentCategoryFields,
  contentFileFields,
  contentMappingFields,
  contentSegmentFields,
  contentTagFields,
  visibleSegmentIds,
} from '@portal/rules';
import type { MockContentItem } from '../state.ts';
import { attachedFile, imageIdOf, imageUrlOf } from './content-reply.ts';
import { byText, fitting, type Kind, kinds, readable } from './reading.ts';

type LabelCall =
  | ('tags' | 'tag' | 'tagMappings' | 'categories' | 'category' | 'categoryMappings')
  | ('externalCategories' | 'subcategories' | 'subcategoryMappings' | 'files' | 'segments' | 'segmentMappings');

const mapped = contentMappingFields;

export const labels: Pick<HandlersOf<'content'>, LabelCall> = {
  tags: ({ query }, call) => ({ data: fitting(tagsOf(call), contentTagFields, query, call) }),
  tag: ({ params }, call) => ({ data: named(tagsOf(call), params.id) }),
  categories: ({ query }, call) => ({ data: fitting(categoriesOf(call, false), contentCategoryFields, query, call) }),
  category: ({ params }, call) => ({ data: named(categoriesOf(call, false), params.id) }),
  externalCategories: () => ({ data: [] }),
  subcategories: ({ query }, call) => ({ data: fitting(categoriesOf(call, true), contentCategoryFields, query, call) }),
  tagMappings({ query }, call) {
    const rows = pairs(call, ({ tagIds }) => tagIds).map(({ of, ...item }) => ({ ...item, tag: of }));
    return { data: fitting(rows, mapped.tag, query, call) };
  },
  categoryMappings({ query }, call) {
    const rows = categoryPairs(call, false).map(({ of, ...item }) => ({ ...item, category: of }));
    return { data: fitting(rows, mapped.category, query, call) };
  },
  subcategoryMappings({ query }, call) {
    const rows = categoryPairs(call, true).map(({ of, ...item }) => ({ ...item, subcategory: of }));
    return { data: fitting(rows, mapped.subcategory, query, call) };
  },
  segmentMappings({ query }, call) {
    const own = ({ segmentIds }: MockContentItem) => visibleSegmentIds(segmentIds, viewerOf(call));
    const rows = pairs(call, own).map(({ of, ...item }) => ({ ...item, segment: of }));
    return { data: fitting(rows, mapped.segment, query, call) };
  },
  files({ query }, call) {
    const files = everything(call).flatMap(filesOf);
    return { data: fitting(files.sort(byText(({ id }) => id)), contentFileFields, query, call) };
  },
  segments({ query }, call) {
    const own = call.state.world.segments.filter(({ id }) => viewerOf(call).segmentIds.includes(id));
    if (own.length === 0) return { data: [] };
    const segments = own
      .map(({ id, name }) => ({ segmentId: id, segmentName: name }))
      .sort(byText(({ segmentName }) => segmentName.toLowerCase()));
    return { data: fitting([{ category: 'Segments', segments }], contentSegmentFields, query, call) };
  },
};

function everything(call: MockCall): MockContentItem[] {
  return kinds.flatMap((kind) => readable(kind, call));
}

/** Each item with each of what it has, in the order of their ids. */
function pairs(call: MockCall, idsOf: (item: MockContentItem) => readonly string[]) {
  return everything(call)
    .flatMap((item) =>
      idsOf(item).map((of): { item: string; collection: Kind; of: string } => ({
        item: item.id,
        collection: item.kind,
        of,
      })),
    )
    .sort(byText(({ item, of }) => `${item} ${of}`));
}

function categoryPairs(call: MockCall, areBelow: boolean) {
  const ids = categoriesOf(call, areBelow).map(({ id }) => id);
  return pairs(call, ({ categoryIds }) => categoryIds.filter((id) => ids.includes(id)));
}

function filesOf(item: MockContentItem): ContentFile[] {
  const url = imageUrlOf(item);
  const id = imageIdOf(item);
  const image = { filenameDisk: id ?? '', filenameDownload: `${item.image}.webp`, type: 'image/webp', url: url ?? '' };
  return [...(id === null ? [] : [{ id, ...image }]), ...item.attachments.map(attachedFile)];
}

function named<Row extends { id: string }>(rows: readonly Row[], id: string): Row {
  const found = rows.find((row) => row.id === id);
  if (found === undefined) throw notFound();
  return found;
}

/** Of what somebody may read; any other would find nothing. */
function tagsOf(call: MockCall): { id: string; label: string }[] {
  const carried = new Set(everything(call).flatMap(({ tagIds }) => tagIds));
  return call.state.tags
    .values()
    .filter(({ id }) => carried.has(id))
    .map(({ id, name }) => ({ id, label: name }))
    .sort(byText(({ label }) => label.toLowerCase()));
}

function categoriesOf({ state }: MockCall, areBelow: boolean) {
  return state.contentCategories
    .values()
    .filter(({ parentId }) => (parentId !== null) === areBelow)
    .map(({ id, label, type }) => ({ id, label, type }));
}
