import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '../../contract/index.ts';

export function communitiesRefusals({ member, closed, hidden, joinable }: Subjects): Refusal[] {
  const { about, members, byId, byAlias } = contract.communities;
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
  ];
}
