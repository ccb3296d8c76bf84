import type { MockState } from '../../../mock/mock-state.ts';
import { isCounted } from '@portal/rules';
import type { MockCommunity } from '../state.ts';

/** From when on a community is in the archive: one that the world has archived, since the last was written there. */
export function archivedAtOf(state: MockState, community: MockCommunity): Date | null {
  if (!community.isArchived) return community.archivedAt;
  const last = state.posts.values().find((post) => post.communityId === community.id && isCounted(post));
  return last?.createdAt ?? community.createdAt;
}
