import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import { editAsRead } from '../../conformance/edit-as-read.ts';
import { statusAsRead } from '../../conformance/status-as-read.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';

export function postsExamples(subjects: Subjects): ExamplesOf<'posts'> {
  const { world, member, joined } = subjects;
  const onPost = () => onePost(subjects);
  const onOwnPost = (): { as: string; id: string } => {
    const { authorId, id } = subjects.takePost();
    return { as: authorId, id };
  };
  const waiting = subjects.takeWaitingPost();
  const approved = subjects.takeApprovedPost();
  let turn = 0;
  /** Changes that their author has asked for, as whoever decides about them sends them. */
  async function proposed(target: ConformanceTarget) {
    const params = { communityId: approved.communityId, postId: approved.id };
    const body = { title: `A better title, turn ${(turn += 1)}` };
    const { input } = await editAsRead(target, approved.id, body, approved.authorId);
    const post = await replyTo(target, contract.posts.edit, input, approved.authorId);
    return { params, body: { version: post.pendingEdit?.version ?? 0, postVersion: post.version } };
  }
  const ownPosts = [onOwnPost(), onOwnPost(), onOwnPost()] as const;
  const reported = onPost();
  return {
    ofCommunity: { as: member, input: { params: { id: joined.id }, query: { pageSize: 5 } } },
    feed: { as: member, input: { query: { pageSize: 5 } } },
    byId: onPost(),
    create: {
      as: member,
      input: {
        body: {
          communityId: joined.id,
          title: 'A question about splints',
          body: '<p>Which one?</p>',
          type: 1,
          tagIds: [world.tags[0]?.id ?? ''],
          files: [textFile('notes.txt')],
        },
      },
    },
    edit: {
      as: ownPosts[0].as,
      input: async (target) => {
        const [{ id, as }] = ownPosts;
        return (await editAsRead(target, id, { title: 'A better title', tagIds: [] }, as)).input;
      },
    },
    delete: { as: ownPosts[1].as, input: { params: { id: ownPosts[1].id } } },
    view: onPost(),
    like: onPost(),
    dislike: onPost(),
    save: onPost(),
    unsave: onPost(),
    setTags: {
      as: ownPosts[2].as,
      input: { params: { id: ownPosts[2].id }, body: { tagIds: [world.tags[1]?.id ?? ''] } },
    },
    withdrawEdit: onPost(),
    approveEdit: { as: subjects.admin, input: proposed },
    declineEdit: { as: subjects.admin, input: proposed },
    setStatus: {
      as: subjects.admin,
      input: (target) => statusAsRead(target, waiting.id, 1, subjects.admin),
    },
    report: { ...reported, input: { ...reported.input, body: { message: 'privacy concerns' } } },
    likes: onPost(),
    views: onPost(),
    tags: { as: member, input: { query: { keyword: 'a', pageSize: 5 } } },
    countOfAuthor: { as: member, input: { params: { userId: world.demoAccounts[1]?.personId ?? '' } } },
  };
}

/** A post with somebody who may read it. */
export function onePost({ takePost, readerOf }: Subjects): { as: string; input: { params: { id: string } } } {
  const post = takePost();
  return { as: readerOf(post), input: { params: { id: post.id } } };
}
