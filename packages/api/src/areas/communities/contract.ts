import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import {
  after,
  done,
  flag,
  html,
  id,
  iso,
  nextCursor,
  page,
  pageInBody,
  pageSize,
  totalItemCount,
} from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { upTo } from '../../contract/up-to.ts';
import { perhapsRichText } from '../../contract/texts.ts';
import { permission, person } from '../people/schemas.ts';
import { community, communityRole, membershipStatus } from './schemas.ts';
import { onCommunity, onCommunityAlias } from './access.ts';

export const member = person.extend({
  userId: id,
  role: communityRole,
  status: membershipStatus,
  joinedAt: iso.nullable(),
  /** Told to staff alone. */
  email: z.string().nullable(),
  organisationName: z.string().nullable(),
  homeState: z.string().nullable(),
  /** The person has answered the questions of the community. */
  isHaveAnswers: z.boolean(),
  isBlocked: z.boolean(),
  /** Why the person was put on the blacklist; told to those who keep it. */
  reason: z.string().nullable(),
  updatedAt: iso,
});

export const category = z.object({
  id,
  name: z.string(),
  description: z.string(),
  color: z.string(),
  parentCategoryId: id.nullable(),
  get subCategories(): z.ZodArray<typeof category> {
    return z.array(category);
  },
  subCategoriesCount: z.int(),
  communityCount: z.int(),
  createdAt: iso,
  /** Null when whoever made it has left. */
  createdByUserId: id.nullable(),
  /** Null where nobody has changed it. */
  updatedAt: iso.nullable(),
});

const communityList = z.object({ communities: z.array(community), totalItemCount });
const richDocument = z.object({ json: z.string(), html });
const count = z.int();
const textVersion = z.string().max(64);
const members = z.object({ members: z.array(member), totalItemCount, nextCursor });

export const communities = {
  getList: endpoint({
    method: 'POST',
    path: '/api/v1/community/getlist',
    isRead: true,
    summary: 'Explore communities',
    access: signedIn('communities'),
    limit: callLimits.reads,
    body: z.object({
      page: pageInBody(),
      pageSize: z.int().min(1).max(pageSizes.cap).default(pageSizes.list),
      onlyJoined: z.boolean().default(false),
      onlyFavorite: z.boolean().default(false),
      categoryIds: z.array(id).max(200).default([]),
      keyword: upTo(limits.keywordLength).default(''),
      tagIds: z.array(id).max(200).default([]),
      communityIds: z.array(id).max(pageSizes.cap).default([]),
    }),
    response: communityList,
  }),
  preference: endpoint({
    method: 'POST',
    path: '/api/v1/community/preference',
    isRead: true,
    summary: 'My communities and those I manage',
    access: signedIn('communities'),
    limit: callLimits.reads,
    response: z.object({ topJoined: z.array(community), topModerated: z.array(community), joinedCount: z.int() }),
  }),
  topFavorites: endpoint({
    method: 'POST',
    path: '/api/v1/community/get-top-favorites',
    isRead: true,
    summary: 'My favourite communities',
    access: signedIn('communities'),
    limit: callLimits.reads,
    response: z.object({ communities: z.array(community) }),
  }),
  recommended: endpoint({
    method: 'GET',
    path: '/api/v1/dashboard/recommended/community',
    summary: 'Communities that may interest me',
    access: signedIn('communities'),
    response: z.object({ communities: z.array(community) }),
  }),
  byAlias: endpoint({
    method: 'GET',
    path: '/api/v1/community',
    summary: 'A community by its alias, with my role and permissions in it',
    access: onCommunityAlias(),
    query: z.object({ alias: z.string().min(1).max(150) }),
    response: z.object({ community, role: communityRole.nullable(), permissions: z.array(permission) }),
    problems: ['not_found'],
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}',
    summary: 'A community',
    access: onCommunity('see'),
    response: community,
  }),
  about: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/about',
    summary: 'Who we are',
    access: onCommunity('read'),
    /** `version` tells this text from another, so that nobody replaces what they have not read. */
    response: richDocument.extend({ version: textVersion }),
  }),
  saveAbout: endpoint({
    method: 'PUT',
    path: '/api/v1/admin/community/{id}/about',
    summary: 'Say who we are',
    access: onCommunity('describe'),
    limit: callLimits.edits,
    body: z.object({
      /** What an editor made of the text; it is kept and given back, and never drawn. */
      json: upTo(limits.aboutJsonLength),
      html: perhapsRichText(limits.aboutLength, 'page'),
      /** Of the text that was read. */
      version: textVersion,
    }),
    response: done,
    problems: ['stale'],
  }),
  postStatistics: endpoint({
    method: 'GET',
    path: '/api/v1/admin/community/{id}/post/statistics',
    summary:
      'How many posts and reports wait on the pages of the admin area; of pages that are closed to the person, none',
    access: onCommunity('administer'),
    response: z.object({
      allPostsCount: count,
      pendingPostsCount: count,
      reportedPostsCount: count,
      reportedPostCommentsCount: count,
      archivedPostsCount: count,
    }),
  }),
  terms: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/terms',
    summary: 'Terms of the community, or the global terms where it has none',
    access: onCommunity('see'),
    response: richDocument,
  }),
  members: endpoint({
    method: 'GET',
    path: '/api/v1/community/{id}/member',
    summary: 'Joined members; with onlyKey, moderators and editors',
    access: onCommunity('read'),
    query: z.object({
      page: page(),
      pageSize: pageSize(pageSizes.members),
      after,
      onlyKey: flag().default(false),
      keyword: upTo(limits.keywordLength).optional(),
    }),
    response: members,
  }),
  categories: endpoint({
    method: 'GET',
    path: '/api/v1/community/category',
    summary: 'All categories, flat',
    access: signedIn('communities'),
    query: z.object({ page: page(), pageSize: pageSize(pageSizes.categories) }),
    response: z.object({ communityCategories: z.array(category), totalItemCount }),
  }),
  like: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/like',
    summary: 'Like a community',
    access: onCommunity('see'),
    limit: callLimits.reactions,
    response: done,
  }),
  dislike: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/dislike',
    summary: 'Take a like back',
    access: onCommunity('see'),
    limit: callLimits.reactions,
    response: done,
  }),
  addToFavorite: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/add-to-favorite',
    summary: 'Add a community to favourites',
    access: onCommunity('see'),
    limit: callLimits.reactions,
    response: done,
  }),
  deleteFromFavorite: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/delete-from-favorite',
    summary: 'Remove a community from favourites',
    access: onCommunity('see'),
    limit: callLimits.reactions,
    response: done,
  }),
  view: endpoint({
    method: 'POST',
    path: '/api/v1/community/{id}/view',
    summary: 'Record a view',
    access: onCommunity('see'),
    limit: callLimits.views,
    response: done,
  }),
};
