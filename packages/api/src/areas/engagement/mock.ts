import type { HandlersOf } from '../../mock/mock-call.ts';

export const engagement: HandlersOf<'engagement'> = {
  track: () => ({}),
};
