import type { Category } from '@portal/api/contract';
import type { MockCall } from '../../../mock/mock-call.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { nestCategories } from '@portal/rules';
import { communityAccessOf } from '../../communities/mock/community-access.ts';

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** All categories by name, each with those below it and with how many of its communities the viewer may know of. */
export function allCategories(call: MockCall): Category[] {
  const viewer = viewerOf(call);
  const seen = call.state.communities.values().filter((one) => communityAccessOf(call.state, one, viewer).isSeen);
  const byName = call.state.categories
    .values()
    .toSorted((a, b) => compareText(a.name.toLowerCase(), b.name.toLowerCase()));
  return nestCategories(
    byName.map(({ createdById, createdAt, updatedAt, ...category }) => ({
      ...category,
      communityCount: seen.filter(({ categoryIds }) => categoryIds.includes(category.id)).length,
      createdAt: createdAt.toISOString(),
      createdByUserId: createdById,
      updatedAt: updatedAt?.toISOString() ?? null,
    })),
  );
}
