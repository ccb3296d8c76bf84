import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleAnnouncement } from './sample-announcement.ts';

export function announcementsSequences({ admin, staff, world }: Subjects): Sequence[] {
  const { list, dismiss, all, create, edit, remove } = contract.announcements;
  const [other = ''] = staff;
  const id = world.announcements.find(({ isActive }) => isActive)?.id ?? '';
  const listedIds = async (target: ConformanceTarget, person: string) =>
    (await replyTo(target, list, {}, person)).announcements.map((announcement) => announcement.id);
  return [
    {
      title: 'an announcement stays away from whoever put it away, however often, and from nobody else',
      async run(target) {
        expectSame(await listedIds(target, admin), [id], 'at first');
        await replyTo(target, dismiss, { params: { id } }, admin);
        await replyTo(target, dismiss, { params: { id } }, admin);
        expectSame(await listedIds(target, admin), [], 'once it is put away');
        expectSame(await listedIds(target, other), [id], 'to somebody else');
      },
    },
    {
      title: 'one announcement is active at a time: another takes its place [COM-479] [COM-480] [COM-487]',
      async run(target) {
        const active = async () =>
          (await replyTo(target, all, {}, admin)).announcements.filter(({ isActive }) => isActive).map((one) => one.id);
        expectSame(await active(), [id], 'at first');
        const second = await replyTo(target, create, { body: { ...sampleAnnouncement, isActive: true } }, admin);
        expectSame([await active(), second.link], [[second.id], 'https://example.org/nominations'], 'made active');
        const before = (await replyTo(target, all, {}, admin)).announcements.find((one) => one.id === id);
        if (before === undefined) throw new Error('It is gone');
        const { title, description, link, startDate, endDate, segmentIds, updatedAt } = before;
        const body = { title, description, link, startDate, endDate, segmentIds, isActive: true, updatedAt };
        const late = { endpoint: edit, input: { params: { id }, body: { ...body, updatedAt: null } }, as: admin };
        expectSame((await problemOf(target, late)).code, 'stale', 'code of one that is as it was before the other');
        expectSame((await replyTo(target, edit, { params: { id }, body }, admin)).isActive, true, 'activated');
        expectSame(await active(), [id], 'active again');
        await replyTo(target, remove, { params: { id: second.id } }, admin);
        expectSame(await active(), [id], 'once the other is deleted');
      },
    },
  ];
}
