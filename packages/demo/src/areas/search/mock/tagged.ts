import type { FoundSection, FoundTag } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound } from '../../../mock/mock-problem.ts';
import { containsText, foundThingKinds, looksLike } from '@portal/rules';
import { hitOf, thingsOf } from './everywhere.ts';

/** Nothing is looked for in what carries a tag. */
const nothingMarked = { words: [], fits: looksLike };

export const tags: HandlersOf<'search'>['tags'] = ({ query: { keyword, page, pageSize } }, call) => {
  const carried = new Set(foundThingKinds.flatMap((kind) => thingsOf(kind, call).flatMap(({ tagIds }) => tagIds)));
  const begins = ({ label }: FoundTag) => label.toLowerCase().startsWith(keyword.toLowerCase());
  const fitting = tagsOf(call)
    .filter(({ id, label }) => carried.has(id) && containsText(label, keyword))
    .toSorted(
      (a, b) => Number(begins(b)) - Number(begins(a)) || (a.label.toLowerCase() < b.label.toLowerCase() ? -1 : 1),
    );
  return { tags: fitting.slice((page - 1) * pageSize, page * pageSize), totalItemCount: fitting.length };
};

export const tagged: HandlersOf<'search'>['tagged'] = ({ query: { tagId, page, pageSize } }, call) => {
  const tag = tagsOf(call).find(({ id }) => id === tagId);
  if (tag === undefined) throw notFound();
  const sections = foundThingKinds.map((kind): FoundSection => {
    const carrying = thingsOf(kind, call).filter(({ tagIds }) => tagIds.includes(tagId));
    const newest = carrying.toSorted((a, b) => ((a.at ?? '') > (b.at ?? '') ? -1 : 1));
    const hits = newest.slice((page - 1) * pageSize, page * pageSize).map((thing) => hitOf(thing, nothingMarked));
    return { kind, totalItemCount: carrying.length, hits };
  });
  return { tag, sections };
};

function tagsOf({ state }: MockCall): FoundTag[] {
  return state.tags.values().map(({ id, name }) => ({ id, label: name }));
}
