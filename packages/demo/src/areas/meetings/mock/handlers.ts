import { limits } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { pageOf } from '../../../mock/pages.ts';
import { addReaction, removeReaction } from '../../../mock/reactions.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import {
  fileCountRefusal,
  inMeetingOrder,
  isMeetingOver,
  isMeetingShown,
  isOnDashboard,
  meetingReplies,
  meetingReplyRefusal,
  notifyingRefusal,
  publishingRefusal,
} from '@portal/rules';
import { communityAccessById } from '../../communities/mock/access.ts';
import type { CommunityAccess } from '../../communities/mock/community-access.ts';
import { storeFiles } from '../../files/mock.ts';
import { hasReacted } from '../../../mock/reactions.ts';
import type { MockMeeting } from '../state.ts';
import { factsOf } from './access.ts';
import { createMeeting, editMeeting, invite, withReply } from './changes.ts';
import { assetReply, meetingPageReply, meetingReply } from './meeting-reply.ts';

interface Shown {
  meeting: MockMeeting;
  community: CommunityAccess;
}

/** What the viewer may come to, in its order. */
function shown(call: MockCall): Shown[] {
  const viewer = viewerOf(call);
  return inMeetingOrder(call.state.meetings.values(), call.now).flatMap((meeting) => {
    const community = communityAccessById(call.state, meeting.communityId, viewer);
    return community !== null && isMeetingShown(factsOf(meeting, community, viewer.id)) ? [{ meeting, community }] : [];
  });
}

function listOf(found: readonly Shown[], paging: { page: number; pageSize: number; after?: string }, call: MockCall) {
  const { items, ...page } = pageOf(found, ({ meeting }) => meeting.id, paging);
  return { meetings: items.map(({ meeting, community }) => meetingReply(meeting, community, call)), ...page };
}

export const meetings: HandlersOf<'meetings'> = {
  ofCommunity({ query }, call) {
    const { id } = call.facts.communityAccess.community;
    const found = shown(call).filter(
      ({ meeting }) => meeting.communityId === id && isMeetingOver(meeting, call.now) === query.isPast,
    );
    return listOf(found, query, call);
  },
  byId: (_, call) => meetingPageReply(call.facts.meeting, call.facts.communityAccess, call),
  explore({ body }, call) {
    const { id: me } = viewerOf(call);
    const { communitiesIds, statuses, onlyFavorite, showPast, showUpcoming, startDate, endDate } = body;
    const found = shown(call).filter(
      ({ meeting }) =>
        (isMeetingOver(meeting, call.now) ? showPast : showUpcoming) &&
        (!onlyFavorite || hasReacted(call.state.meetingFavourites, meeting.id, me)) &&
        (communitiesIds.length === 0 || communitiesIds.includes(meeting.communityId)) &&
        (statuses.length === 0 ||
          statuses.includes(meeting.people.find(({ personId }) => personId === me)?.status ?? 0)) &&
        (startDate == null || meeting.startAt >= new Date(startDate)) &&
        (endDate == null || meeting.startAt <= new Date(endDate)),
    );
    return listOf(found, body, call);
  },
  dashboard({ query: { viewMeetsWithAllAnswers, ...paging } }, call) {
    const { id: me } = viewerOf(call);
    const found = shown(call).filter(({ meeting }) => {
      const mine = meeting.people.find(({ personId }) => personId === me);
      const { isInvited = false, status = meetingReplies.noResponse } = mine ?? {};
      const answered = { isPublished: meeting.toDashBoard, isInvited, status };
      return !isMeetingOver(meeting, call.now) && isOnDashboard(answered, viewMeetsWithAllAnswers);
    });
    return listOf(found, paging, call);
  },
  preference(_, call) {
    const all = shown(call);
    const names = new Map(all.map(({ community: { community } }) => [community.id, community.name]));
    return {
      upcomingCount: all.filter(({ meeting }) => !isMeetingOver(meeting, call.now)).length,
      communities: [...names]
        .map(([id, name]) => ({ id, name }))
        .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1)),
    };
  },
  reply({ body }, call) {
    const { meeting } = call.facts;
    refuse(meetingReplyRefusal(meeting, call.now));
    call.state.meetings.change(meeting.id, { people: withReply(meeting.people, viewerOf(call).id, body.status) });
    return {};
  },
  addFavourite(_, call) {
    addReaction(call.state.meetingFavourites, call.facts.meeting.id, viewerOf(call).id);
    return {};
  },
  removeFavourite(_, call) {
    removeReaction(call.state.meetingFavourites, call.facts.meeting.id, viewerOf(call).id);
    return {};
  },
  managed({ query }, call) {
    const { id } = call.facts.communityAccess.community;
    return listOf(
      shown(call).filter(({ meeting }) => meeting.communityId === id),
      query,
      call,
    );
  },
  managedById: (_, call) => meetingPageReply(call.facts.meeting, call.facts.communityAccess, call),
  async create({ body }, call) {
    const meeting = await createMeeting(body, call);
    return meetingPageReply(meeting, call.facts.communityAccess, call);
  },
  async edit({ body }, call) {
    return meetingPageReply(await editMeeting(body, call), call.facts.communityAccess, call);
  },
  remove(_, call) {
    call.state.meetings.change(call.facts.meeting.id, { isRemoved: true });
    return {};
  },
  addMembers({ body }, call) {
    invite(body.userIds, true, call);
    return {};
  },
  removeMembers({ body }, call) {
    invite(body.userIds, false, call);
    return {};
  },
  publish(_, { state, facts: { meeting } }) {
    refuse(publishingRefusal(meeting.visible, meeting.toDashBoard));
    state.meetings.change(meeting.id, { toDashBoard: true });
    return {};
  },
  sendNotification(_, call) {
    const { id, notified } = call.facts.meeting;
    refuse(notifyingRefusal(notified !== null));
    call.state.meetings.change(id, { notified: { at: call.now, by: viewerOf(call).id } });
    return {};
  },
  assets: (_, { facts }) => ({ assets: facts.meeting.attachments.map(assetReply) }),
  async addAsset({ body }, call) {
    const { id } = call.facts.meeting;
    const [file] = await storeFiles(call.state, [body.file], 'body.file');
    const { attachments = [] } = call.state.meetings.get(id) ?? {};
    refuse(fileCountRefusal(attachments.length + 1, limits.meeting.files, 'body.file'));
    if (file === undefined) throw notFound();
    call.state.meetings.change(id, { attachments: [...attachments, file] });
    return assetReply(file);
  },
  removeAsset({ params }, call) {
    const { id, attachments } = call.facts.meeting;
    const left = attachments.filter((file) => file.id !== params.assetId);
    if (left.length === attachments.length) throw notFound();
    call.state.meetings.change(id, { attachments: left });
    return {};
  },
};
