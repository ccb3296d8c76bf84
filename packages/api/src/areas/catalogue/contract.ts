import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, flag, id, page, pageSize, readChange, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { lineOf, plainText } from '../../contract/texts.ts';
import { category } from '../communities/contract.ts';
import { countedTag } from '../posts/schemas.ts';
import { defaultCategoryColor } from './statuses.ts';

const bounds = limits.catalogue;
const allCategories = '/api/v1/admin/community/category' as const;
const oneCategory = `${allCategories}/{id}` as const;
const allTags = '/api/v1/admin/community/post/tag' as const;
const oneTag = `${allTags}/{id}` as const;

const ofCategories = holding('generalCategories', 'communities');
const ofTags = holding('generalTags', 'communities');

const categoryFields = z.object({
  name: lineOf(bounds.nameLength),
  description: plainText(bounds.descriptionLength, 0).default(''),
  color: z
    .string()
    .max(7)
    .regex(/^#[\da-f]{6}$/i)
    .default(defaultCategoryColor),
  /** Null: it stands at the top. */
  parentCategoryId: id.nullable().default(null),
});
const tagFields = z.object({ name: lineOf(bounds.tagLength) });

/** What communities and posts are found by, for those who keep it. */
export const catalogue = {
  categories: endpoint({
    method: 'GET',
    path: allCategories,
    summary: 'Categories by name with those below them, for those who keep them',
    access: ofCategories,
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.categories),
      onlyParents: flag().default(false),
    }),
    response: z.object({ communityCategories: z.array(category), totalItemCount }),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: allCategories,
    summary: 'Make a category',
    access: ofCategories,
    limit: callLimits.edits,
    body: categoryFields,
    response: category,
    once: true,
  }),
  editCategory: endpoint({
    method: 'PUT',
    path: oneCategory,
    summary: 'Name a category otherwise, or put it elsewhere',
    access: ofCategories,
    limit: callLimits.edits,
    body: categoryFields.extend({ updatedAt: readChange }),
    response: category,
    problems: ['not_found', 'stale'],
  }),
  removeCategory: endpoint({
    method: 'DELETE',
    path: oneCategory,
    summary: 'Delete a category that has none below it; communities lose it',
    access: ofCategories,
    limit: callLimits.edits,
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  createTag: endpoint({
    method: 'POST',
    path: allTags,
    summary: 'Make a tag that posts can carry',
    access: ofTags,
    limit: callLimits.edits,
    body: tagFields,
    response: countedTag,
    once: true,
  }),
  editTag: endpoint({
    method: 'PUT',
    path: oneTag,
    summary: 'Name a tag otherwise, wherever it stands',
    access: ofTags,
    limit: callLimits.edits,
    body: tagFields.extend({ updatedAt: readChange }),
    response: countedTag,
    problems: ['not_found', 'stale'],
  }),
  removeTag: endpoint({
    method: 'DELETE',
    path: oneTag,
    summary: 'Delete a tag; whatever carries it loses it',
    access: ofTags,
    limit: callLimits.edits,
    response: done,
    problems: ['not_found'],
  }),
};
