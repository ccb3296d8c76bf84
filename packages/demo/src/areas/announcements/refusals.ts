import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { sampleAnnouncement } from './sample-announcement.ts';

export function announcementsRefusals({ member, admin, staff, world }: Subjects): Refusal[] {
  const { all, create, edit, remove } = contract.announcements;
  const [, manager = ''] = staff;
  const announced = world.announcements[0]?.id ?? '';
  const nowhere = { params: { id: 'nowhere' } };
  const invalid = (title: string, changes: object, field: string): Refusal => ({
    ...{ title, endpoint: create, as: admin, code: 'invalid_input', field: `body.${field}` },
    input: { body: { ...sampleAnnouncement, ...changes } },
  });
  return [
    {
      title: 'putting away an announcement that is not there',
      endpoint: contract.announcements.dismiss,
      as: member,
      input: { params: { id: 'nowhere' } },
      code: 'not_found',
    },
    { title: 'all announcements asked for by a member', endpoint: all, as: member, input: {}, code: 'forbidden' },
    { title: 'all announcements asked for by a manager', endpoint: all, as: manager, input: {}, code: 'forbidden' },
    {
      title: 'an announcement by a manager',
      endpoint: create,
      as: manager,
      input: { body: sampleAnnouncement },
      code: 'forbidden',
    },
    invalid('an announcement without a title', { title: ' ' }, 'title'),
    invalid('an announcement without a description', { description: '' }, 'description'),
    invalid('an announcement that links nowhere [COM-652]', { link: 'nowhere' }, 'link'),
    invalid('an announcement that links to a script', { link: 'javascript:alert(1)' }, 'link'),
    invalid('an announcement without days', { startDate: undefined }, 'startDate'),
    invalid('an announcement of days that are over [COM-656]', { startDate: '2020-01-01T00:00:00.000Z' }, 'startDate'),
    invalid('an announcement that ends before it begins', { endDate: '2199-01-01T00:00:00.000Z' }, 'endDate'),
    invalid('an announcement for a segment that is not there', { segmentIds: ['nowhere'] }, 'segmentIds'),
    {
      title: 'a change of an announcement that somebody else has changed',
      endpoint: edit,
      as: admin,
      input: { params: { id: announced }, body: { ...sampleAnnouncement, updatedAt: '2001-01-01T00:00:00.000Z' } },
      code: 'stale',
    },
    {
      title: 'a change of an announcement that is not there',
      endpoint: edit,
      as: admin,
      input: { ...nowhere, body: sampleAnnouncement },
      code: 'not_found',
    },
    {
      title: 'an announcement that is not there deleted',
      endpoint: remove,
      as: admin,
      input: nowhere,
      code: 'not_found',
    },
  ];
}
