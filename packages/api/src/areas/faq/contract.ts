import * as z from 'zod';
import { signedIn } from '../../contract/access.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { pageSizes } from '../../contract/page-sizes.ts';
import { faq as entry } from './schemas.ts';

export const faq = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/faq',
    summary: 'Frequently asked questions, in the order of those who keep them',
    access: signedIn('communities'),
    response: z.object({ faQs: z.array(entry).max(pageSizes.cap) }),
  }),
};
