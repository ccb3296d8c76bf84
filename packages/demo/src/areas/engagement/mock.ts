import type { StatelessHandlersOf } from '../../mock/handler-types.ts';

export const engagement: StatelessHandlersOf<'engagement'> = {
  track: () => ({}),
};
