import type { DeskContentCategory, DeskContentTag } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import type { MockCall } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  categoryMergeRefusal,
  labelRefusal,
  labelStaleRefusal,
  newCategoryRefusal,
  tagMergeRefusal,
  unusedRefusal,
} from '@portal/rules';
import { segments } from '../../people/world/places.ts';

type LabelCall =
  | ('options' | 'createCategory' | 'editCategory' | 'mergeCategory' | 'removeCategory')
  | ('createTag' | 'editTag' | 'mergeTag' | 'removeTag');

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();
const byText = (a: string, b: string): number => (a.toLowerCase() < b.toLowerCase() ? -1 : 1);

export const labels: Pick<HandlersOf<'contentDesk'>, LabelCall> = {
  options: (_, call) => ({
    categories: call.state.contentCategories
      .values()
      .filter(({ parentId }) => parentId === null)
      .flatMap(({ id }) => [id, ...belowOf(id, call).map((one) => one.id)])
      .map((id) => categoryReply(id, call)),
    tags: call.state.tags
      .values()
      .toSorted((a, b) => byText(a.name, b.name))
      .map(({ id }) => tagReply(id, call)),
    segments: segments.map(({ id, name }) => ({ id, name })).toSorted((a, b) => byText(a.name, b.name)),
    isWrittenElsewhere: false,
  }),
  createCategory({ body }, call) {
    const { contentCategories } = call.state;
    const parent = body.parentId === null ? null : (contentCategories.get(body.parentId) ?? null);
    refuse(newCategoryRefusal(body, parent, isCategoryTaken(body, null, call)));
    const id = call.state.nextId('content-category');
    contentCategories.set(id, { id, ...body });
    return categoryReply(id, call);
  },
  editCategory({ params, body: { label, labelWas } }, call) {
    const own = categoryOf(params.id, call);
    refuse(labelStaleRefusal(labelWas, own.label));
    refuse(labelRefusal(isCategoryTaken({ ...own, label }, own.id, call)));
    call.state.contentCategories.change(own.id, { label });
    return categoryReply(own.id, call);
  },
  mergeCategory({ params, body }, call) {
    const { contentCategories, contentItems } = call.state;
    const own = { ...categoryOf(params.id, call), hasBelow: belowOf(params.id, call).length > 0 };
    refuse(categoryMergeRefusal(own, contentCategories.get(body.intoId) ?? null));
    for (const { id, categoryIds } of contentItems.values())
      if (categoryIds.includes(own.id))
        contentItems.change(id, { categoryIds: replaced(categoryIds, own.id, body.intoId) });
    contentCategories.delete(own.id);
    return categoryReply(body.intoId, call);
  },
  removeCategory({ params }, call) {
    const { id } = categoryOf(params.id, call);
    refuse(unusedRefusal({ uses: categoryReply(id, call).itemCount, hasBelow: belowOf(id, call).length > 0 }));
    call.state.contentCategories.delete(id);
    return {};
  },
  createTag({ body: { label } }, call) {
    refuse(labelRefusal(isTagTaken(label, null, call)));
    const id = call.state.nextId('tag');
    call.state.tags.set(id, { id, name: label, updatedAt: null });
    return tagReply(id, call);
  },
  editTag({ params, body: { label, labelWas } }, call) {
    refuse(labelStaleRefusal(labelWas, tagReply(params.id, call).label));
    refuse(labelRefusal(isTagTaken(label, params.id, call)));
    call.state.tags.change(params.id, { name: label, updatedAt: call.now });
    return tagReply(params.id, call);
  },
  mergeTag({ params, body }, call) {
    const { tags, contentItems, posts } = call.state;
    const { id: own } = tagReply(params.id, call);
    refuse(tagMergeRefusal(own, tags.get(body.intoId) ?? null));
    for (const { id, tagIds } of contentItems.values())
      if (tagIds.includes(own)) contentItems.change(id, { tagIds: replaced(tagIds, own, body.intoId) });
    for (const { id, tagIds } of posts.values())
      if (tagIds.includes(own)) posts.change(id, { tagIds: replaced(tagIds, own, body.intoId) });
    tags.delete(own);
    return tagReply(body.intoId, call);
  },
  removeTag({ params }, call) {
    const { id, itemCount, elsewhereCount } = tagReply(params.id, call);
    refuse(unusedRefusal({ uses: itemCount + elsewhereCount, hasBelow: false }));
    call.state.tags.delete(id);
    return {};
  },
};

/** One in the place of another, and once. */
function replaced(ids: readonly string[], own: string, into: string): string[] {
  return [...new Set(ids.map((id) => (id === own ? into : id)))];
}

function categoryOf(id: string, { state }: MockCall) {
  const found = state.contentCategories.get(id);
  if (found === undefined) throw notFound();
  return found;
}

function belowOf(id: string, { state }: MockCall) {
  return state.contentCategories.values().filter(({ parentId }) => parentId === id);
}

function categoryReply(id: string, call: MockCall): DeskContentCategory {
  const { label, type, parentId } = categoryOf(id, call);
  const itemCount = call.state.contentItems.values().filter(({ categoryIds }) => categoryIds.includes(id)).length;
  return { id, label, type, parentId, itemCount };
}

function isCategoryTaken(
  { label, type, parentId }: Pick<DeskContentCategory, 'label' | 'type' | 'parentId'>,
  ownId: string | null,
  { state }: MockCall,
): boolean {
  return state.contentCategories
    .values()
    .some((one) => one.id !== ownId && one.type === type && one.parentId === parentId && isSame(one.label, label));
}

function tagReply(id: string, { state }: MockCall): DeskContentTag {
  const tag = state.tags.get(id);
  if (tag === undefined) throw notFound();
  const carrying = (all: readonly { tagIds: readonly string[] }[]) =>
    all.filter(({ tagIds }) => tagIds.includes(id)).length;
  return {
    ...{ id, label: tag.name },
    itemCount: carrying(state.contentItems.values()),
    elsewhereCount: carrying(state.posts.values()),
  };
}

function isTagTaken(label: string, ownId: string | null, { state }: MockCall): boolean {
  return state.tags.values().some(({ id, name }) => id !== ownId && isSame(name, label));
}
