import { isStaffLevel, userRoles } from '@portal/kit/access';
import type { DecisionWords, Member, ModerationAction } from '@portal/api/contract';
import type { HandlersOf } from '../../../mock/handler-types.ts';
import { viewerOf } from '../../../mock/mock-call.ts';
import { conflict, invalid, notFound, refuse } from '../../../mock/mock-problem.ts';
import { pageOf } from '../../../mock/pages.ts';
import {
  addRefusal,
  blockRefusal,
  containsText,
  type ManagedMember,
  membersCsvHead,
  membersCsvRows,
  newReasonRefusal,
  removeRefusal,
  returnRefusal,
  roleRefusal,
  seesEmails,
} from '@portal/rules';
import type { CommunityCall } from '../../communities/mock/access.ts';
import { joinedMembers, memberReply, membersOf } from '../../communities/mock/members.ts';
import { type MockMembership, membershipOf, removeMembership, setMembership } from '../../communities/state.ts';
import { attachmentReply } from '../../files/mock.ts';
import { noteAction } from '../../moderation/mock/note-action.ts';
import { answersKey } from '../state.ts';

type Status = MockMembership['status'];

export const membership: HandlersOf<'membership'> = {
  list: ({ body }, call) => listed(body, call, () => true),
  listWithAnswers: ({ body }, call) => listed(body, call, ({ isHaveAnswers }) => isHaveAnswers),
  exportCsv(_, call) {
    const { id } = call.facts.communityAccess.community;
    const rows = [...membersOf(call.state, id, 'Awaiting'), ...joinedMembers(call.state, id)];
    const members = rows.map((one) => reply(one, call));
    return new Blob([membersCsvHead, membersCsvRows(members, call.state.timeZone)], { type: 'text/csv' });
  },
  answers({ query: { memberId } }, call) {
    const { community } = call.facts.communityAccess;
    const status = membershipOf(call.state, community.id, memberId)?.status;
    if (status === undefined || status === 'Removed') throw notFound();
    const given = call.state.joinAnswers.get(answersKey(community.id, memberId)) ?? [];
    return {
      questionAnswers: community.questions.flatMap(({ id, text }) =>
        given
          .filter(({ questionId }) => questionId === id)
          .map(({ answer, file }) => ({
            questionText: text,
            answerText: answer,
            attachments: file === null ? [] : [attachmentReply(file)],
          })),
      ),
    };
  },
  add({ body }, call) {
    const people = [...new Set(body.userIds)].map((id) => factsOf(id, call));
    const { community } = call.facts.communityAccess;
    for (const member of people) {
      const own = call.state.people.get(member.id)?.segmentIds ?? [];
      const isInSegment = community.segmentIds.length === 0 || community.segmentIds.some((id) => own.includes(id));
      refuse(addRefusal({ ...member, isInSegment }, call.facts.communityAccess));
    }
    const added = people.filter(({ status }) => status !== 'Joined');
    if (added.length === 0) throw conflict('They belong to this community already.');
    for (const { id } of added) become(id, 'Joined', call);
    for (const { id } of added) noteMember(call, 'memberAdded', id);
    return {};
  },
  approve({ body }, call) {
    const people = [...new Set(body.userIds)].map((id) => factsOf(id, call));
    const waiting = people.filter(({ status }) => status === 'Awaiting');
    for (const member of waiting) refuse(returnRefusal(member, keeperOf(call), placeOf(call)));
    if (waiting.length === 0) throw conflict('None of them waits to be let in any more.');
    for (const { id } of waiting) become(id, 'Joined', call);
    for (const { id } of waiting) noteMember(call, 'memberApproved', id);
    return { approved: waiting.length };
  },
  change({ params: { userId }, body }, call) {
    const member = factsOf(userId, call);
    if (body.role === undefined) {
      refuse(returnRefusal(member, keeperOf(call), placeOf(call)));
      become(userId, 'Joined', call);
      noteMember(call, member.status === 'Awaiting' ? 'memberApproved' : 'memberReturned', userId);
    } else {
      refuse(roleRefusal(member, body.role, keeperOf(call), hasOtherModerator(userId, call)));
      write(userId, { role: body.role }, call);
      noteMember(call, 'memberRoleChanged', userId, { note: body.role });
    }
    return reply(found(userId, call), call);
  },
  remove({ params: { userId }, body }, call) {
    const member = factsOf(userId, call);
    refuse(removeRefusal(member, keeperOf(call), placeOf(call)));
    const isDeclined = member.status === 'Awaiting';
    if (isDeclined) call.state.joinAnswers.delete(answersKey(call.facts.communityAccess.community.id, userId));
    become(userId, 'Removed', call, isDeclined ? { isHaveAnswers: false } : {});
    noteMember(call, isDeclined ? 'memberDeclined' : 'memberRemoved', userId, body);
    return {};
  },
  blocked({ query }, call) {
    const rows = latestFirst(membersOf(call.state, call.facts.communityAccess.community.id, 'Blocked'))
      .map((one) => reply(one, call))
      .filter((one) => isFound(one, query.keyword, call));
    const { items, totalItemCount } = pageOf(rows, ({ id }) => id, query);
    return { users: items, totalItemCount };
  },
  block({ body }, call) {
    const reasons = new Map(body.users.map(({ userId, reason }) => [userId, reason]));
    const people = Array.from(reasons.keys(), (id) => factsOf(id, call));
    for (const member of people) refuse(blockRefusal(member, keeperOf(call)));
    for (const [id, reason] of reasons) become(id, 'Blocked', call, { reason });
    for (const { id, status } of people) {
      const because = body.users.findLast(({ userId }) => userId === id)?.because;
      const note = reasons.get(id) ?? '';
      noteMember(call, status === null ? 'outsiderBlocked' : 'memberBlocked', id, { note, because });
    }
    return {};
  },
  editReason({ params: { userId }, body }, call) {
    const before = membershipOf(call.state, call.facts.communityAccess.community.id, userId);
    if (before?.status !== 'Blocked') throw notFound();
    refuse(newReasonRefusal(before.reason, body.reason));
    write(userId, { reason: body.reason }, call);
    noteMember(call, 'memberReasonChanged', userId, { note: body.reason });
    return {};
  },
  unblock({ body }, call) {
    const { id: communityId } = call.facts.communityAccess.community;
    const blocked = body.userIds.filter((id) => membershipOf(call.state, communityId, id)?.status === 'Blocked');
    if (blocked.length === 0) throw conflict('They are not on the blacklist any more.');
    for (const personId of blocked) removeMembership(call.state, { communityId, personId });
    for (const id of blocked) noteMember(call, 'memberUnblocked', id);
    return {};
  },
  ofPerson({ query }, { state }) {
    const rows = state.communities
      .values()
      .flatMap(({ id, name }) => {
        const { status, role = 'Member' } = membershipOf(state, id, query.userId) ?? {};
        return status === 'Joined' || status === 'Blocked' ? [{ id, name, role, isBlocked: status === 'Blocked' }] : [];
      })
      .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
    const { items, totalItemCount } = pageOf(rows, ({ id }) => id, query);
    return { communities: items, totalItemCount };
  },
};

interface MemberQuery {
  page: number;
  pageSize: number;
  filters: { statuses: readonly Status[]; keyword: string };
}

function listed(
  { page, pageSize, filters }: MemberQuery,
  call: CommunityCall,
  isIncluded: (one: MockMembership) => boolean,
) {
  const { id } = call.facts.communityAccess.community;
  const of: Record<Status, () => MockMembership[]> = {
    Awaiting: () => byName(membersOf(call.state, id, 'Awaiting'), call),
    Joined: () => joinedMembers(call.state, id),
    Removed: () => latestFirst(membersOf(call.state, id, 'Removed')),
    Blocked: () => [],
  };
  const rows = (['Awaiting', 'Joined', 'Removed'] as const)
    .filter((status) => filters.statuses.includes(status))
    .flatMap((status) => of[status]())
    .filter(isIncluded)
    .map((one) => reply(one, call))
    .filter((one) => isFound(one, filters.keyword, call));
  const { items, totalItemCount } = pageOf(rows, ({ id: of }) => of, { page, pageSize });
  return { members: items, totalItemCount };
}

function byName(rows: MockMembership[], { state }: CommunityCall): MockMembership[] {
  const nameOf = ({ personId }: MockMembership) => {
    const { lastName = '', firstName = '' } = state.people.get(personId) ?? {};
    return `${lastName}\n${firstName}\n${personId}`.toLowerCase();
  };
  return rows.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

function latestFirst(rows: MockMembership[]): MockMembership[] {
  return rows.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.personId < b.personId ? -1 : 1));
}

/** By name; staff by e-mail too. */
function isFound({ firstName, lastName, email }: Member, keyword: string, call: CommunityCall): boolean {
  const byEmail = seesEmails({ role: userRoles[viewerOf(call).role] });
  return containsText(`${firstName} ${lastName}`, keyword) || (byEmail && containsText(email ?? '', keyword));
}

function reply(one: MockMembership, call: CommunityCall): Member {
  return memberReply(call.state, one, call.facts.communityAccess, viewerOf(call));
}

function factsOf(id: string, call: CommunityCall): ManagedMember {
  const person = call.state.people.get(id);
  if (person === undefined) throw notFound('There is no such person.');
  const known = membershipOf(call.state, call.facts.communityAccess.community.id, id);
  return {
    id,
    name: `${person.firstName} ${person.lastName}`,
    status: known?.status ?? null,
    role: known?.role ?? 'Member',
    isStaff: isStaffLevel({ role: userRoles[person.role] }),
  };
}

function keeperOf(call: CommunityCall) {
  return { id: viewerOf(call).id, permissions: call.facts.communityAccess.permissions };
}

function placeOf({ facts }: CommunityCall) {
  const { community, isArchived } = facts.communityAccess;
  return { isAutoJoin: community.isAutoJoin, isArchived };
}

function hasOtherModerator(personId: string, call: CommunityCall): boolean {
  return joinedMembers(call.state, call.facts.communityAccess.community.id).some(
    (one) => one.role === 'Moderator' && one.personId !== personId,
  );
}

function found(personId: string, call: CommunityCall): MockMembership {
  const one = membershipOf(call.state, call.facts.communityAccess.community.id, personId);
  if (one === undefined) throw invalid('params.userId', 'There is no such member');
  return one;
}

function write(personId: string, changes: Partial<MockMembership>, call: CommunityCall): void {
  setMembership(call.state, { ...found(personId, call), ...changes, updatedAt: call.now });
}

function noteMember(
  call: CommunityCall,
  action: ModerationAction,
  personId: string,
  more: { note?: string; because?: DecisionWords | undefined } = {},
): void {
  noteAction(call, { communityId: call.facts.communityAccess.community.id, deed: action, personId, ...more });
}

/** Whoever changes status is a plain member from then on. */
function become(personId: string, status: Status, call: CommunityCall, more: Partial<MockMembership> = {}): void {
  const { id: communityId } = call.facts.communityAccess.community;
  const before = membershipOf(call.state, communityId, personId);
  const joinedAt = status === 'Joined' ? call.now : (before?.joinedAt ?? call.now);
  setMembership(call.state, {
    ...{ communityId, personId, status, role: 'Member', reason: null, joinedAt, updatedAt: call.now },
    isHaveAnswers: before?.isHaveAnswers ?? false,
    decided: { by: viewerOf(call).id, at: call.now },
    ...more,
  });
}
