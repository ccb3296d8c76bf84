import * as z from 'zod';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { id } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { onPost } from '../posts/access.ts';
import { poll } from './schemas.ts';

export const polls = {
  vote: endpoint({
    method: 'PUT',
    path: '/api/v1/community/post/{id}/poll/vote',
    summary: 'Vote in the poll of a post, change the vote, or take it back',
    access: onPost('vote'),
    body: z.object({ optionIds: z.array(id).max(limits.poll.options) }),
    limit: callLimits.reactions,
    response: poll,
    problems: ['post_closed', 'conflict'],
  }),
};
