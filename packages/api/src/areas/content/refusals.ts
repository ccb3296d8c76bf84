import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function contentRefusals({ member, world }: Subjects): Refusal[] {
  const { content } = contract;
  const draft = world.contentItems.find(({ kind, status }) => kind === 'news' && status === 'draft')?.id ?? '';
  const wrong = (title: string, query: object, field: string): Refusal => ({
    ...{ title, endpoint: content.searchNews, as: member, code: 'invalid_input', field },
    input: { body: { query } },
  });
  return [
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
