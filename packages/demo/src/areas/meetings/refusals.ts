import type { Refusal } from '../../conformance/refusal.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { contract } from '@portal/api/contract';
import { meetingsOf } from './conformance.ts';
import { sampleFields } from './sample-fields.ts';

export function meetingsRefusals(subjects: Subjects): Refusal[] {
  const { member, admin, closed, joined } = subjects;
  const { byId, ofCommunity, managed, reply, create, edit, addMembers, removeAsset, publish, sendNotification } =
    contract.meetings;
  const { toCome, over, own, others, removed } = meetingsOf(subjects);
  const at = (meeting: { id: string; communityId: string }) => ({
    params: { id: meeting.communityId, meetingId: meeting.id },
  });
  const making = (changes: object) => ({
    params: { id: joined.id },
    body: { ...sampleFields, visible: 2, ...changes },
  });
  return [
    {
      title: 'meetings of a private community',
      endpoint: ofCommunity,
      as: member,
      input: { params: { id: closed.id } },
      code: 'community_private',
    },
    { title: 'a private meeting of others', endpoint: byId, as: member, input: at(others), code: 'not_found' },
    { title: 'a meeting that was removed', endpoint: byId, as: member, input: at(removed), code: 'not_found' },
    {
      title: 'a meeting by the name of another community',
      endpoint: byId,
      as: member,
      input: { params: { id: own.communityId === joined.id ? closed.id : joined.id, meetingId: own.id } },
      code: 'not_found',
    },
    {
      title: 'an answer to a meeting that is over',
      endpoint: reply,
      as: member,
      input: { ...at(over), body: { status: 1 } },
      code: 'conflict',
    },
    {
      title: 'a meeting made by a member',
      endpoint: create,
      as: member,
      input: making({}),
      code: 'forbidden',
    },
    {
      title: 'a meeting changed by a member',
      endpoint: edit,
      as: member,
      input: { ...at(toCome), body: { ...sampleFields, version: 1 } },
      code: 'forbidden',
    },
    {
      title: 'a meeting in the past [COM-621]',
      endpoint: create,
      as: admin,
      input: making({ startDate: '2020-03-05T08:30:00.000Z' }),
      code: 'invalid_input',
      field: 'body.startDate',
    },
    {
      title: 'answers until after a meeting has begun [COM-624]',
      endpoint: create,
      as: admin,
      input: making({ rsvpDate: '2199-03-05T08:31:00.000Z' }),
      code: 'invalid_input',
      field: 'body.rsvpDate',
    },
    {
      title: 'a link that is none of the web [COM-626]',
      endpoint: create,
      as: admin,
      input: making({ meetingLink: 'javascript:alert(1)' }),
      code: 'invalid_input',
      field: 'body.meetingLink',
    },
    {
      title: 'a private meeting for nobody [COM-232]',
      endpoint: create,
      as: admin,
      input: making({ visible: 3 }),
      code: 'invalid_input',
      field: 'body.users',
    },
    {
      title: 'a private meeting for somebody who does not belong',
      endpoint: create,
      as: admin,
      input: making({ visible: 3, users: ['nobody'] }),
      code: 'invalid_input',
      field: 'body.users',
    },
    {
      title: 'a change of a meeting without saying which version was read',
      endpoint: edit,
      as: admin,
      input: { ...at(own), body: sampleFields },
      code: 'invalid_input',
      field: 'body.version',
    },
    {
      title: 'a change of a meeting that somebody else has changed',
      endpoint: edit,
      as: admin,
      input: { ...at(own), body: { ...sampleFields, version: 99 } },
      code: 'stale',
    },
    {
      title: 'an invitation to a meeting that is for everybody there [COM-531]',
      endpoint: addMembers,
      as: admin,
      input: { ...at(toCome), body: { userIds: [member] } },
      code: 'conflict',
    },
    {
      title: 'a private meeting on the dashboard [COM-225]',
      endpoint: publish,
      as: admin,
      input: at(own),
      code: 'conflict',
    },
    {
      title: 'a meeting published by a member [COM-228]',
      endpoint: publish,
      as: member,
      input: at(toCome),
      code: 'forbidden',
    },
    {
      title: 'a notification sent by a member [COM-228]',
      endpoint: sendNotification,
      as: member,
      input: at(toCome),
      code: 'forbidden',
    },
    {
      title: 'meetings of a community to look after, asked for by a member',
      endpoint: managed,
      as: member,
      input: { params: { id: joined.id } },
      code: 'forbidden',
    },
    {
      title: 'a file that a meeting does not have',
      endpoint: removeAsset,
      as: admin,
      input: { params: { ...at(toCome).params, assetId: 'nowhere' } },
      code: 'not_found',
    },
  ];
}
