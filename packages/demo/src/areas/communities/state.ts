import { type InitialData, shared } from '../../mock/initial-data.ts';
import { byId, type Collection, collection, type Stored } from '../../mock/collection.ts';
import { peopleByTarget, type Reactions } from '../../mock/reactions.ts';
import type { World, WorldCommunity, WorldMembership } from '../../world/world-types.ts';
import { latestActivities } from './mock/latest-activities.ts';

export interface MockCommunity extends Stored<Omit<WorldCommunity, 'createdMinutesAgo'>> {
  readonly createdAt: Date;
  /** An uploaded picture, in place of the drawn one. */
  readonly imageUrl: string | null;
  /** Null for those that the world has archived: see `archivedAtOf`. */
  readonly archivedAt: Date | null;
  readonly aliveStartAt: Date | null;
  readonly aliveEndAt: Date | null;
  readonly pushToWebsite: boolean;
  readonly isDeleted: boolean;
  readonly version: number;
  /** Whoever made it; null for those of the world. */
  readonly createdBy: string | null;
  /** Of a post or comment that every reader of it may read. */
  readonly latestActivityAt: Date | null;
  /** What an editor kept beside the text. */
  readonly aboutJson: string;
}

export interface MockMembership extends Stored<Omit<WorldMembership, 'joinedMinutesAgo'>> {
  readonly joinedAt: Date;
  readonly updatedAt: Date;
  readonly isHaveAnswers: boolean;
  /** Who last let them in or kept them out; nobody where they joined by themselves. */
  readonly decided?: { readonly by: string; readonly at: Date } | undefined;
}

/** The memberships of one community by person. */
type Members = ReadonlyMap<string, MockMembership>;

export interface CommunitiesState {
  communities: Collection<MockCommunity>;
  memberships: Collection<Members>;
  communityLikes: Reactions;
  communityFavourites: Reactions;
  communityViews: Reactions;
  /** When somebody last looked at a community, by both. */
  communityLooks: Collection<Date>;
}

export function communitiesState(initial: InitialData): CommunitiesState {
  const { world } = initial;
  return {
    communities: collection(() => communities(initial)),
    memberships: collection(() => memberships(initial)),
    communityLikes: collection(() => communityLikes(world)),
    communityFavourites: collection(() => communityFavourites(world)),
    communityViews: collection(),
    communityLooks: collection(),
  };
}

const communities = shared(({ world, ago }: InitialData) => {
  const activities = latestActivities(world);
  return byId(
    world.communities.map(({ createdMinutesAgo, ...community }): MockCommunity => {
      const minutes = activities.get(community.id);
      return {
        ...community,
        aboutJson: '',
        createdAt: ago(createdMinutesAgo),
        ...{ imageUrl: null, archivedAt: null, aliveStartAt: null, aliveEndAt: null, createdBy: null },
        ...{ pushToWebsite: false, isDeleted: false, version: 1 },
        latestActivityAt: minutes === undefined ? null : ago(minutes),
      };
    }),
  );
});

const memberships = shared(({ world, ago }: InitialData) => {
  const all = new Map(world.communities.map(({ id }) => [id, new Map<string, MockMembership>()]));
  const answered = new Set(world.joinAnswers.map(({ communityId, personId }) => `${communityId} ${personId}`));
  for (const { joinedMinutesAgo, ...membership } of world.memberships) {
    const joinedAt = ago(joinedMinutesAgo);
    const isHaveAnswers = answered.has(`${membership.communityId} ${membership.personId}`);
    const stored = Object.freeze({ ...membership, joinedAt, updatedAt: joinedAt, isHaveAnswers });
    all.get(membership.communityId)?.set(membership.personId, stored);
  }
  return all;
});

const communityLikes = shared((world: World) => peopleByTarget(world.communityLikes));
const communityFavourites = shared((world: World) => peopleByTarget(world.communityFavourites));

/** Something that every reader of a community may read was written there. */
export function noteActivity({ communities: all }: CommunitiesState, communityId: string, at: Date): void {
  all.change(communityId, { latestActivityAt: at });
}

export function membershipOf(
  { memberships: all }: CommunitiesState,
  communityId: string,
  personId: string,
): MockMembership | undefined {
  return all.get(communityId)?.get(personId);
}

export function setMembership({ memberships: all }: CommunitiesState, membership: MockMembership): void {
  const { communityId, personId } = membership;
  all.set(communityId, new Map(all.get(communityId)).set(personId, membership));
}

export function removeMembership(
  { memberships: all }: CommunitiesState,
  { communityId, personId }: Pick<MockMembership, 'communityId' | 'personId'>,
): void {
  const left = new Map(all.get(communityId));
  if (left.delete(personId)) all.set(communityId, left);
}
