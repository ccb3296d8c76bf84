import { contract } from '@portal/api/contract';
import {
  contentCategoryFields,
  contentFileFields,
  contentMappingFields,
  contentSegmentFields,
  contentTagFields,
  type FieldTree,
  fitsContentFilter,
  type WrittenContentQuery,
} from '@portal/rules';
import type { Deps } from '../../deps.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { assetUrlsOf, type Call, personOf } from '../../http/call.ts';
import { ProblemError } from '../../http/problem.ts';
import { described } from '../../log.ts';
import { listCategories, listTags, type PageOfContent } from './content.queries.ts';
import { listFiles, segmentsNamed } from './library.queries.ts';
import { listCategoryMappings, listSegmentMappings, listTagMappings } from './mappings.queries.ts';
import { only, openKinds, queryOf, readingOf } from './reading.ts';

type ListQuery = WrittenContentQuery & PageOfContent;

const { content } = contract;

export function labelRoutes(routes: Routes): void {
  const tags = (query: ListQuery, call: Call) =>
    listTags(call.db, filterOf(query, contentTagFields, call), ...from(query, call));
  const categories = (query: ListQuery, areBelow: boolean, call: Call) =>
    listCategories(call.db, filterOf(query, contentCategoryFields, call), { ...query, areBelow });
  bind(routes, content.tags, async ({ query }, call) => ({ data: await tags(query, call) }));
  bind(routes, content.tag, async ({ params }, call) => ({ data: only(await tags(ofId(params.id), call)) }));
  bind(routes, content.categories, async ({ query }, call) => ({ data: await categories(query, false, call) }));
  bind(routes, content.subcategories, async ({ query }, call) => ({ data: await categories(query, true, call) }));
  bind(routes, content.category, async ({ params }, call) => ({
    data: only(await categories(ofId(params.id), false, call)),
  }));
  bind(routes, content.externalCategories, async (_, { deps, now }) => ({
    data: [...(await categoriesElsewhere(deps, now))],
  }));
  mappingRoutes(routes);
  libraryRoutes(routes);
}

function mappingRoutes(routes: Routes): void {
  const { tag, category, subcategory, segment } = contentMappingFields;
  bind(routes, content.tagMappings, async ({ query }, call) => ({
    data: await listTagMappings(call.db, filterOf(query, tag, call), ...from(query, call)),
  }));
  bind(routes, content.categoryMappings, async ({ query }, call) => ({
    data: await listCategoryMappings(call.db, filterOf(query, category, call), ...from(query, call)),
  }));
  bind(routes, content.subcategoryMappings, async ({ query }, call) => {
    const filter = filterOf(query, subcategory, call);
    const rows = await listCategoryMappings(call.db, filter, ...from(query, call, { areBelow: true }));
    return { data: rows.map(({ category: id, ...rest }) => ({ ...rest, subcategory: id })) };
  });
  bind(routes, content.segmentMappings, async ({ query }, call) => ({
    data: await listSegmentMappings(call.db, filterOf(query, segment, call), ...from(query, call)),
  }));
}

function libraryRoutes(routes: Routes): void {
  bind(routes, content.files, async ({ query }, call) => {
    const rows = await listFiles(call.db, filterOf(query, contentFileFields, call), ...from(query, call));
    const urls = assetUrlsOf(call);
    return {
      data: rows.map(({ id, type, name }) => ({
        ...{ id, type, filenameDisk: id, filenameDownload: name },
        url: urls.fileOf({ id, type }),
      })),
    };
  });
  bind(routes, content.segments, async ({ query }, call) => {
    const filter = filterOf(query, contentSegmentFields, call);
    const segments = await segmentsNamed(call.db, personOf(call).segmentIds);
    const group = { category: 'Segments', segments };
    const isIncluded = segments.length > 0 && query.page === 1 && fitsContentFilter(filter, group);
    return { data: isIncluded ? [group] : [] };
  });
}

/** Of another system that fails this part alone is told so: the rest of the page stands. */
async function categoriesElsewhere({ externalCategories, log }: Deps, now: Date) {
  if (externalCategories === null) return [];
  try {
    return await externalCategories.read(now);
  } catch (error) {
    log.warn(described(error), 'content: CATEGORIES_URL');
    throw new ProblemError('unavailable', 'The categories cannot be read right now.');
  }
}

function filterOf(query: WrittenContentQuery, fields: FieldTree, call: Call) {
  return queryOf(query, fields, 'query', call).filter;
}

/** Which page, of which kinds, and who reads. */
function from(paging: PageOfContent, call: Call, { areBelow = false } = {}) {
  return [{ ...paging, areBelow, kinds: openKinds(call) }, readingOf(call)] as const;
}

function ofId(id: string): ListQuery {
  return { page: 1, limit: 1, filter: { id: { _eq: id } } };
}
