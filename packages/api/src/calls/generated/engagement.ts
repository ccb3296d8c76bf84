// Generated from the contract by scripts/generate-calls.ts.
import type { CallOf } from '../call-of.ts';

/** Record an engagement event: `POST /api/engagement/track` */
export const track: CallOf<'engagement', 'track'> = {
  name: 'engagement.track',
  method: 'POST',
  path: '/api/engagement/track',
  service: 'product',
  body: 'json',
  reply: 'json',
  once: false,
  isPublic: false,
};
