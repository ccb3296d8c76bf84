import type { World } from '@portal/demo/world';
import { sanitisePage } from '../../rich-text/sanitise.ts';
import { globalTerms } from '../../modules/communities/index.ts';
import type { Db } from '../connect.ts';
import {
  categories,
  communities,
  communityCategories,
  communityFavourites,
  communityLikes,
  communitySegments,
  communityTags,
  documents,
  joinAnswers,
  joinQuestions,
  memberships,
  tags,
} from '../schema/index.ts';
import { insertRows } from './insert-rows.ts';
import type { MomentOf } from './moment.ts';
import type { WorldFiles } from './world-files.ts';

export async function seedCommunities(db: Db, world: World, files: WorldFiles, at: MomentOf): Promise<void> {
  await insertRows(
    db,
    categories,
    world.categories.map(({ createdMinutesAgo, createdById, ...category }) => ({
      ...category,
      createdAt: at(createdMinutesAgo),
      createdBy: createdById,
    })),
  );
  await insertRows(db, tags, world.tags);
  await insertRows(db, documents, [{ name: globalTerms, html: sanitisePage(world.globalTermsHtml) }]);
  await insertRows(
    db,
    communities,
    world.communities.map((community) => communityRow(community, files, at)),
  );
  await insertRows(
    db,
    communityCategories,
    world.communities.flatMap(({ id, categoryIds }) =>
      categoryIds.map((categoryId) => ({ communityId: id, categoryId })),
    ),
  );
  await insertRows(
    db,
    communitySegments,
    world.communities.flatMap(({ id, segmentIds }) => segmentIds.map((segmentId) => ({ communityId: id, segmentId }))),
  );
  await insertRows(
    db,
    communityTags,
    world.communities.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ communityId: id, tagId }))),
  );
  await insertRows(
    db,
    joinQuestions,
    world.communities.flatMap(({ id, questions }) =>
      questions.map((question, position) => ({ ...question, communityId: id, position })),
    ),
  );
  await insertRows(
    db,
    memberships,
    world.memberships.map(({ communityId, personId, role, status, reason, joinedMinutesAgo }) => ({
      communityId,
      personId,
      role,
      status,
      reason,
      joinedAt: status === 'Joined' ? at(joinedMinutesAgo) : null,
      updatedAt: at(joinedMinutesAgo),
    })),
  );
  await insertRows(
    db,
    joinAnswers,
    world.joinAnswers.map(({ personId, questionId, answer, minutesAgo }) => ({
      ...{ personId, questionId, answer },
      answeredAt: at(minutesAgo),
    })),
  );
  const reactions = (rows: World['communityLikes']) =>
    rows.map(({ personId, targetId, minutesAgo }) => ({ communityId: targetId, personId, at: at(minutesAgo) }));
  await insertRows(db, communityLikes, reactions(world.communityLikes));
  await insertRows(db, communityFavourites, reactions(world.communityFavourites));
}

function communityRow(
  community: World['communities'][number],
  files: WorldFiles,
  at: MomentOf,
): typeof communities.$inferInsert {
  const createdAt = at(community.createdMinutesAgo);
  return {
    id: community.id,
    alias: community.alias,
    name: community.name,
    shortDescription: community.shortDescription,
    aboutHtml: sanitisePage(community.aboutHtml),
    termsHtml: community.termsHtml === null ? null : sanitisePage(community.termsHtml),
    imageAssetId: files.add(community.image, {
      ownerKind: 'community',
      ownerId: community.id,
      uploadedBy: 'seed',
      createdAt,
    }),
    isPublic: community.isPublic,
    isVisible: community.isVisible,
    isAutoJoin: community.isAutoJoin,
    isRequireAgreement: community.isRequireAgreement,
    isRequirePostApproval: community.isRequirePostApproval,
    isRequireEditApproval: community.isRequireEditApproval,
    pushToWebsite: false,
    archivedAt: community.isArchived ? at(0) : null,
    createdAt,
    likesCount: 0,
    viewsCount: community.viewsCount,
    membersCount: 0,
    pendingMembersCount: 0,
    postsCount: 0,
  };
}
