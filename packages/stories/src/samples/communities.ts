import type { Category, Community, Member } from '@portal/api';
import { createMock } from '@portal/demo/mock';
import { storyNow } from '../live-mock.ts';

const mock = createMock({ clock: storyNow });

async function ask<Reply>(method: 'GET' | 'POST', path: string): Promise<Reply> {
  const headers = { Authorization: 'Bearer story', 'Content-Type': 'application/json' };
  const init = method === 'POST' ? { method, headers, body: '{}' } : { headers };
  const response = await mock.fetch(new Request(`https://stories.example${path}`, init));
  // The mock parses every reply with the contract.
  return (await response.json()) as Reply;
}

const list = await ask<{ communities: Community[] }>('POST', '/api/v1/community/getlist');
const tree = await ask<{ communityCategories: Category[] }>('GET', '/api/v1/community/category');
const people = await ask<{ members: Member[] }>('GET', '/api/v1/community/c-01/member');
const keyPeople = await ask<{ members: Member[] }>('GET', '/api/v1/community/c-01/member?onlyKey=true');

/** The communities of the demo world as a member who joined some of them is told about them. */
export const sampleCommunities: readonly Community[] = list.communities;

export const sampleCategories: readonly Category[] = tree.communityCategories;

/** Moderators and editors. */
export const sampleKeyMembers: readonly Member[] = keyPeople.members;

/** One community, changed as a story needs it. */
export function sampleCommunity(changes: Partial<Community> = {}): Community {
  const community = sampleCommunities.find(({ alias }) => alias === 'hand-therapy');
  if (community === undefined) throw new Error('The demo world has no hand therapists');
  return { ...community, ...changes };
}

/** As many communities as a story wants to scroll through. */
export function manyCommunities(count: number): readonly Community[] {
  return Array.from({ length: count }, (_, index) => {
    const community = sampleCommunity(sampleCommunities[index % sampleCommunities.length]);
    return {
      ...community,
      id: `c-many-${index}`,
      alias: `community-${index + 1}`,
      name: `${community.name} ${index + 1}`,
    };
  });
}

/** As many members as a story wants to scroll through. */
export function sampleMembers(count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) => {
    const member = people.members[index % people.members.length];
    if (member === undefined) throw new Error('The demo world has no members');
    return { ...member, id: `m-${index}`, userId: `u-${index}` };
  });
}
