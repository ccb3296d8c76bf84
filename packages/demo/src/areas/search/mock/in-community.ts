import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  beginsWith,
  excerptOf,
  type Fitting,
  isExact,
  isListed,
  isReadable,
  looksLike,
  marked,
  readText,
  wordsOf,
} from '@portal/rules';
import { commentsUnder } from '../../comments/state.ts';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import { factsOf } from '../../posts/mock/access.ts';
import { tagsOf } from '../../posts/mock/pending-edit-reply.ts';
import type { MockPost } from '../../posts/state.ts';

type Query = Parameters<HandlersOf<'search'>['inCommunity']>[0]['query'];

export interface SearchTerms {
  words: readonly string[];
  fits: Fitting;
}

interface Hit {
  post: MockPost;
  text: string;
  commentId: string | null;
  rank: number;
}

export const inCommunity: HandlersOf<'search'>['inCommunity'] = ({ query }, call) => {
  const { state } = call;
  const { communityAccess } = call.facts;
  const words = wordsOf(query.keyword);
  const searched = state.posts
    .values()
    .filter((post) => isSearched(post, communityAccess, call) && isNarrowedTo(post, query, call));
  const found = hitsIn(searched, { words, fits: beginsWith }, call);
  const isSimilar = found.length === 0 && !isExact(query.keyword);
  const terms = { words, fits: isSimilar ? looksLike : beginsWith };
  const hits = isSimilar ? hitsIn(searched, terms, call) : found;
  const { items, ...rest } = pageOf(hits, ({ post }) => post.id, query);
  return { posts: items.map((hit) => ({ ...reply(hit, terms, call), isSimilar })), ...rest };
};

function isSearched(post: MockPost, community: CommunityAccess, call: MockCall): boolean {
  if (post.communityId !== community.community.id) return false;
  const [facts, viewer] = [factsOf(post, community), viewerOf(call)];
  return isListed({ ...facts, community: { ...facts.community, isJoined: true } }, viewer) && isReadable(facts, viewer);
}

function isNarrowedTo(post: MockPost, query: Query, { state }: MockCall): boolean {
  const { kind, authorId, tagId, from, to, hasFile } = query;
  if (kind === 'question' && !post.isQuestion) return false;
  if (kind === 'poll' && state.polls.get(post.id) === undefined) return false;
  if (kind !== undefined && kind !== 'question' && kind !== 'poll' && String(post.type) !== kind) return false;
  if (authorId !== undefined && post.authorId !== authorId) return false;
  if (tagId !== undefined && !post.tagIds.includes(tagId)) return false;
  if (from !== undefined && post.createdAt < new Date(from)) return false;
  if (to !== undefined && post.createdAt >= new Date(to)) return false;
  return !hasFile || post.attachments.length > 0;
}

function hitsIn(posts: readonly MockPost[], terms: SearchTerms, call: MockCall): Hit[] {
  return posts.flatMap((post) => hitIn(post, terms, call) ?? []).sort((a, b) => b.rank - a.rank);
}

/** The place of a post that holds all words: its title, its text, or a comment. */
function hitIn(post: MockPost, terms: SearchTerms, { state }: MockCall): Hit | null {
  const text = readText(post.bodyHtml);
  if (holds(post.title, terms)) return { post, text, commentId: null, rank: 3 };
  if (holds(`${post.title} ${text}`, terms)) return { post, text, commentId: null, rank: 2 };
  for (const comment of commentsUnder(state, post.id)) {
    const commentText = readText(comment.bodyHtml);
    if (holds(commentText, terms)) return { post, text: commentText, commentId: comment.id, rank: 1 };
  }
  return null;
}

/** All words are there. */
export function holds(text: string, { words, fits }: SearchTerms): boolean {
  const found = wordsOf(text);
  return words.length > 0 && words.every((word) => found.some((one) => fits(one, word)));
}

function reply({ post, text, commentId }: Hit, { words, fits }: SearchTerms, call: MockCall) {
  const { state } = call;
  return {
    postId: post.id,
    title: marked(post.title, words, fits),
    excerpt: marked(excerptOf(text, words, fits), words, fits),
    commentId,
    author: personReply(personById(state, post.authorId), viewerOf(call), state),
    createdAt: post.createdAt.toISOString(),
    type: post.type,
    status: post.status,
    isFrozen: post.isFrozen,
    isQuestion: post.isQuestion,
    acceptedCommentId: post.acceptedCommentId,
    hasPoll: state.polls.get(post.id) !== undefined,
    tags: tagsOf(state, post.tagIds),
    filesCount: post.attachments.length,
    commentsCount: commentsUnder(state, post.id).length,
  };
}
