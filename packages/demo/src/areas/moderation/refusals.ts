import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits } from '@portal/api/contract';

export function moderationRefusals({ joined, hidden, member, admin, takePost }: Subjects): Refusal[] {
  const { posts, reportedPosts, denyPostReports, reportedComments, denyCommentReports } = contract.moderation;
  const { setStatuses, log, appeals, decideAppeal, appeal, reviewWords, addReviewWord, removeReviewWord } =
    contract.moderation;
  const judged = takePost();
  const here = { params: { id: joined.id } };
  const inJoined = { params: { communityId: joined.id } };
  const nothing = { body: { reportIds: ['nothing'] } };
  const many = Array.from({ length: limits.reportsAtOnce + 1 }, (_, index) => `report-${index}`);
  return [
    { title: 'all posts, to a member', endpoint: posts, as: member, input: inJoined, code: 'forbidden' },
    {
      title: 'all posts of a community that one may not know of',
      endpoint: posts,
      as: member,
      input: { params: { communityId: hidden.id } },
      code: 'not_found',
    },
    {
      title: 'posts of a status that there is not',
      endpoint: posts,
      as: admin,
      input: { ...inJoined, query: { status: 7 } },
      code: 'invalid_input',
      field: 'query.status',
    },
    { title: 'reported posts, to a member', endpoint: reportedPosts, as: member, input: inJoined, code: 'forbidden' },
    {
      title: 'reported comments, to a member',
      endpoint: reportedComments,
      as: member,
      input: { params: { id: joined.id } },
      code: 'forbidden',
    },
    {
      title: 'declining reports of posts, by a member',
      endpoint: denyPostReports,
      as: member,
      input: { ...inJoined, ...nothing },
      code: 'forbidden',
    },
    {
      title: 'declining reports of comments, by a member',
      endpoint: denyCommentReports,
      as: member,
      input: { params: { id: joined.id }, ...nothing },
      code: 'forbidden',
    },
    {
      title: 'declining a report of a post that was never written',
      endpoint: denyPostReports,
      as: admin,
      input: { ...inJoined, ...nothing },
      code: 'not_found',
    },
    {
      title: 'declining no report',
      endpoint: denyPostReports,
      as: admin,
      input: { ...inJoined, body: { reportIds: [] } },
      code: 'invalid_input',
      field: 'body.reportIds',
    },
    {
      title: 'declining more reports of comments than at once',
      endpoint: denyCommentReports,
      as: admin,
      input: { params: { id: joined.id }, body: { reportIds: many } },
      code: 'invalid_input',
      field: 'body.reportIds',
    },
    {
      title: 'several posts at once, by a member',
      endpoint: setStatuses,
      as: member,
      input: { ...inJoined, body: { posts: [{ id: 'nothing', version: 1 }], status: 1 } },
      code: 'forbidden',
    },
    {
      title: 'more posts than at once',
      endpoint: setStatuses,
      as: admin,
      input: {
        ...inJoined,
        body: { posts: many.slice(0, limits.moderation.atOnce + 1).map((id) => ({ id, version: 1 })), status: 1 },
      },
      code: 'invalid_input',
      field: 'body.posts',
    },
    { title: 'the log, to a member', endpoint: log, as: member, input: here, code: 'forbidden' },
    { title: 'the appeals, to a member', endpoint: appeals, as: member, input: here, code: 'forbidden' },
    {
      title: 'an answer to an appeal, by a member',
      endpoint: decideAppeal,
      as: member,
      input: { params: { id: joined.id, appealId: 'nothing' }, body: { outcome: 'reversed', answer: 'Yes.' } },
      code: 'forbidden',
    },
    {
      title: 'an answer to an appeal that nobody made',
      endpoint: decideAppeal,
      as: admin,
      input: { params: { id: joined.id, appealId: 'nothing' }, body: { outcome: 'upheld', answer: 'No.' } },
      code: 'not_found',
    },
    {
      title: 'an answer to an appeal without words',
      endpoint: decideAppeal,
      as: admin,
      input: { params: { id: joined.id, appealId: 'nothing' }, body: { outcome: 'upheld', answer: ' ' } },
      code: 'invalid_input',
      field: 'body.answer',
    },
    {
      title: 'an appeal against nothing',
      endpoint: appeal,
      as: member,
      input: { params: { decisionId: 'nothing' }, body: { words: 'Why?' } },
      code: 'not_found',
    },
    {
      title: 'the words for which posts are held, to a member',
      endpoint: reviewWords,
      as: member,
      input: {},
      code: 'forbidden',
    },
    {
      title: 'a word for which posts are held, by a member',
      endpoint: addReviewWord,
      as: member,
      input: { body: { text: 'poker' } },
      code: 'forbidden',
    },
    {
      title: 'a blank word for which posts are held',
      endpoint: addReviewWord,
      as: admin,
      input: { body: { text: ' ' } },
      code: 'invalid_input',
      field: 'body.text',
    },
    {
      title: 'a sign that stands in every post',
      endpoint: addReviewWord,
      as: admin,
      input: { body: { text: '.' } },
      code: 'invalid_input',
      field: 'body.text',
    },
    {
      title: 'posts held for a word no longer, by a member',
      endpoint: removeReviewWord,
      as: member,
      input: { params: { wordId: 'nothing' } },
      code: 'forbidden',
    },
    {
      title: 'posts held no longer for a word that is not in the list',
      endpoint: removeReviewWord,
      as: admin,
      input: { params: { wordId: 'nothing' } },
      code: 'not_found',
    },
    {
      title: 'another reason that is not said',
      endpoint: contract.posts.setStatus,
      as: admin,
      input: {
        params: { communityId: judged.communityId, postId: judged.id },
        body: { status: 99, version: 1, because: { reason: 'other' } },
      },
      code: 'invalid_input',
      field: 'body.because.message',
    },
  ];
}
