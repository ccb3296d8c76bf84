import {
  type ContentFacts,
  type EventStatus,
  type FileOwner,
  mayReadContent,
  type MeetingFacts,
  stranger,
  visibleTo,
} from '@portal/rules';
import { and, desc, eq, exists, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  assets,
  comments,
  communities,
  contentAssets,
  contentItems,
  contentPictures,
  cpdRecords,
  eventAttachments,
  events,
  folderItems,
  folders,
  joinAnswers,
  joinQuestions,
  meetings,
  memberships,
  people,
  linkPreviews,
  postEdits,
  posts,
  textLinks,
} from '../../db/schema/index.ts';
import type { Person } from '../../http/person.ts';
import {
  type CommunityAccess,
  communityAccessColumns,
  communityAccessOf,
  type CommunityAccessRow,
  isJoined,
  isMine,
  isSeen,
  mine,
} from '../community-access/index.ts';
import { isMyPart, meetingAccessColumns, myPart } from '../meetings/index.ts';
import { hasProfileFor } from '../directory/index.ts';
import type { AssetRow } from '../files/index.ts';
import { isConnectedTo, type PrivacyRow, shownTo } from '../people/index.ts';
import { isReadable, type PostAccess, postColumns } from '../posts/index.ts';

const kind = assets.ownerKind;
const isKind = (...kinds: (typeof kind.enumValues)[number][]) => or(...kinds.map((one) => eq(kind, one)));

/** Somebody whose picture it is; or whose name is heard in it, where their profile opens for whoever asks. */
const isOfPerson = (person: Person) =>
  and(
    eq(people.id, assets.ownerId),
    or(
      and(isKind('avatar'), eq(people.avatarAssetId, assets.id), isNull(people.disabledAt)),
      and(isKind('nameSound'), hasProfileFor(person)),
    ),
  );
const isOfComment = and(isKind('comment'), eq(comments.id, assets.ownerId), isNull(comments.deletedAt));
const isOfEdit = and(
  isKind('postEdit', 'postEditImage'),
  eq(postEdits.postId, assets.ownerId),
  or(ne(kind, 'postEditImage'), eq(postEdits.imageAssetId, assets.id)),
);
const ownPostId = sql`case when ${kind} in ('post', 'postImage', 'postEdit', 'postEditImage') then ${assets.ownerId} else ${comments.postId} end`;
const isOfPost = (db: Db, person: Person, now: Date) =>
  and(
    eq(posts.id, sql`case when ${kind} = 'linkPreview' then (${previewedIn(db, person, now)}) else ${ownPostId} end`),
    or(ne(kind, 'postImage'), eq(posts.imageAssetId, assets.id)),
  );
const isAnswer = and(
  isKind('answer'),
  eq(joinAnswers.questionId, assets.ownerId),
  eq(joinAnswers.personId, assets.uploadedBy),
  eq(joinAnswers.assetId, assets.id),
);
const coverOf = sql`case when ${kind} = 'community' then ${assets.ownerId} end`;
const isOfEvent = and(
  isKind('event', 'eventDocument'),
  eq(events.id, assets.ownerId),
  or(
    eq(events.imageAssetId, assets.id),
    sql`exists (select 1 from ${eventAttachments} where ${eventAttachments.eventId} = ${events.id} and ${eventAttachments.assetId} = ${assets.id})`,
  ),
);
/** A file that was sent to an item of news, a resource or a page. */
const isSentToContent = and(isKind('news', 'resource', 'page'), eq(contentItems.id, assets.ownerId));
/** It is the picture of the item, attached to it or in its text. */
const isShownByContent = or(
  eq(contentItems.imageAssetId, assets.id),
  sql`exists (select 1 from ${contentAssets} where ${contentAssets.itemId} = ${contentItems.id} and ${contentAssets.assetId} = ${assets.id})`,
  sql`exists (select 1 from ${contentPictures} where ${contentPictures.itemId} = ${contentItems.id} and ${contentPictures.assetId} = ${assets.id})`,
);
/** A file that its item of news, resource or page still has. */
export const isOfContent = and(isSentToContent, isShownByContent);
const isOfCpdRecord = and(isKind('cpdRecord'), eq(cpdRecords.id, assets.ownerId), isNull(cpdRecords.deletedAt));
const isOfFolder = and(
  isKind('folder'),
  eq(folders.id, assets.ownerId),
  sql`exists (select 1 from ${folderItems} where ${folderItems.folderId} = ${folders.id} and ${folderItems.assetId} = ${assets.id})`,
);
const isOfMeeting = and(
  isKind('meeting', 'meetingImage'),
  eq(meetings.id, assets.ownerId),
  or(ne(kind, 'meetingImage'), eq(meetings.imageAssetId, assets.id)),
);
const isInCommunity = and(
  eq(
    communities.id,
    sql`coalesce(${posts.communityId}, ${joinQuestions.communityId}, ${folders.communityId}, ${meetings.communityId}, ${coverOf})`,
  ),
  or(ne(kind, 'community'), eq(communities.imageAssetId, assets.id)),
);

/** Of the posts that show the preview whose picture it is, one that the person may read, where there is one. */
function previewedIn(db: Db, person: Person, now: Date) {
  const mayRead = and(isReadable(person), isSeen(person, now), isJoined(person));
  return db
    .select({ id: posts.id })
    .from(linkPreviews)
    .innerJoin(textLinks, eq(textLinks.url, linkPreviews.url))
    .innerJoin(posts, eq(posts.id, textLinks.postId))
    .innerJoin(communities, eq(communities.id, posts.communityId))
    .leftJoin(mine, isMine(person))
    .leftJoin(comments, eq(comments.id, textLinks.commentId))
    .where(
      and(
        eq(linkPreviews.id, assets.ownerId),
        eq(linkPreviews.imageAssetId, assets.id),
        sql`${textLinks.removedUrl} is distinct from ${textLinks.url}`,
        isNull(comments.deletedAt),
      ),
    )
    .orderBy(desc(sql`coalesce(${mayRead}, false)`))
    .limit(1);
}

/** A question whose community still has to do with whoever answered it. */
function isQuestionOf(db: Db) {
  const belongs = db
    .select({ one: sql`1` })
    .from(memberships)
    .where(
      and(
        eq(memberships.communityId, joinQuestions.communityId),
        eq(memberships.personId, joinAnswers.personId),
        ne(memberships.status, 'Removed'),
      ),
    );
  return and(eq(joinQuestions.id, joinAnswers.questionId), exists(belongs));
}

/** A file with what it belongs to, as the person stands to it, in one statement: null where there is no such file. */
export async function fileFacts(db: Db, id: string, person: Person, now: Date) {
  const [row] = await db
    .select({
      file: assets,
      personId: people.id,
      personPrivacy: people.privacy,
      isConnected: isConnectedTo(person).as('is_connected'),
      editOf: postEdits.authorId,
      post: postColumns,
      community: communityAccessColumns,
      eventStatus: events.status,
      cpdOf: cpdRecords.personId,
      meeting: meetingAccessColumns,
      content: {
        status: contentItems.status,
        publishFrom: contentItems.publishFrom,
        publishUntil: contentItems.publishUntil,
        isMembersOnly: contentItems.isMembersOnly,
        segmentIds: contentItems.segmentIds,
      },
      isShownByContent: sql<boolean>`coalesce(${isShownByContent}, false)`.as('is_shown_by_content'),
    })
    .from(assets)
    .leftJoin(people, isOfPerson(person))
    .leftJoin(comments, isOfComment)
    .leftJoin(posts, isOfPost(db, person, now))
    .leftJoin(postEdits, isOfEdit)
    .leftJoin(joinAnswers, isAnswer)
    .leftJoin(joinQuestions, isQuestionOf(db))
    .leftJoin(folders, isOfFolder)
    .leftJoin(meetings, isOfMeeting)
    .leftJoin(myPart, isMyPart(person))
    .leftJoin(communities, isInCommunity)
    .leftJoin(mine, isMine(person))
    .leftJoin(events, isOfEvent)
    .leftJoin(cpdRecords, isOfCpdRecord)
    .leftJoin(contentItems, isSentToContent)
    .where(eq(assets.id, id));
  if (!row) return null;
  const { file, personId, personPrivacy, isConnected, editOf, post, community, eventStatus, cpdOf, meeting, content } =
    row;
  // With its id there are all its columns.
  const communityAccess =
    community.id === null ? null : communityAccessOf(community as CommunityAccessRow, person, now);
  const photo =
    personId === null ? null : photoOf(file.id, { id: personId, privacy: personPrivacy, isConnected }, person);
  const contentOwner = content && contentOwnerOf(content, { isShown: row.isShownByContent, person, now });
  return {
    file,
    owner: ownerOf({
      file,
      hasPerson: personId !== null,
      photo,
      editOf,
      post,
      communityAccess,
      eventStatus,
      cpdOf,
      meeting,
      content: contentOwner,
    }),
  };
}

interface Found {
  file: AssetRow;
  /** It is somebody’s, who has it still. */
  hasPerson: boolean;
  /** Of somebody, as they show it. */
  photo: FileOwner | null;
  /** Who wrote the changes that wait for approval, of a file of theirs. */
  editOf: string | null;
  post: Omit<PostAccess, 'community'> | null;
  communityAccess: CommunityAccess | null;
  eventStatus: EventStatus | null;
  /** Whose CPD record it proves. */
  cpdOf: string | null;
  meeting: Omit<MeetingFacts, 'community'> | null;
  /** An item of news, a resource or a page. */
  content: FileOwner | null;
}

/** Whether somebody shows their photo to whoever asks, and to everybody. */
function photoOf(id: string, owner: PrivacyRow, person: Person): FileOwner {
  return {
    kind: 'avatar',
    isShown: shownTo({ photo: id }, owner, person).photo !== null,
    isForAll: visibleTo({ photo: id }, owner.privacy, stranger).photo !== null,
  };
}

/** What was sent to an item and is not shown by it is nobody's to read but of those who write it. */
function contentOwnerOf(
  item: ContentFacts,
  { isShown, person, now }: { isShown: boolean; person: Person; now: Date },
): FileOwner {
  return { kind: 'content', isReadable: isShown && mayReadContent(item, person, now) };
}

function ownerOf({
  file,
  hasPerson,
  photo,
  editOf,
  post,
  communityAccess,
  eventStatus,
  cpdOf,
  meeting,
  content,
}: Found): FileOwner | null {
  switch (file.ownerKind) {
    case 'avatar':
      return photo;
    case 'nameSound':
      return { kind: 'nameSound', isShown: hasPerson };
    case 'community':
      return communityAccess && { kind: 'cover', community: communityAccess };
    case 'post':
    case 'postImage':
    case 'comment':
    case 'linkPreview':
      return communityAccess && post && { kind: 'post', post: { ...post, community: communityAccess } };
    case 'postEdit':
    case 'postEditImage':
      return communityAccess && post && editOf !== null
        ? { kind: 'edit', authorId: editOf, post: { ...post, community: communityAccess } }
        : null;
    case 'event':
    case 'eventDocument':
      return eventStatus && { kind: 'event', event: { status: eventStatus } };
    case 'news':
    case 'resource':
    case 'page':
      return content;
    case 'folder':
      return communityAccess && { kind: 'folder', community: communityAccess };
    case 'meeting':
    case 'meetingImage':
      return communityAccess && meeting && { kind: 'meeting', meeting: { ...meeting, community: communityAccess } };
    case 'cpdRecord':
      return cpdOf === null ? null : { kind: 'cpdRecord', personId: cpdOf };
    // Read by its own call alone, which says who may; or sent by mail, and read by nobody here.
    case 'cpdAudit':
    case 'enquiry':
      return null;
    case 'answer':
      return communityAccess && { kind: 'answer', authorId: file.uploadedBy, community: communityAccess };
  }
}
