import type { ToldHandlersOf } from '../../mock/handler-types.ts';

export const engagement: ToldHandlersOf<'engagement'> = {
  track: () => ({}),
};
