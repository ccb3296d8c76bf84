import { expectSame, type Sequence } from '../../conformance/sequence.ts';
import type { Subjects } from '../../conformance/subjects.ts';
import { type ConformanceTarget, problemOf, replyTo } from '../../conformance/target.ts';
import { contract } from '@portal/api/contract';
import { notificationTypes } from '@portal/rules';
import { meetingsOf } from './conformance.ts';
import { sampleFields } from './sample-fields.ts';

const { meetings } = contract;

export function meetingsSequences(subjects: Subjects): Sequence[] {
  const { world, member, admin, joined } = subjects;
  const { toCome, own, others, open } = meetingsOf(subjects);
  const at = (meeting: { id: string; communityId: string }) => ({
    params: { id: meeting.communityId, meetingId: meeting.id },
  });
  const read = (target: ConformanceTarget, meeting: { id: string; communityId: string }, as: string) =>
    replyTo(target, meetings.byId, at(meeting), as);
  const found = async (target: ConformanceTarget, body: object, as = member) =>
    (await replyTo(target, meetings.explore, { body }, as)).meetings;
  return [
    {
      title: 'an answer is shown, counted and taken back',
      async run(target) {
        const answer = (status: 0 | 1 | 2) =>
          replyTo(target, meetings.reply, { ...at(open), body: { status } }, member);
        await answer(0);
        const before = await read(target, open, member);
        expectSame(before.status, 0, 'before');
        await answer(1);
        const going = await read(target, open, member);
        expectSame([going.status, going.goingCount], [1, before.goingCount + 1], 'going');
        expectSame(going.users, [{ userId: member, status: 1 }], 'others are told of nobody but themselves');
        const ids = (await found(target, { statuses: [1], showPast: false })).map(({ id }) => id);
        expectSame(ids.includes(open.id), true, 'among those one goes to');
        await answer(2);
        const absent = await read(target, open, member);
        expectSame([absent.status, absent.goingCount], [2, before.goingCount], 'not going');
      },
    },
    {
      title: 'explored meetings: those to come from the next on, then those that are over from the last on',
      async run(target) {
        const all = await found(target, {});
        const toComeIds = (await found(target, { showPast: false })).map(({ id }) => id);
        const over = (await found(target, { showUpcoming: false })).map(({ id }) => id);
        expectSame(
          all.map(({ id }) => id),
          [...toComeIds, ...over],
          'order',
        );
        expectSame(toComeIds.length > 0 && over.length > 0, true, 'there are both');
        const { nextCursor, ...first } = await replyTo(target, meetings.explore, { body: { pageSize: 3 } }, member);
        const second = await replyTo(target, meetings.explore, { body: { pageSize: 3, page: 2 } }, member);
        expectSame(nextCursor === null, false, 'there is a next page');
        const behind = { body: { pageSize: 3, after: nextCursor ?? '' } };
        expectSame(
          (await replyTo(target, meetings.explore, behind, member)).meetings.map(({ id }) => id),
          second.meetings.map(({ id }) => id),
          'behind its place',
        );
        expectSame(
          [...first.meetings, ...second.meetings].map(({ id }) => id),
          all.slice(0, 6).map(({ id }) => id),
          'pages',
        );
        expectSame(first.totalItemCount, all.length, 'how many');
        expectSame(
          all.some(({ id }) => id === others.id),
          false,
          'a private meeting of others',
        );
      },
    },
    {
      title: 'the meetings of a community are in the same order, page by page',
      async run(target) {
        const ask = (query: Record<string, unknown>) =>
          replyTo(target, meetings.ofCommunity, { params: { id: toCome.communityId }, query }, member);
        const all = await ask({});
        const first = await ask({ pageSize: 1 });
        const rest = await ask({ pageSize: 100, after: first.nextCursor ?? '' });
        expectSame(
          [...first.meetings, ...rest.meetings].map(({ id }) => id),
          all.meetings.map(({ id }) => id),
          'pages',
        );
      },
    },
    {
      title: 'on the dashboard stands what is published and what concerns oneself, the next one first',
      async run(target) {
        const standing = async (viewMeetsWithAllAnswers = false) => {
          const query = { viewMeetsWithAllAnswers };
          return (await replyTo(target, meetings.dashboard, { query }, member)).meetings;
        };
        const answer = (meeting: { id: string; communityId: string }, status: 0 | 1 | 2) =>
          replyTo(target, meetings.reply, { ...at(meeting), body: { status } }, member);
        const has = async (id: string, all = false) => (await standing(all)).some((one) => one.id === id);
        await answer(open, 0);
        const { toDashBoard } = await read(target, open, member);
        expectSame(await has(open.id), toDashBoard, 'not answered');
        await answer(open, 1);
        expectSame([await has(open.id), await has(own.id)], [true, true], 'one goes to it, or is invited');
        await answer(open, 2);
        expectSame([await has(open.id), await has(open.id, true)], [false, true], 'one does not go');
        const begins = (await standing(true)).map(({ startDate }) => startDate);
        expectSame(begins, begins.toSorted(), 'order');
      },
    },
    {
      title: 'a favourite meeting is among the favourites until it is taken out',
      async run(target) {
        const ids = async () => (await found(target, { onlyFavorite: true })).map(({ id }) => id);
        await replyTo(target, meetings.addFavourite, at(open), member);
        await replyTo(target, meetings.addFavourite, at(open), member);
        expectSame((await ids()).filter((id) => id === open.id).length, 1, 'added');
        expectSame((await read(target, open, member)).isFavorite, true, 'told');
        await replyTo(target, meetings.removeFavourite, at(open), member);
        expectSame((await ids()).includes(open.id), false, 'taken out');
      },
    },
    {
      title: 'a meeting is made, moved and removed by those who look after it',
      async run(target) {
        const params = { id: joined.id };
        const made = await replyTo(target, meetings.create, { params, body: { ...sampleFields, visible: 2 } }, admin);
        expectSame(
          [made.startDate, made.duration, made.timeZone, made.rsvpDate, made.sendNotification, made.toDashBoard],
          ['2199-03-05T08:30:00.000Z', 60, 'Australia/Adelaide', '2199-03-04T08:30:00.000Z', false, false],
          'made',
        );
        expectSame([made.visible, made.canManage, made.version], [2, true, 1], 'as its maker sees it');
        const moveNotificationsOf = async (as: string) =>
          (await replyTo(target, contract.notifications.list, { query: { pageSize: 100 } }, as)).notifications.filter(
            ({ activityType, meet }) => activityType === notificationTypes.meetingWasMoved && meet?.id === made.id,
          );
        const wishes = { notificationActivityTypes: [notificationTypes.meetingWasMoved] };
        await replyTo(target, contract.notifications.saveSettings, { body: wishes }, member);
        for (const as of [member, admin])
          await replyTo(target, meetings.reply, { ...at(made), body: { status: 1 } }, as);
        const moved = { ...sampleFields, startDate: '2199-03-06T08:30:00.000Z', duration: 30, version: made.version };
        await replyTo(target, meetings.edit, { ...at(made), body: moved }, admin);
        expectSame((await moveNotificationsOf(member)).length, 1, 'who had answered is told');
        expectSame((await moveNotificationsOf(admin)).length, 0, 'who moved it is not');
        const seen = await read(target, made, member);
        expectSame(
          [seen.startDate, seen.duration, seen.visible, seen.canManage, seen.version],
          ['2199-03-06T08:30:00.000Z', 30, 2, false, 2],
          'moved',
        );
        await replyTo(target, meetings.remove, at(made), admin);
        expectSame(
          (await found(target, {})).some(({ id }) => id === made.id),
          false,
          'removed',
        );
      },
    },
    {
      title: 'a meeting is published and told of once and for all',
      async run(target) {
        const params = { id: joined.id };
        const made = await replyTo(target, meetings.create, { params, body: { ...sampleFields, visible: 2 } }, admin);
        const notificationsOf = async (as: string) =>
          (await replyTo(target, contract.notifications.list, { query: { pageSize: 100 } }, as)).notifications.filter(
            ({ meet }) => meet?.id === made.id,
          );
        const wishes = { notificationActivityTypes: [notificationTypes.newMeetWasCreated] };
        await replyTo(target, contract.notifications.saveSettings, { body: wishes }, member);
        expectSame((await notificationsOf(member)).length, 0, 'not told yet');
        await replyTo(target, meetings.publish, at(made), admin);
        await replyTo(target, meetings.sendNotification, at(made), admin);
        const seen = await read(target, made, member);
        expectSame([seen.toDashBoard, seen.sendNotification], [true, true], 'published and told');
        const [news] = await notificationsOf(member);
        expectSame([news?.activityType, news?.meet?.name], [13, made.name], 'what is told');
        expectSame((await notificationsOf(admin)).length, 0, 'whoever told of it');
        await replyTo(target, meetings.remove, at(made), admin);
        expectSame((await notificationsOf(member)).length, 0, 'nothing is told of what was called off');
      },
    },
    {
      title: 'a private meeting is there for whoever is invited, as long as they are',
      async run(target) {
        const ids = async () => (await found(target, {})).map(({ id }) => id);
        expectSame((await ids()).includes(own.id), true, 'invited');
        const invited = (await read(target, own, admin)).users.map(({ userId }) => userId);
        const all = { ...at(own), body: { userIds: invited } };
        const { code } = await problemOf(target, { endpoint: meetings.removeMembers, as: admin, input: all });
        expectSame(code, 'conflict', 'somebody is left [COM-231]');
        const others = world.memberships.filter(
          ({ communityId, personId, status, role }) =>
            communityId === own.communityId && personId !== member && status === 'Joined' && role === 'Member',
        );
        const another = others.map(({ personId }) => personId).slice(0, 1);
        await replyTo(target, meetings.addMembers, { ...at(own), body: { userIds: another } }, admin);
        await replyTo(target, meetings.removeMembers, { ...at(own), body: { userIds: [member] } }, admin);
        expectSame((await ids()).includes(own.id), false, 'no longer');
        await replyTo(target, meetings.addMembers, { ...at(own), body: { userIds: [member, member] } }, admin);
        expectSame((await ids()).includes(own.id), true, 'again');
        const { users } = await read(target, own, admin);
        expectSame(users.filter(({ userId }) => userId === member).length, 1, 'once');
      },
    },
  ];
}
