import * as z from 'zod';
import { administrator } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, done, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { failedMail, mailKey } from './schemas.ts';

export const mails = {
  failed: endpoint({
    method: 'GET',
    path: '/api/v1/admin/mails/failed',
    summary: 'Mails of the last 90 days that could not be sent, or perhaps not, the last first',
    access: administrator(),
    limit: callLimits.people,
    query: z.object({ pageSize: pageSize(pageSizes.desk), after }),
    response: z.object({ mails: z.array(failedMail), totalItemCount, nextCursor }),
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/v1/admin/mails/send-again',
    summary: 'Send a mail again that has failed, unless there is no longer reason to',
    access: administrator(),
    limit: callLimits.edits,
    body: z.object({ key: mailKey }),
    response: done,
    problems: ['not_found', 'conflict'],
  }),
};
