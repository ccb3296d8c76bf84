import { userRoles } from '@portal/kit/access';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { community, communityRole, membershipStatus } from '../../areas/communities/schemas.ts';
import { comment } from '../../areas/comments/contract.ts';
import { faq } from '../../areas/faq/schemas.ts';
import { asset, folder } from '../../areas/folders/schemas.ts';
import { meeting, meetingAsset, meetingReply, meetingVisible } from '../../areas/meetings/schemas.ts';
import { meetingReplies, meetingVisibility } from '../../areas/meetings/statuses.ts';
import { userRole } from '../../areas/people/schemas.ts';
import { attachment, post, postStatus, postVisibility, report } from '../../areas/posts/schemas.ts';
import { postStatuses } from '../../areas/posts/statuses.ts';
import { contract } from '../index.ts';

const { announcements, communities, content, joining, meetings, membership, people, posts, search } = contract;

/** What stands in one entry of a list that a reply names. */
function entryOf(list: z.ZodArray<z.ZodObject>): z.ZodObject {
  return list.element;
}

/** Every value that a schema takes, in words. */
function valuesOf({ anyOf, enum: several, const: one, type }: z.core.JSONSchema.BaseSchema): string[] {
  if (anyOf) return anyOf.flatMap((choice) => valuesOf(choice));
  return several?.map(String) ?? [String(type === 'null' ? null : one)];
}

const expertiseArea = entryOf(contract.firstTime.options.reply.schema.shape.expertiseAreas);
const expertiseCategory = contract.firstTime.options.reply.schema.shape.expertiseAreas.element.shape.categories.element;

const words = (text: string) => text.split(' ');

// Mock and server answer through these schemas, so that what a schema carries arrives.
describe('an entity carries what is specified of it', () => {
  test.each<[string, z.ZodObject, string]>([
    [
      'a community [COM-658]',
      community,
      'id alias name shortDescription imageUrl categories categoryIds segmentIds tagsId isPublic isVisible isArchived archivedDate isAutoJoin isFavorite isLiked likesCount viewsCount membersCount pendingMembersCount postsCount isRequireAgreement isRequirePostApproval pushToWebsite aliveStartDate aliveEndDate isDeleted createdAt latestActivity permissions',
    ],
    [
      'a community in lists [COM-660]',
      entryOf(communities.getList.reply.schema.shape.communities),
      'membershipStatus joinedAt',
    ],
    ['a post tag [COM-662]', entryOf(posts.tags.reply.schema.shape.tags), 'id name countOfPosts'],
    [
      'an FAQ entry [COM-665]',
      faq,
      'id name description isDeleted createdAt createdByUserId updatedAt updatedByUserId',
    ],
    [
      'an announcement [COM-664] [HOM-006]',
      entryOf(announcements.list.reply.schema.shape.announcements),
      'id title description link isActive startDate endDate segmentIds createdAt createdByUserId',
    ],
    [
      'a post [COM-666]',
      post,
      'id title body imageUrl status isFrozen isSaved isLiked tags attachments reports commentsCount likesCount viewsCount createdByUserId communityId createdAt author',
    ],
    ['the author of a post [COM-666]', post.shape.author, 'firstName lastName pronoun avatarUrl'],
    ['a report of a post [COM-667]', report, 'id userId reason createdAt'],
    [
      'a comment [COM-668]',
      comment,
      'id postId parentCommentId body attachments likesCount isLiked createdByUserId createdAt updatedAt reports',
    ],
    ['a join question [COM-670]', entryOf(joining.questions.reply.schema.shape.questions), 'id text isRequiredAssets'],
    ['a join answer [COM-671]', entryOf(joining.join.body.schema.shape.answers.unwrap()), 'questionId answer'],
    ['the files of a join answer [COM-671]', joining.sendFiles.body.schema, 'files'],
    ['a blocked user [COM-672]', entryOf(membership.block.body.schema.shape.users), 'userId reason'],
    [
      'a meeting [COM-673] [DIR-114]',
      meeting,
      'id communityId name description meetingLink meetingId meetingPassword startDate duration rsvpDate visible imageUrl sendNotification toDashBoard isFavorite status users assets community',
    ],
    ['a reply to a meeting [COM-673]', entryOf(meeting.shape.users), 'userId status'],
    ['a file of a meeting [COM-673]', meetingAsset, 'id path fileName'],
    ['the community of a meeting [COM-673] [DIR-114]', meeting.shape.community, 'name imageUrl'],
    ['an area of expertise [DIR-023]', expertiseArea, 'id name categories'],
    ['a category of an area of expertise [DIR-023]', expertiseCategory, 'id name subCategories'],
    [
      'a subcategory of an area of expertise [DIR-023]',
      entryOf(expertiseCategory.shape.subCategories.unwrap()),
      'id name',
    ],
    ['a folder [COM-675]', folder, 'id name description order'],
    ['an asset [COM-676]', asset, 'id name description type path fileName createdAt'],
    [
      'a displayed user [COM-679]',
      entryOf(people.search.reply.schema.shape.users),
      'id firstName lastName registeredEmail avatarUrl pronoun',
    ],
    ['an attachment [COM-678]', attachment, 'uid path name type actionStatus'],
  ])('%s', (_, schema, fields) => {
    const there = Object.keys(schema.shape);
    expect(words(fields).filter((field) => !there.includes(field))).toEqual([]);
  });
});

describe('a value is one of those that are specified', () => {
  test.each<[string, z.ZodType, readonly (string | number | null)[]]>([
    ['visibility of a post [COM-178]', postVisibility, ['public', 'community', 'private']],
    ['role of a user [COM-488]', userRole, [0, 1, 2, 3]],
    ['role in a community, as a string [COM-489] [COM-491]', communityRole, ['Member', 'Editor', 'Moderator']],
    ['visibility of a meeting [COM-674]', meetingVisible, [1, 2, 3]],
    ['answer to a meeting [DIR-115]', meetingReply, [0, 1, 2]],
    ['type of an asset [COM-676]', asset.shape.type, ['link', 'file']],
    ['what becomes of an attachment [COM-678]', attachment.shape.actionStatus, [1, 2, null]],
    ['status of a post [COM-680]', postStatus, [0, 1, 2, 3, 4, 99]],
    [
      'membership, as a string, null for none [COM-681] [COM-683]',
      membershipStatus.nullable(),
      ['Awaiting', 'Joined', 'Blocked', 'Removed', null],
    ],
  ])('%s', (_, schema, values) => {
    expect(valuesOf(z.toJSONSchema(schema)).toSorted()).toEqual(values.map(String).toSorted());
  });

  test('a status and a role mean by number what their names say [COM-488] [COM-674] [COM-680] [DIR-115]', () => {
    expect(userRoles).toEqual({ Standard: 0, Admin: 1, WorkSpaceOwner: 2, Manager: 3 });
    expect(meetingVisibility).toEqual({ public: 1, community: 2, private: 3 });
    expect(meetingReplies).toEqual({ noResponse: 0, going: 1, cantGo: 2 });
    expect(postStatuses).toEqual({
      default: 0,
      published: 1,
      waitForApproval: 2,
      deleted: 3,
      archivedDueToReported: 4,
      archived: 99,
    });
  });
});

describe('a call answers and takes what is specified', () => {
  test.each<[string, z.ZodObject, string]>([
    ['communities [COM-841]', communities.getList.reply.schema, 'communities totalItemCount'],
    ['categories [COM-842]', communities.categories.reply.schema, 'communityCategories totalItemCount'],
    ['tags [COM-843]', posts.tags.reply.schema, 'tags totalItemCount'],
  ])('a list of %s names it and its total', (_, schema, fields) => {
    expect(Object.keys(schema.shape).toSorted()).toEqual(words(fields).toSorted());
  });

  test('a reply to a meeting is sent as JSON [COM-848]', () => {
    const { body } = meetings.reply;
    expect([body.kind, Object.keys(body.schema.shape)]).toEqual(['json', ['status']]);
  });

  test.each([
    ['made', meetings.create],
    ['changed', meetings.edit],
  ] as const)(
    'a meeting is %s by a form with its picture; telling of it and publishing it are calls of their own [COM-846]',
    (_, { body }) => {
      const fields = Object.keys(body.schema.shape);
      expect(body.kind).toBe('form');
      for (const field of ['imageFile', 'name', 'description', 'meetingLink', 'startDate', 'duration'])
        expect(fields).toContain(field);
      for (const field of ['sendNotification', 'toDashBoard']) expect(fields).not.toContain(field);
      expect([meetings.sendNotification.body, meetings.publish.body]).toEqual([undefined, undefined]);
    },
  );

  test('the feed is asked for from its first page, twenty at a time, saved or not [COM-851]', () => {
    expect(posts.feed.query.parse({})).toEqual({ page: 1, pageSize: 20, includeOnlySaved: false });
  });

  test('a search of posts is asked for from its first page, twenty at a time [COM-852]', () => {
    expect(search.posts.query.parse({ query: 'splint' })).toEqual({ query: 'splint', page: 1, pageSize: 20 });
  });

  test.each([content.favouriteNews, content.favouriteResources])(
    'the ids of what is kept are asked for a thousand at a time [COM-823]',
    ({ query }) => expect(query.parse({})).toEqual({ page: 1, pageSize: 1000 }),
  );
});
