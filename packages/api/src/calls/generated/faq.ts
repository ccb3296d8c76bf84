// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Frequently asked questions, in the order of those who keep them: `GET /api/v1/faq` */
export const list: CallOf<'faq', 'list'> = {
  name: 'faq.list',
  method: 'GET',
  path: '/api/v1/faq',
  service: 'community',
  body: null,
  reply: 'json',
  once: false,
  isPublic: false,
};
