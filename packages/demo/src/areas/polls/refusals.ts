import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { plainMemberOf } from './sequences.ts';

export function pollsRefusals(subjects: Subjects): Refusal[] {
  const { posts, polls } = contract;
  const writing = { communityId: subjects.joined.id, title: 'Which one?', body: '<p>Just one.</p>' };
  const author = plainMemberOf(subjects.joined.id, subjects);
  const post = subjects.takePost();
  const frozen = subjects.takeFrozenPost();
  const asking = (title: string, field: string, poll: object): Refusal => ({
    title: `a poll ${title}`,
    endpoint: posts.create,
    as: author,
    input: { body: { ...writing, pollOptions: ['Yes', 'No'], ...poll } },
    code: 'invalid_input',
    field,
  });
  return [
    asking('of one answer', 'body.pollOptions', { pollOptions: ['Yes'] }),
    asking('of eleven answers', 'body.pollOptions', {
      pollOptions: Array.from({ length: 11 }, (_, n) => `Answer ${n}`),
    }),
    asking('with the same answer twice', 'body.pollOptions', { pollOptions: ['Yes', 'YES'] }),
    asking('that has closed already', 'body.pollClosesAt', { pollClosesAt: '2020-01-01T00:00:00.000Z' }),
    {
      title: 'voting where there is no poll',
      endpoint: polls.vote,
      as: subjects.readerOf(post),
      input: { params: { id: post.id }, body: { optionIds: [] } },
      code: 'not_found',
    },
    {
      title: 'voting in a closed post',
      endpoint: polls.vote,
      as: subjects.readerOf(frozen),
      input: { params: { id: frozen.id }, body: { optionIds: [] } },
      code: 'post_closed',
    },
  ];
}
