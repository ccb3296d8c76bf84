import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function contentRefusals({ member, admin, world }: Subjects): Refusal[] {
  const { content } = contract;
  const draft = world.contentItems.find(({ kind, status }) => kind === 'news' && status === 'draft')?.id ?? '';
  const wrong = (title: string, query: object, field: string): Refusal => ({
    ...{ title, endpoint: content.searchNews, as: member, code: 'invalid_input', field },
    input: { body: { query } },
  });
  const acting = { as: { admin, actsFor: member }, input: {}, code: 'forbidden' } as const;
  return [
    { ...acting, title: 'the address of the news of somebody acted for', endpoint: content.newsFeed },
    { ...acting, title: 'another address for the news of somebody acted for', endpoint: content.newNewsFeed },
    wrong('an operator that nobody knows', { filter: { name: { _regex: 'x' } } }, 'body.query.filter.name._regex'),
    wrong('a filter by a field that nobody knows', { filter: { secret: { _eq: 'x' } } }, 'body.query.filter.secret'),
    wrong('an order that nobody knows', { sort: ['secret'] }, 'body.query.sort'),
    wrong('fields that nobody knows', { fields: ['secret'] }, 'body.query.fields'),
    {
      title: 'a filter in an address that is no JSON',
      endpoint: content.resources,
      as: member,
      input: { query: { filter: '{' } },
      code: 'invalid_input',
      field: 'query.filter',
    },
    {
      title: 'content asked for in a way that is not known',
      endpoint: content.searchNews,
      as: member,
      input: { body: { query: { alias: { title: 'name' } } } },
      code: 'invalid_input',
      field: 'body.query.alias',
    },
    {
      title: 'rows of a list that is none',
      endpoint: content.newsItem,
      as: member,
      input: { params: { id: 'news-001' }, query: { deep: JSON.stringify({ name: { _limit: 1 } }) } },
      code: 'invalid_input',
      field: 'query.deep.name',
    },
    {
      title: 'an aggregate that nobody knows',
      endpoint: content.newsCount,
      as: member,
      input: { query: { aggregate: '{"sum":"id"}' } },
      code: 'invalid_input',
      field: 'query.aggregate.sum',
    },
    {
      title: 'a group that nobody knows',
      endpoint: content.resourceCount,
      as: member,
      input: { query: { groupBy: 'secret' } },
      code: 'invalid_input',
      field: 'query.groupBy',
    },
    {
      title: 'what is related to a draft',
      endpoint: content.relatedNews,
      as: member,
      input: { params: { id: draft } },
      code: 'not_found',
    },
    {
      title: 'the files of a draft',
      endpoint: content.newsFiles,
      as: member,
      input: { params: { id: draft } },
      code: 'not_found',
    },
    {
      title: 'what is related to news, asked of resources',
      endpoint: content.relatedResources,
      as: member,
      input: { params: { id: 'news-001' } },
      code: 'not_found',
    },
    {
      title: 'the files of news, asked of resources',
      endpoint: content.resourceFiles,
      as: member,
      input: { params: { id: 'news-001' } },
      code: 'not_found',
    },
    {
      title: 'the preview of a page that is none',
      endpoint: content.pagePreview,
      as: member,
      input: { params: { id: 'news-001' } },
      code: 'not_found',
    },
    {
      title: 'a draft read',
      endpoint: content.newsItem,
      as: member,
      input: { params: { id: draft } },
      code: 'not_found',
    },
    {
      title: 'news read as a resource',
      endpoint: content.resource,
      as: member,
      input: { params: { id: 'news-001' } },
      code: 'not_found',
    },
    {
      title: 'a draft kept',
      endpoint: content.addFavouriteNews,
      as: member,
      input: { params: { id: draft } },
      code: 'not_found',
    },
    {
      title: 'a resource kept that is not there',
      endpoint: content.addFavouriteResource,
      as: member,
      input: { params: { id: 'nothing' } },
      code: 'not_found',
    },
    {
      title: 'a tag that no item carries',
      endpoint: content.tag,
      as: member,
      input: { params: { id: 'nothing' } },
      code: 'not_found',
    },
    {
      title: 'a category that is not there',
      endpoint: content.category,
      as: member,
      input: { params: { id: 'nothing' } },
      code: 'not_found',
    },
  ];
}
