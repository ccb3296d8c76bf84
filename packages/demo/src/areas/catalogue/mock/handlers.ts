import { type Category, contract, type HandlerInput } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { mockList } from '../../../mock/mock-list.ts';
import {
  categoryRefusal,
  categoryRemovalRefusal,
  changedSinceRefusal,
  isCounted,
  momentRead,
  tagRefusal,
} from '@portal/rules';
import type { MockCategory, MockTag } from '../state.ts';
import { allCategories } from './categories.ts';

type Catalogue = typeof contract.catalogue;
type CategoryFields = HandlerInput<Catalogue['createCategory']>['body'];

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const catalogue: HandlersOf<'catalogue'> = {
  categories: mockList({
    endpoint: contract.catalogue.categories,
    rows: (call) => allCategories(call),
    matches: ({ parentCategoryId }, { query }) => !query.onlyParents || parentCategoryId === null,
  }),
  createCategory({ body }, call) {
    refuseCategory(body, null, call);
    const id = call.state.nextId('category');
    const made = { createdAt: call.now, createdById: viewerOf(call).id, updatedAt: null };
    call.state.categories.set(id, { ...body, ...made, id });
    return categoryOf(id, call);
  },
  editCategory({ params, body: { updatedAt, ...fields } }, call) {
    const own = call.state.categories.get(params.id);
    if (own === undefined) throw notFound();
    refuse(changedSinceRefusal(momentRead(updatedAt), own.updatedAt, 'category'));
    refuseCategory(fields, own, call);
    call.state.categories.change(params.id, { ...fields, updatedAt: call.now });
    return categoryOf(params.id, call);
  },
  removeCategory({ params }, call) {
    if (call.state.categories.get(params.id) === undefined) throw notFound();
    refuse(categoryRemovalRefusal(hasSubcategories(params.id, call)));
    call.state.categories.delete(params.id);
    return {};
  },
  createTag({ body }, call) {
    refuseTag(body.name, null, call);
    const id = call.state.nextId('tag');
    call.state.tags.set(id, { id, ...body, updatedAt: null });
    return { id, ...body, countOfPosts: 0, updatedAt: null };
  },
  editTag({ params, body: { name, updatedAt } }, call) {
    const own = call.state.tags.get(params.id);
    if (own === undefined) throw notFound();
    refuse(changedSinceRefusal(momentRead(updatedAt), own.updatedAt, 'tag'));
    refuseTag(name, own, call);
    call.state.tags.change(params.id, { name, updatedAt: call.now });
    const carrying = call.state.posts.values().filter((post) => isCounted(post) && post.tagIds.includes(params.id));
    return { id: params.id, name, countOfPosts: carrying.length, updatedAt: call.now.toISOString() };
  },
  removeTag({ params }, call) {
    if (call.state.tags.get(params.id) === undefined) throw notFound();
    call.state.tags.delete(params.id);
    return {};
  },
};

function refuseCategory({ name, parentCategoryId }: CategoryFields, own: MockCategory | null, call: MockCall): void {
  const { categories } = call.state;
  const parent = parentCategoryId === null ? null : (categories.get(parentCategoryId) ?? null);
  const isNameTaken = categories
    .values()
    .some((one) => one.id !== own?.id && one.parentCategoryId === parentCategoryId && isSame(one.name, name));
  const place = own && { id: own.id, hasSubcategories: hasSubcategories(own.id, call) };
  refuse(categoryRefusal({ parentCategoryId, parent, isNameTaken }, place));
}

function hasSubcategories(id: string, { state }: MockCall): boolean {
  return state.categories.values().some(({ parentCategoryId }) => parentCategoryId === id);
}

function categoryOf(id: string, call: MockCall): Category {
  const found = allCategories(call).find((one) => one.id === id);
  if (found === undefined) throw notFound();
  return found;
}

function refuseTag(name: string, own: MockTag | null, { state }: MockCall): void {
  refuse(tagRefusal(state.tags.values().some((one) => one.id !== own?.id && isSame(one.name, name))));
}
