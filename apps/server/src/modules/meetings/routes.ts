import { contract } from '@portal/api/contract';
import { addReaction, removeReaction } from '../../db/reactions.ts';
import { bind, type Routes } from '../../http/bind.ts';
import { type Call, personOf } from '../../http/call.ts';
import { answer } from './answering.ts';
import { addPeople, removePeople } from './inviting.ts';
import { listMeetings, meetingPreference } from './listing.ts';
import type { Wanted } from './meetings.queries.ts';
import { addFile, removeFile } from './meeting-files.ts';
import { meetingReply, oneMeeting } from './meeting-reply.ts';
import { notifyOfMeeting, publishMeeting } from './notify-invited.ts';
import { removeMeeting } from './meetings.writes.ts';
import { createMeeting, editMeeting } from './writing.ts';

const everything = { onlyFavorite: false, statuses: [], startDate: null, endDate: null };

export function meetingRoutes(routes: Routes): void {
  const { meetings } = contract;
  bind(routes, meetings.ofCommunity, ({ query: { isPast, ...paging } }, call) => {
    const { id } = call.facts.community;
    const wanted = { ...everything, communitiesIds: [id], showPast: isPast, showUpcoming: !isPast };
    return list({ ...wanted, list: `of ${id} ${isPast}` }, paging, call);
  });
  bind(routes, meetings.explore, ({ body: { page, pageSize, after, ...wanted } }, call) =>
    list({ ...wanted, list: 'explored' }, { page, pageSize, after }, call),
  );
  bind(routes, meetings.dashboard, ({ query: { viewMeetsWithAllAnswers, ...paging } }, call) => {
    const dashboard = viewMeetsWithAllAnswers ? 'all' : 'open';
    const wanted = { ...everything, communitiesIds: [], showPast: false, showUpcoming: true };
    return list({ ...wanted, dashboard, list: `on the dashboard, ${dashboard}` }, paging, call);
  });
  bind(routes, meetings.byId, (_, call) => oneMeeting(call.facts.meeting.id, call));
  bind(routes, meetings.preference, (_, call) => meetingPreference(call));
  bind(routes, meetings.reply, async ({ body }, call) => {
    await answer(body.status, call);
    return {};
  });
  bind(routes, meetings.addFavourite, async (_, call) => {
    await addReaction(call.db, 'meetingFavourite', call.facts.meeting.id, personOf(call).id, call.now);
    return {};
  });
  bind(routes, meetings.removeFavourite, async (_, call) => {
    await removeReaction(call.db, 'meetingFavourite', call.facts.meeting.id, personOf(call).id);
    return {};
  });
  bind(routes, meetings.managed, ({ query: paging }, call) => {
    const { id } = call.facts.community;
    const wanted = { ...everything, communitiesIds: [id], showPast: true, showUpcoming: true };
    return list({ ...wanted, list: `all of ${id}` }, paging, call);
  });
  bind(routes, meetings.managedById, (_, call) => oneMeeting(call.facts.meeting.id, call));
  bind(routes, meetings.create, async ({ body }, call) => oneMeeting(await createMeeting(body, call), call));
  bind(routes, meetings.edit, async ({ body }, call) => {
    await editMeeting(body, call);
    return oneMeeting(call.facts.meeting.id, call);
  });
  bind(routes, meetings.remove, async (_, call) => {
    await removeMeeting(call);
    return {};
  });
  bind(routes, meetings.addMembers, async ({ body }, call) => {
    await addPeople(body.userIds, call);
    return {};
  });
  bind(routes, meetings.removeMembers, async ({ body }, call) => {
    await removePeople(body.userIds, call);
    return {};
  });
  bind(routes, meetings.publish, async (_, call) => {
    await publishMeeting(call);
    return {};
  });
  bind(routes, meetings.sendNotification, async (_, call) => {
    await notifyOfMeeting(call);
    return {};
  });
  bind(routes, meetings.assets, async (_, call) => ({
    assets: (await oneMeeting(call.facts.meeting.id, call)).assets,
  }));
  bind(routes, meetings.addAsset, ({ body }, call) => addFile(body.file, call));
  bind(routes, meetings.removeAsset, async ({ params }, call) => {
    await removeFile(params.assetId, call);
    return {};
  });
}

async function list(
  wanted: Wanted,
  paging: { page: number; pageSize: number; after?: string | undefined },
  call: Call,
) {
  const { rows, total, nextCursor } = await listMeetings(wanted, paging, call);
  return { meetings: rows.map((row) => meetingReply(row, call)), totalItemCount: total, nextCursor };
}
