import { notificationTypes } from '@portal/rules';
import {
  activities,
  activityPeople,
  communities,
  communityCategories,
  communityFavourites,
  communityLikes,
  communityTags,
  communityViews,
  joinQuestions,
  memberships,
} from '../db/schema/index.ts';
import { seedFile } from './files.ts';
import type { TestPersonName } from './test-people.ts';
import type { TestServer } from './test-server.ts';

/** Begins every id and every word of the place, and stands nowhere else. */
export const mark = 'quillfish';

/** What can be asked for there by an id. */
export const markedIds = {
  community: `${mark}-community`,
  alias: `${mark}-alias`,
  question: `${mark}-question`,
  person: `${mark}-person`,
  post: `${mark}-post`,
  comment: `${mark}-comment`,
  option: `${mark}-option`,
  preview: `${mark}-preview`,
  previewFile: `${mark}-preview-file`,
  meeting: `${mark}-meeting`,
  folder: `${mark}-folder`,
  item: `${mark}-item`,
  file: `${mark}-file`,
  postFile: `${mark}-post-file`,
  meetingFile: `${mark}-meeting-file`,
  cover: `${mark}-cover`,
} as const;

/** Tags and categories are of the whole portal; how often they are used there is not. */
export const [markedTag, markedCategory] = ['tag-3', 'hands'];

/** A word of the place. */
export const wordOf = (what: string) => `${mark}${what}`;

/** What its members read there, each in a place of its own. */
export const markedWords = [
  ...['name', 'short', 'about', 'terms', 'question', 'person', 'title', 'body', 'comment', 'option', 'postfile'],
  ...['preview', 'previewabout', 'previewsite'],
  ...[
    'reason',
    'meeting',
    'description',
    'link',
    'number',
    'password',
    'meetingfile',
    'folder',
    'folderabout',
    'item',
    'url',
  ],
].map(wordOf);

/** How people stand to it: a member of it who sees all, and others who did. */
export const askerStatuses = {
  moderator: 'Joined',
  blocked: 'Blocked',
  removed: 'Removed',
  /** They ask to be let in again. */
  waiting: 'Awaiting',
  /** They have left. */
  other: null,
} as const satisfies Partial<Record<TestPersonName, string | null>>;
export const askerNames = Object.keys(askerStatuses) as (keyof typeof askerStatuses)[]; // The keys of a constant.

export interface PlaceKind {
  isPublic: boolean;
  isVisible: boolean;
}

/** A community, with what even those may see who only know of it. */
export async function seedMarkedPlace(server: TestServer, kind: PlaceKind): Promise<void> {
  const { db } = server;
  const at = server.clock.now();
  await db.insert(communities).values({
    ...{ id: markedIds.community, alias: markedIds.alias, name: wordOf('name'), shortDescription: wordOf('short') },
    ...{ termsHtml: `<p>${wordOf('terms')}</p>`, ...kind, createdAt: at, latestActivityAt: at },
    ...{ membersCount: 2, postsCount: 2, likesCount: 4, viewsCount: 4 },
  });
  await seedFile(server, { ownerKind: 'community', ownerId: markedIds.community }, 'moderator', markedIds.cover);
  await db.insert(communityCategories).values({ communityId: markedIds.community, categoryId: markedCategory });
  await db.insert(communityTags).values({ communityId: markedIds.community, tagId: markedTag });
  await db.insert(joinQuestions).values({
    id: markedIds.question,
    communityId: markedIds.community,
    text: wordOf('question'),
    isRequiredAssets: true,
  });
  for (const [personId, status] of Object.entries(askerStatuses)) {
    const own = { communityId: markedIds.community, personId, at };
    if (status !== null)
      await db.insert(memberships).values({
        ...{ communityId: markedIds.community, personId, status, joinedAt: at, updatedAt: at },
        role: status === 'Joined' ? 'Moderator' : 'Member',
      });
    for (const table of [communityFavourites, communityLikes, communityViews]) await db.insert(table).values(own);
  }
  const opened = { type: notificationTypes.newOpenCommunityCreated, communityId: markedIds.community, at };
  const [inserted] = await db
    .insert(activities)
    .values({ ...opened, cause: `${mark} opened`, audience: 'everyone' })
    .returning({ activityId: activities.id });
  if (inserted !== undefined) await db.insert(activityPeople).values({ ...inserted, personId: 'admin', at });
}
