import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { defaultPrivacyFlags } from '@portal/rules';
import { replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { listedIn } from './sample-people.ts';

export function directoryExamples({ world, member, admin }: Subjects): ExamplesOf<'directory'> {
  // Whom no other case asks anything.
  const other = world.people.at(-56)?.id ?? '';
  const shown = listedIn(world, member)(0);
  const narrowing = {
    name: '',
    locationId: 'NSW',
    companyId: '',
    expertiseAreaId: 'work',
    near: '3056',
    within: '50' as const,
  };
  return {
    members: { as: member, input: { query: { name: 'a', locationId: 'NSW', size: 6, sortOrder: 'desc' } } },
    memberPlaces: { as: member, input: { query: { near: '3056', within: '50' } } },
    exportMembers: { as: admin, input: { query: { locationId: 'NSW' } } },
    locations: { as: member, input: {} },
    companies: { as: member, input: { query: { query: 'hospital' } } },
    savedFilters: { as: member, input: {} },
    saveFilter: { as: other, input: { body: { name: 'Near me', narrowing } } },
    removeFilter: {
      as: other,
      async input(target) {
        const body = { name: 'To be removed', narrowing };
        const { id } = await replyTo(target, contract.directory.saveFilter, { body }, other);
        return { params: { id } };
      },
    },
    member: { as: member, input: { params: { id: shown.id } } },
    organisations: { as: member, input: { query: { keyword: 'clinic' } } },
    organisationPlaces: { as: member, input: { query: { keyword: 'clinic' } } },
    organisationList: { as: member, input: { body: { keyword: 'clinic', size: 6 } } },
    profile: { as: member, input: {} },
    card: { as: member, input: {} },
    saveDetails: { as: other, input: { body: { description: 'Ramps, bathrooms and builders.' } } },
    visibility: { as: member, input: {} },
    saveVisibility: { as: other, input: { body: { ...defaultPrivacyFlags, showPersonalMobile: false } } },
  };
}
