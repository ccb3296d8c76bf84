import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { callLimits } from '../../contract/call-limits.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { done, id } from '../../contract/fields.ts';

/** More sections than a portal has. */
const most = 60;

/** Sections by their names, `news.latestNews`; what is not named comes behind, in the order of the portal. */
const homeOrder = z.object({ sections: z.array(id).max(most) });

export const home = {
  order: endpoint({
    method: 'GET',
    path: '/api/dashboard/sections',
    service: 'product',
    summary: 'The sections of my home page in the order that I have put them in; none where I have not',
    access: signedIn(),
    response: homeOrder,
  }),
  saveOrder: endpoint({
    method: 'PUT',
    path: '/api/dashboard/sections',
    service: 'product',
    summary: 'Put the sections of my home page in an order; none: back to the order of the portal',
    access: signedIn(),
    limit: callLimits.edits,
    body: homeOrder,
    response: done,
  }),
};
