import type { ExamplesOf } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { sampleAnnouncement } from './sample-announcement.ts';

export function announcementsExamples({ member, admin, world }: Subjects): ExamplesOf<'announcements'> {
  const id = world.announcements.find(({ isActive }) => isActive)?.id ?? '';
  const made = async (target: ConformanceTarget) => {
    const created = await replyTo(target, contract.announcements.create, { body: sampleAnnouncement }, admin);
    return { params: { id: created.id } };
  };
  return {
    list: { as: member, input: {} },
    dismiss: { as: member, input: { params: { id } } },
    all: { as: admin, input: {} },
    create: { as: admin, input: { body: { ...sampleAnnouncement, segmentIds: ['segment-nsw'] } } },
    edit: {
      as: admin,
      input: async (target) => ({ ...(await made(target)), body: { ...sampleAnnouncement, link: '' } }),
    },
    remove: { as: admin, input: (target) => made(target) },
  };
}
