import * as z from 'zod';
import { holding } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { after, nextCursor, pageSize, totalItemCount } from '../../contract/fields.ts';
import { limits } from '../../contract/limits.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { eventKind } from '../events/schemas.ts';
import { onDeskEvent } from './access.ts';
import { deskEvent, eventStatus } from './schemas.ts';
import { deskTimes } from './statuses.ts';

/** Looking after events. */
export const desk = {
  query: endpoint({
    method: 'POST',
    path: '/api/admin/event/query',
    isRead: true,
    service: 'product',
    summary: 'Events of every state, for those who look after them',
    access: holding('generalEvents', 'events'),
    limit: callLimits.reads,
    query: z.object({ pageSize: pageSize(pageSizes.desk), after }),
    body: z.object({
      keyword: z.string().max(limits.keywordLength).default(''),
      status: eventStatus.nullable().default(null),
      type: eventKind.nullable().default(null),
      /** Null: either. */
      time: z.enum(deskTimes).nullable().default(null),
    }),
    response: z.object({ events: z.array(deskEvent), totalItemCount, nextCursor }),
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/admin/event/{id}',
    service: 'product',
    summary: 'An event, for those who look after it',
    access: onDeskEvent(),
    response: deskEvent,
  }),
};
