import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract, limits, pageSizes } from '@portal/api/contract';
import { defaultPrivacyFlags } from '@portal/rules';
import { unlistedIn } from './sample-people.ts';

export function directoryRefusals({ world, member, admin }: Subjects): Refusal[] {
  const { member: byId, members, exportMembers, organisations, saveDetails, saveVisibility } = contract.directory;
  const { saveFilter, removeFilter, memberPlaces, organisationPlaces } = contract.directory;
  const narrowing = { name: '', locationId: 'NSW', companyId: '', expertiseAreaId: '' };
  const [code, acting] = ['invalid_input', { admin, actsFor: member }] as const;
  const of = (id: string) => ({ params: { id } });
  return [
    { title: 'the profile of nobody', endpoint: byId, as: member, input: of('nobody-here'), code: 'not_found' },
    {
      title: 'the profile of somebody who does not stand in the directory',
      endpoint: byId,
      as: member,
      input: of(unlistedIn(world).id),
      code: 'not_found',
    },
    {
      title: 'the same, to an administrator',
      endpoint: byId,
      as: admin,
      input: of(unlistedIn(world).id),
      code: 'not_found',
    },
    ...[member, acting].map((as): Refusal => ({
      title: `the table of members, to ${as === member ? 'a member' : 'an administrator who acts for one'}`,
      endpoint: exportMembers,
      as,
      input: {},
      code: 'forbidden',
    })),
    ...[members, organisations].flatMap((endpoint): Refusal[] => [
      {
        title: `a page of ${endpoint.path} beyond those that are numbered`,
        endpoint,
        as: member,
        input: { query: { page: limits.directory.pages + 1 } },
        code,
        field: 'query.page',
      },
      {
        title: `more at once of ${endpoint.path} than a page has`,
        endpoint,
        as: member,
        input: { query: { size: pageSizes.directoryCap + 1 } },
        code,
        field: 'query.size',
      },
      {
        title: `a place in ${endpoint.path} that nobody was given`,
        endpoint,
        as: member,
        input: { query: { after: 'made-up' } },
        code,
        field: 'query.after',
      },
    ]),
    ...[members, memberPlaces, organisations, organisationPlaces, exportMembers].flatMap((endpoint): Refusal[] => [
      {
        title: `${endpoint.path} near a postcode of which nobody knows where it is`,
        endpoint,
        as: endpoint === exportMembers ? admin : member,
        input: { query: { near: '9999' } },
        code,
        field: 'query.near',
      },
      {
        title: `${endpoint.path} within a distance that cannot be chosen`,
        endpoint,
        as: endpoint === exportMembers ? admin : member,
        input: { query: { near: '3056', within: '7' } },
        code,
        field: 'query.within',
      },
    ]),
    {
      title: 'a filter without a name',
      endpoint: saveFilter,
      as: member,
      input: { body: { name: '  ', narrowing } },
      code,
      field: 'body.name',
    },
    {
      title: 'a filter of somebody one acts for',
      endpoint: saveFilter,
      as: acting,
      input: { body: { name: 'Near me', narrowing } },
      code: 'forbidden',
    },
    {
      title: 'to remove a filter that is not there',
      endpoint: removeFilter,
      as: member,
      input: of('nothing-here'),
      code: 'not_found',
    },
    {
      title: 'to remove a filter of somebody one acts for',
      endpoint: removeFilter,
      as: acting,
      input: of('nothing-here'),
      code: 'forbidden',
    },
    {
      title: 'a description that is too long',
      endpoint: saveDetails,
      as: member,
      input: { body: { description: 'a'.repeat(limits.firstTime.descriptionLength + 1) } },
      code,
      field: 'body.description',
    },
    {
      title: 'a description of somebody one acts for',
      endpoint: saveDetails,
      as: acting,
      input: { body: { description: 'Ramps.' } },
      code: 'forbidden',
    },
    {
      title: 'what the directory tells, with one setting less',
      endpoint: saveVisibility,
      as: member,
      input: { body: { ...defaultPrivacyFlags, showEmail: undefined } },
      code,
      field: 'body.showEmail',
    },
    {
      title: 'what the directory tells of somebody one acts for',
      endpoint: saveVisibility,
      as: acting,
      input: { body: { ...defaultPrivacyFlags } },
      code: 'forbidden',
    },
  ];
}
