import type { ObjectAccess } from '../../contract/access.ts';

export type OnGoal = ObjectAccess<'goals', 'change'>;

/** About a goal of somebody's CPD, by its id. */
export function onGoal(): OnGoal {
  return {
    rule: 'object',
    area: 'goals',
    module: 'cpd',
    action: 'change',
    at: { from: 'params', name: 'id' },
    who: 'Whoever the goal belongs to.',
  };
}
