import type { ToldHandlersOf } from '../../mock/mock-call.ts';

export const engagement: ToldHandlersOf<'engagement'> = {
  track: () => ({}),
};
