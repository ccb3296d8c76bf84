import type { ObjectAccess } from '../../contract/access.ts';

export type OnOwnMembership = ObjectAccess<'ownMembership', 'see'>;

/** About a membership of the organisation, by its path. */
export function onOwnMembership(): OnOwnMembership {
  return {
    rule: 'object',
    area: 'ownMembership',
    module: 'settings',
    submodule: 'membership_profile',
    action: 'see',
    at: { from: 'params', name: 'id' },
    who: 'Whoever the membership is of.',
  };
}
