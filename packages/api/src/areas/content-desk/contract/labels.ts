import * as z from 'zod';
import { holding } from '../../../contract/access.ts';
import { callLimits } from '../../../contract/call-limits.ts';
import { endpoint } from '../../../contract/endpoint.ts';
import { done, id } from '../../../contract/fields.ts';
import { limits } from '../../../contract/limits.ts';
import { upTo } from '../../../contract/up-to.ts';
import { lineOf } from '../../../contract/texts.ts';
import { categoryType, deskCategory, deskTag } from '../schemas.ts';

const service = 'product';
const writing = { service, access: holding('generalContent') } as const;
const changing = { ...writing, limit: callLimits.edits } as const;
/** Posts, communities and events carry the same tags. */
const keepingTags = { service, access: holding('generalTags'), limit: callLimits.edits } as const;

const allCategories = '/api/admin/content/categories' as const;
const allTags = '/api/admin/content/tags' as const;
const categoryLabel = lineOf(limits.contentItem.labelLength);
const tagLabel = lineOf(limits.catalogue.tagLength);
/** As it was read; left out, whatever stands there is replaced. */
const labelWas = upTo(limits.contentItem.labelLength).optional();
const into = z.object({ intoId: id });

/** What news and resources are sorted by, and for whom they can be. */
export const labelCalls = {
  options: endpoint({
    ...writing,
    method: 'GET',
    path: '/api/admin/content/options',
    summary: 'Categories, tags and segments that an item can be given, and whether items are written here at all',
    response: z.object({
      /** In their order, each with those below it after it. */
      categories: z.array(deskCategory),
      tags: z.array(deskTag),
      segments: z.array(z.object({ id, name: z.string() })),
      /** The organisation writes them in a system of its own: every change is refused here. */
      isWrittenElsewhere: z.boolean(),
    }),
  }),
  createCategory: endpoint({
    ...changing,
    method: 'POST',
    path: allCategories,
    summary: 'Make a category of news or of resources, or one below another',
    once: true,
    body: z.object({ label: categoryLabel, type: categoryType, parentId: id.nullable() }),
    response: deskCategory,
    problems: ['conflict'],
  }),
  editCategory: endpoint({
    ...changing,
    method: 'PUT',
    path: `${allCategories}/{id}`,
    summary: 'Name a category otherwise',
    body: z.object({ label: categoryLabel, labelWas }),
    response: deskCategory,
    problems: ['not_found', 'stale', 'conflict'],
  }),
  mergeCategory: endpoint({
    ...changing,
    method: 'POST',
    path: `${allCategories}/{id}/merge`,
    summary: 'Put all that is in a category into another of its type and level, and delete it',
    body: into,
    response: deskCategory,
    problems: ['not_found', 'conflict'],
  }),
  removeCategory: endpoint({
    ...changing,
    method: 'DELETE',
    path: `${allCategories}/{id}`,
    summary: 'Delete a category that nothing is in and none is below',
    response: done,
    problems: ['not_found', 'conflict'],
  }),
  createTag: endpoint({
    ...changing,
    method: 'POST',
    path: allTags,
    summary: 'Make a tag',
    once: true,
    body: z.object({ label: tagLabel }),
    response: deskTag,
    problems: ['conflict'],
  }),
  editTag: endpoint({
    ...keepingTags,
    method: 'PUT',
    path: `${allTags}/{id}`,
    summary: 'Name a tag otherwise, wherever it stands',
    body: z.object({ label: tagLabel, labelWas }),
    response: deskTag,
    problems: ['not_found', 'stale', 'conflict'],
  }),
  mergeTag: endpoint({
    ...keepingTags,
    method: 'POST',
    path: `${allTags}/{id}/merge`,
    summary: 'Give all that carries a tag another one instead, and delete it',
    body: into,
    response: deskTag,
    problems: ['not_found', 'conflict'],
  }),
  removeTag: endpoint({
    ...keepingTags,
    method: 'DELETE',
    path: `${allTags}/{id}`,
    summary: 'Delete a tag that nothing carries',
    response: done,
    problems: ['not_found', 'conflict'],
  }),
};
