import { type Announcement, contract, type HandlerInput } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { notFound, refuse } from '../../../mock/mock-problem.ts';
import { mockList } from '../../../mock/mock-list.ts';
import {
  announcementDaysRefusal,
  announcementLink,
  announcementLinkRefusal,
  changedSinceRefusal,
  isKnownTo,
  isRelevant,
  momentRead,
  unknownRefusal,
} from '@portal/rules';
import { segments } from '../../people/world/places.ts';
import type { MockAnnouncement } from '../state.ts';

export const announcements: HandlersOf<'announcements'> = {
  list(_, call) {
    const viewer = viewerOf(call);
    const dismissed = call.state.dismissedAnnouncements.get(viewer.id) ?? [];
    return {
      announcements: call.state.announcements
        .values()
        .filter((one) => isRelevant({ ...one, isDismissed: dismissed.includes(one.id) }, viewer, call.now))
        .map(announcementReply),
    };
  },
  dismiss({ params }, call) {
    const viewer = viewerOf(call);
    const announcement = call.state.announcements.get(params.id);
    if (announcement === undefined || !isKnownTo(announcement, viewer, call.now)) throw notFound();
    const before = call.state.dismissedAnnouncements.get(viewer.id) ?? [];
    call.state.dismissedAnnouncements.set(viewer.id, [...new Set([...before, params.id])]);
    return {};
  },
  all: mockList({
    endpoint: contract.announcements.all,
    rows: (call) =>
      call.state.announcements
        .values()
        .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
        .map(announcementReply),
  }),
  create({ body }, call) {
    const values = valuesOf(body, null, call);
    const id = call.state.nextId('announcement');
    if (values.isActive) deactivateOthers(id, call);
    const created = { ...values, id, createdAt: call.now, authorId: viewerOf(call).id, updatedAt: null };
    call.state.announcements.set(id, created);
    return announcementReply(created);
  },
  edit({ params, body: { updatedAt, ...fields } }, call) {
    const before = call.state.announcements.get(params.id);
    if (before === undefined) throw notFound();
    refuse(changedSinceRefusal(momentRead(updatedAt), before.updatedAt, 'announcement'));
    const values = valuesOf(fields, before, call);
    if (values.isActive) deactivateOthers(params.id, call);
    return announcementReply(call.state.announcements.change(params.id, { ...values, updatedAt: call.now }));
  },
  remove({ params }, { state }) {
    if (state.announcements.get(params.id) === undefined) throw notFound();
    state.announcements.delete(params.id);
    return {};
  },
};

type Fields = HandlerInput<typeof contract.announcements.create>['body'];

function valuesOf({ startDate, endDate, link, ...rest }: Fields, before: MockAnnouncement | null, call: MockCall) {
  const moments = { startsAt: new Date(startDate), endsAt: new Date(endDate) };
  refuse(announcementLinkRefusal(link));
  refuse(announcementDaysRefusal(moments, before, { now: call.now, zone: call.state.timeZone }));
  const known = new Set([...segments.map(({ id }) => id), ...(before?.segmentIds ?? [])]);
  const segmentIds = [...new Set(rest.segmentIds)];
  refuse(unknownRefusal(segmentIds, known, 'body.segmentIds'));
  return { ...rest, ...moments, segmentIds, link: announcementLink(link) };
}

/** One is active at a time. Whoever writes another as it was before is told. */
function deactivateOthers(ownId: string, { state, now }: MockCall): void {
  for (const { id, isActive } of state.announcements.values())
    if (isActive && id !== ownId) state.announcements.change(id, { isActive: false, updatedAt: now });
}

function announcementReply({
  startsAt,
  endsAt,
  createdAt,
  authorId,
  updatedAt,
  segmentIds,
  ...rest
}: MockAnnouncement): Announcement {
  return {
    ...rest,
    segmentIds: [...segmentIds],
    startDate: startsAt.toISOString(),
    endDate: endsAt.toISOString(),
    createdAt: createdAt.toISOString(),
    createdByUserId: authorId,
    updatedAt: updatedAt?.toISOString() ?? null,
  };
}
