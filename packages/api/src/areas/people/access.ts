import type { ObjectAccess } from '../../contract/access.ts';

export type FindingPeople = ObjectAccess<'people', 'find'>;

/** Who brings people in: staff everywhere; in a community, whoever may add members or invite to meetings there. */
export function findingPeople(): FindingPeople {
  return {
    rule: 'object',
    area: 'people',
    action: 'find',
    at: { from: 'body', name: 'communityId' },
    who: 'Staff; with a community, whoever may add members or invite to meetings there.',
  };
}
