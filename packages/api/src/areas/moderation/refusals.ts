import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits } from '../../contract/index.ts';

export function moderationRefusals({ joined, hidden, member, admin }: Subjects): Refusal[] {
  const { posts, reportedPosts, denyPostReports, reportedComments, denyCommentReports } = contract.moderation;
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
  ];
}
