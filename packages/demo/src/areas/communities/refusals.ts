import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';

export function communitiesRefusals({ member, admin, closed, hidden, joined, joinable }: Subjects): Refusal[] {
  const { about, members, byId, byAlias, saveAbout, postStatistics } = contract.communities;
  const text = { json: '', html: '<p>We</p>' };
  const { ofCommunity, create } = contract.posts;
  const writing = { communityId: joinable.id, title: 'Hello', body: '<p>Hello</p>' };
  return [
    {
      title: 'about a private community',
      endpoint: about,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'members of a private community',
      endpoint: members,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'posts of a private community',
      endpoint: ofCommunity,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    {
      title: 'posts of a community not joined',
      endpoint: ofCommunity,
      as: member,
      input: { params: { id: joinable.id } },
      code: 'forbidden',
    },
    {
      title: 'a post in a community not joined',
      endpoint: create,
      as: member,
      input: { body: writing },
      code: 'forbidden',
    },
    {
      title: 'a hidden community',
      endpoint: byId,
      as: member,
      input: { params: { id: hidden.id } },
      code: 'not_found',
    },
    {
      title: 'a hidden community by alias',
      endpoint: byAlias,
      as: member,
      input: { query: { alias: hidden.alias } },
      code: 'not_found',
    },
    {
      title: 'who we are, by a member',
      endpoint: saveAbout,
      as: member,
      input: { params: { id: joined.id }, body: { ...text, version: 'another' } },
      code: 'forbidden',
    },
    {
      title: 'who we are without saying which version was read',
      endpoint: saveAbout,
      as: admin,
      input: { params: { id: joined.id }, body: text },
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'who we are, in place of a text that was not read',
      endpoint: saveAbout,
      as: admin,
      input: { params: { id: joined.id }, body: { ...text, version: 'another' } },
      code: 'stale',
    },
    {
      title: 'counts of the admin area, to a member',
      endpoint: postStatistics,
      as: member,
      input: { params: { id: joined.id } },
      code: 'forbidden',
    },
  ];
}
