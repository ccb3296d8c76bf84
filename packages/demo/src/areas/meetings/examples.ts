import { type ExamplesOf, textFile } from '../../conformance/example.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { meetingsOf } from './conformance.ts';
import { sampleFields } from './sample-fields.ts';

export function meetingsExamples(subjects: Subjects): ExamplesOf<'meetings'> {
  const { member, admin, joined } = subjects;
  const { toCome, own } = meetingsOf(subjects);
  const at = (meeting: { id: string; communityId: string }) => ({
    params: { id: meeting.communityId, meetingId: meeting.id },
  });
  const guest = subjects.world.memberships.find(
    ({ communityId, status, personId }) =>
      communityId === own.communityId && status === 'Joined' && personId !== member,
  );
  const made = async (target: ConformanceTarget) => {
    const body = { ...sampleFields, visible: 1 as const };
    const { id } = await replyTo(target, contract.meetings.create, { params: { id: joined.id }, body }, admin);
    return { params: { id: joined.id, meetingId: id } };
  };
  return {
    ofCommunity: { as: member, input: { params: { id: joined.id }, query: { pageSize: 2 } } },
    byId: { as: member, input: at(toCome) },
    explore: {
      as: member,
      input: {
        body: { communitiesIds: [joined.id], statuses: [0, 1, 2], startDate: '2020-01-01T00:00:00.000Z', pageSize: 2 },
      },
    },
    dashboard: { as: member, input: { query: { pageSize: 2, viewMeetsWithAllAnswers: true } } },
    preference: { as: member, input: {} },
    reply: { as: member, input: { ...at(toCome), body: { status: 1 } } },
    addFavourite: { as: member, input: at(toCome) },
    removeFavourite: { as: member, input: at(toCome) },
    managed: { as: admin, input: { params: { id: joined.id }, query: { pageSize: 2 } } },
    managedById: { as: admin, input: at(own) },
    publish: { as: admin, input: (target) => made(target) },
    sendNotification: { as: admin, input: (target) => made(target) },
    create: { as: admin, input: { params: { id: joined.id }, body: { ...sampleFields, visible: 2 } } },
    edit: { as: admin, input: { ...at(toCome), body: { ...sampleFields, version: 1 } } },
    remove: { as: admin, input: (target) => made(target) },
    addMembers: { as: admin, input: { ...at(own), body: { userIds: [guest?.personId ?? ''] } } },
    removeMembers: { as: admin, input: { ...at(own), body: { userIds: [guest?.personId ?? ''] } } },
    assets: { as: member, input: at(toCome) },
    addAsset: { as: admin, input: { ...at(own), body: { file: textFile('notes.txt') } } },
    removeAsset: {
      as: admin,
      input: async (target) => {
        const body = { file: textFile('notes.txt') };
        const { id: assetId } = await replyTo(target, contract.meetings.addAsset, { ...at(own), body }, admin);
        return { params: { ...at(own).params, assetId } };
      },
    },
  };
}
