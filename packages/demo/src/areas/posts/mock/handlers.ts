import { contract, type Person, postStatuses } from '@portal/api/contract';
import {
  changedRefusal,
  courseOfEdit,
  editRefusal,
  editWaits,
  editWish,
  isCounted,
  isListed,
  isUnanswered,
  pollEditRefusal,
  pollRefusal,
  pollWish,
  statusOfNewPost,
} from '@portal/rules';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { actorIdOf, type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import { type Reactions, hasReacted, addReaction, removeReaction } from '../../../mock/reactions.ts';
import { pageOf } from '../../../mock/pages.ts';
import { mockList } from '../../../mock/mock-list.ts';
import { approve, decidedEdit, permitPlace, propose, refuseLateEdit } from './pending-edits.ts';
import { factsOf } from './access.ts';
import { contentOf, editedContent, knownTags, proposedContent, publishContent } from './post-content.ts';
import { postReply } from './post-reply.ts';
import { changePoll } from '../../polls/mock/change-poll.ts';
import { personById, personReply } from '../../people/mock/person-reply.ts';
import { report } from './report.ts';
import { notePost, setStatus } from './set-status.ts';
import { type CommunityAccess, communityAccessOf } from '../../communities/mock/community-access.ts';
import { noteActivity } from '../../communities/state.ts';
import { storeFiles, storeImage } from '../../files/mock.ts';
import { courseOfWords, holdNewPost } from '../../moderation/mock/held.ts';
import { noteAction } from '../../moderation/mock/note-action.ts';
import type { MockPost } from '../state.ts';
import type { PostCall } from './access.ts';

const idOf = ({ id }: { id: string }): string => id;

function communityAccessFor(call: MockCall, post: MockPost): CommunityAccess | null {
  const community = call.state.communities.get(post.communityId);
  return community ? communityAccessOf(call.state, community, viewerOf(call)) : null;
}

/** In a list of what the viewer may read. */
export function isInList(call: MockCall, post: MockPost): boolean {
  const communityAccess = communityAccessFor(call, post);
  return communityAccess !== null && isListed(factsOf(post, communityAccess), viewerOf(call));
}

/** Itself, or changes to it that the viewer may see. */
function isWaiting(call: MockCall, post: MockPost): boolean {
  return post.status === postStatuses.waitForApproval || replyOf(call, post).pendingEdit !== null;
}

/** A post as the viewer is told of it. */
export function replyOf(call: MockCall, post: MockPost) {
  const communityAccess = communityAccessFor(call, post);
  if (communityAccess === null) throw new Error(`The world has no community ${post.communityId}`);
  return postReply(call.state, post, communityAccess, viewerOf(call));
}

function listReply(
  call: MockCall,
  posts: readonly MockPost[],
  paging: { page: number; pageSize: number; after?: string },
) {
  const { items, ...rest } = pageOf(posts, idOf, paging);
  return { posts: items.map((post) => replyOf(call, post)), ...rest };
}

/** What is no question has no answer. */
function asQuestion(isQuestion: boolean, { acceptedCommentId }: MockPost) {
  return { isQuestion, acceptedCommentId: isQuestion ? acceptedCommentId : null };
}

function peopleOf(reactions: Reactions, call: PostCall): Person[] {
  const { state } = call;
  return [...(reactions.get(call.facts.post.id) ?? [])].map((id) =>
    personReply(personById(state, id), viewerOf(call), state),
  );
}

function toggle(
  change: (reactions: Reactions, targetId: string, personId: string) => unknown,
  reactions: 'postLikes' | 'postSaves',
) {
  return (_: unknown, call: PostCall): Record<string, never> => {
    change(call.state[reactions], call.facts.post.id, viewerOf(call).id);
    return {};
  };
}

export const posts: HandlersOf<'posts'> = {
  ofCommunity: ({ params, query }, call) =>
    listReply(
      call,
      call.state.posts
        .values()
        .filter(
          (post) =>
            post.communityId === params.id &&
            isInList(call, post) &&
            (!query.onlyWaiting || isWaiting(call, post)) &&
            (query.onlyUnanswered !== true || isUnanswered(post)),
        ),
      query,
    ),
  feed({ query }, call) {
    const { state } = call;
    const { id: me } = viewerOf(call);
    const found = state.posts
      .values()
      .filter(
        (post) =>
          isInList(call, post) &&
          (!query.includeOnlySaved || hasReacted(state.postSaves, post.id, me)) &&
          (query.onlyUnanswered !== true || isUnanswered(post)),
      );
    return listReply(call, found, query);
  },
  byId: (_, call) => replyOf(call, call.facts.post),
  async create({ body }, call) {
    const { state, now } = call;
    const communityAccess = call.facts.communityAccess;
    const poll = pollWish(body);
    if (poll) refuse(pollRefusal(poll, now));
    const held = holdNewPost(call, communityAccess, body);
    const post: MockPost = {
      id: state.nextId('post'),
      communityId: communityAccess.community.id,
      authorId: viewerOf(call).id,
      actorId: actorIdOf(call),
      title: body.title,
      bodyHtml: body.body,
      type: body.type ?? null,
      status: held === null ? statusOfNewPost(communityAccess) : postStatuses.waitForApproval,
      isFrozen: false,
      isQuestion: body.isQuestion ?? false,
      acceptedCommentId: null,
      image: null,
      imageUrl: await storeImage(body.imageFile),
      tagIds: knownTags(state, body.tagIds ?? []),
      attachments: await storeFiles(state, body.files),
      viewsCount: 0,
      visibility: body.visibility ?? 'community',
      createdAt: now,
      updatedAt: now,
      version: 1,
    };
    state.posts.prepend(post.id, post);
    if (poll) changePoll(state, post.id, poll);
    if (held)
      noteAction(call, {
        ...{ communityId: post.communityId, deed: 'postHeld', postId: post.id, personId: post.authorId },
        ...{ subject: post.title, note: held.word, isByPortal: true },
      });
    if (isCounted(post)) noteActivity(state, post.communityId, now);
    return replyOf(call, post);
  },
  async edit({ body }, call) {
    const post = call.facts.post;
    const wish = editWish(body);
    const facts = factsOf(post, call.facts.communityAccess);
    refuse(editRefusal(wish, facts));
    const poll = body.isPollRemoved === true ? null : (pollWish(body) ?? undefined);
    if (poll) refuse(pollRefusal(poll, call.now));
    const course = courseOfWords(call, body, courseOfEdit(wish, facts));
    if (course === 'waits') {
      refuse(pollEditRefusal({ isQuestion: body.isQuestion, poll }));
      refuseLateEdit(body, call);
      const proposed = proposedContent(post, call.state.postEdits.get(post.id));
      propose(await editedContent(call.state, proposed, body), call);
    } else if (course === 'published') {
      refuse(changedRefusal('post', body.version, post.version));
      const content = await editedContent(call.state, contentOf(post), body);
      if (poll !== undefined) changePoll(call.state, post.id, poll);
      publishContent(post, content, { ...call, by: viewerOf(call).id });
      if (body.isQuestion !== undefined) call.state.posts.change(post.id, asQuestion(body.isQuestion, post));
    }
    if (body.isFrozen !== undefined) call.state.posts.change(post.id, { isFrozen: body.isFrozen });
    return replyOf(call, call.state.posts.get(post.id) ?? post);
  },
  delete({ body }, call) {
    const { post } = call.facts;
    call.state.postEdits.delete(post.id);
    call.state.posts.change(post.id, { status: postStatuses.deleted, version: post.version + 1 });
    if (post.authorId !== viewerOf(call).id) notePost(call, post, 'postDeleted', body.because);
    return {};
  },
  view(_, call) {
    const { id, viewsCount } = call.facts.post;
    if (addReaction(call.state.postViews, id, viewerOf(call).id))
      call.state.posts.change(id, { viewsCount: viewsCount + 1 });
    return {};
  },
  like: toggle(addReaction, 'postLikes'),
  dislike: toggle(removeReaction, 'postLikes'),
  save: toggle(addReaction, 'postSaves'),
  unsave: toggle(removeReaction, 'postSaves'),
  setTags({ body }, call) {
    const post = call.facts.post;
    const facts = factsOf(post, call.facts.communityAccess);
    const tagIds = knownTags(call.state, body.tagIds);
    if (editWaits(facts)) {
      refuseLateEdit(null, call);
      propose({ ...proposedContent(post, call.state.postEdits.get(post.id)), tagIds }, call);
    } else call.state.posts.change(post.id, { tagIds });
    return {};
  },
  withdrawEdit(_, call) {
    const post = call.facts.post;
    if (call.state.postEdits.get(post.id)?.authorId === viewerOf(call).id) call.state.postEdits.delete(post.id);
    return replyOf(call, post);
  },
  approveEdit({ params, body }, call) {
    permitPlace(params.communityId, call);
    const approved = approve(body, call);
    notePost(call, approved, 'editApproved');
    return replyOf(call, approved);
  },
  declineEdit({ params, body }, call) {
    permitPlace(params.communityId, call);
    decidedEdit(body.version, call);
    call.state.postEdits.delete(call.facts.post.id);
    notePost(call, call.facts.post, 'editDeclined', body.because);
    return replyOf(call, call.facts.post);
  },
  setStatus({ params, body }, call) {
    permitPlace(params.communityId, call);
    setStatus(body, call);
    return {};
  },
  report({ body }, call) {
    report(call, { postId: call.facts.post.id, commentId: null }, body.message);
    return {};
  },
  likes: mockList({ endpoint: contract.posts.likes, rows: (call) => peopleOf(call.state.postLikes, call) }),
  views: mockList({ endpoint: contract.posts.views, rows: (call) => peopleOf(call.state.postViews, call) }),
  tags: mockList({
    endpoint: contract.posts.tags,
    rows: (call) => {
      const listed = call.state.posts.values().filter((post) => isCounted(post) && isInList(call, post));
      return call.state.tags.values().map((tag) => ({
        ...tag,
        updatedAt: tag.updatedAt?.toISOString() ?? null,
        countOfPosts: listed.filter(({ tagIds }) => tagIds.includes(tag.id)).length,
      }));
    },
  }),
  countOfAuthor: ({ params }, call) => ({
    count: call.state.posts.values().filter((post) => post.authorId === params.userId && isInList(call, post)).length,
  }),
};
