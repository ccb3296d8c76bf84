import type { Endpoint } from '@portal/api/contract';
import type { NewsWishes } from '@portal/rules';

/** All that somebody may get in a digest. */
const wholeDigest: NewsWishes = {
  pace: 'weekly',
  posts: 'digest',
  comments: 'digest',
  replies: 'digest',
  mentions: 'digest',
  meetings: 'digest',
};

/** Whether a call is about an object of an area. */
export function isOn({ access }: Endpoint, area: string): boolean {
  return access.rule === 'object' && access.area === area;
}

/** Which of the ids that a test has made a call is about, where it says no more than that it is an id. */
export function idOf(endpoint: Endpoint): 'postId' | 'evidenceId' | 'resourceId' | 'userId' | 'id' {
  if (endpoint.path.includes('/directory/member/')) return 'userId';
  if (endpoint.path.includes('/audit/evidence/')) return 'evidenceId';
  if (/\/resource\/\{id\}/.test(endpoint.path)) return 'resourceId';
  return isOn(endpoint, 'posts') ? 'postId' : 'id';
}

/** Whether a call is about a period of CPD, which is named by its last day. */
export function isOnPeriod({ path }: Endpoint): boolean {
  return path.includes('/period/{id}');
}

/** What the query of a call must hold besides the object. */
export function requiredQuery({
  method,
  path,
}: Endpoint): Partial<
  Record<'keyword' | 'query' | 'tagId' | 'memberId' | 'userId' | 'id' | 'as' | 'from' | 'to' | keyof NewsWishes, string>
> {
  if (method === 'DELETE' && path.endsWith('/folder/{folderId}/asset')) return { id: 'nothing' };
  if (path.endsWith('/question-answers')) return { memberId: 'member' };
  if (path.endsWith('/members_and_blocked')) return { userId: 'member' };
  if (path.endsWith('/news-by-mail/preview')) return { ...wholeDigest };
  if (path.endsWith('/insight')) return { from: '2026-01-01', to: '2026-03-01' };
  if (path.endsWith('/account/profile')) return { as: 'member' };
  if (path.endsWith('/post/search-by-body')) return { query: 'words' };
  if (path === '/api/search/tagged') return { tagId: 'tag-1' };
  return path === '/api/search' || path === '/api/search/tags' || path.endsWith('/community/{id}/search')
    ? { keyword: 'words' }
    : {};
}

/** Whether a call names a community by its alias. */
export function isByAlias({ access }: Endpoint): boolean {
  return access.rule === 'object' && access.at.name === 'alias';
}
