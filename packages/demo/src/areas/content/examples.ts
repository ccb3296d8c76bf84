import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';

export function contentExamples({ member }: Subjects): ExamplesOf<'content'> {
  const query = {
    ...{ limit: 4, sort: ['-date_created'], meta: '*', fields: ['id', 'name', 'tags.label'] },
    filter: { _or: [{ name: { _icontains: 'guide' } }, { tags: { label: { _eq: 'NDIS' } } }] },
  };
  const news = { params: { id: 'news-001' } };
  const resource = { params: { id: 'resource-001' } };
  return {
    searchNews: { as: member, input: { body: { query } } },
    searchResources: { as: member, input: { body: { query } } },
    news: {
      as: member,
      input: { query: { filter: JSON.stringify({ id: { _in: ['news-001'] } }), fields: 'id,name' } },
    },
    resources: { as: member, input: { query: { sort: 'name', limit: 5 } } },
    newsCount: {
      as: member,
      input: { query: { aggregate: '{"count":"*"}', groupBy: 'tags', search: 'guide' } },
    },
    resourceCount: { as: member, input: {} },
    newsItem: { as: member, input: { ...news, query: { deep: JSON.stringify({ tags: { _limit: 1 } }) } } },
    resource: { as: member, input: resource },
    relatedNews: { as: member, input: { ...news, query: { limit: 2 } } },
    relatedResources: { as: member, input: resource },
    // Nothing is attached to them: the bytes of files do not come with the database of a test.
    newsFiles: { as: member, input: news },
    resourceFiles: { as: member, input: { params: { id: 'resource-005' } } },
    tagMappings: {
      as: member,
      input: { query: { filter: JSON.stringify({ collection: { _eq: 'news' } }), limit: 5 } },
    },
    externalCategories: { as: member, input: {} },
    categoryMappings: { as: member, input: { query: { limit: 5 } } },
    subcategoryMappings: { as: member, input: { query: { limit: 5 } } },
    files: { as: member, input: { query: { filter: JSON.stringify({ type: { _eq: 'application/pdf' } }) } } },
    segments: { as: member, input: {} },
    segmentMappings: { as: member, input: {} },
    pagePreview: { as: member, input: { params: { id: 'page-1' } } },
    tags: { as: member, input: { query: { filter: JSON.stringify({ label: { _nempty: true } }), limit: 150 } } },
    tag: { as: member, input: { params: { id: 'tag-evidence' } } },
    categories: { as: member, input: { query: { filter: JSON.stringify({ type: { _eq: 'NewsCategories' } }) } } },
    category: { as: member, input: { params: { id: 'news-category-practice' } } },
    subcategories: { as: member, input: {} },
    pages: {
      as: member,
      input: { query: { filter: JSON.stringify({ membersOnly: { _eq: true } }), fields: 'id,name' } },
    },
    newsFeed: { as: member, input: {} },
    newNewsFeed: { as: member, input: {} },
    endNewsFeed: { as: member, input: {} },
    favouriteNews: { as: member, input: {} },
    addFavouriteNews: { as: member, input: news },
    removeFavouriteNews: { as: member, input: news },
    favouriteResources: { as: member, input: {} },
    addFavouriteResource: { as: member, input: resource },
    removeFavouriteResource: { as: member, input: resource },
  };
}
