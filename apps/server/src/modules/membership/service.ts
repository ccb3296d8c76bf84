import type { contract, DecisionWords, HandlerInput, HandlerReply, ModerationAction } from '@portal/api/contract';
import {
  addRefusal,
  blockRefusal,
  type Keeper,
  newReasonRefusal,
  notificationTypes,
  removeRefusal,
  returnRefusal,
  roleRefusal,
} from '@portal/rules';
import type { Db } from '../../db/connect.ts';
import { personOf } from '../../http/call.ts';
import { conflict, found, notFound, refuse } from '../../http/problem.ts';
import { notifyOfMembers } from '../activities/index.ts';
import { type CommunityCall, memberReply } from '../communities/index.ts';
import { type NewModerationAction, logAction } from '../decisions/index.ts';
import { forgetAnswers } from './answers.writes.ts';
import type { ManagedMembersQuery } from './list-members.queries.ts';
import { managedMember, listManagedMembers } from './list-members.ts';
import { hasOtherModerator } from './member-facts.queries.ts';
import { type FoundMember, membersById } from './member-facts.ts';
import {
  addMembers,
  blockMembers,
  blockReason,
  moveMembers,
  setReason,
  setRole,
  takeTurns,
  unblockMembers,
} from './move-members.writes.ts';

type Membership = typeof contract.membership;
type ListBody = HandlerInput<Membership['list']>['body'];

export async function members(
  { page, pageSize, filters }: ListBody,
  onlyWithAnswers: boolean,
  call: CommunityCall,
): Promise<HandlerReply<Membership['list']>> {
  const isLatestFirst = filters.statuses.every((status) => status === 'Removed');
  const { rows, total } = await managedMembersPage(
    { page, pageSize, ...filters, onlyWithAnswers, isLatestFirst },
    call,
  );
  return { members: rows, totalItemCount: total };
}

export async function blacklist(
  query: HandlerInput<Membership['blocked']>['query'],
  call: CommunityCall,
): Promise<HandlerReply<Membership['blocked']>> {
  const membersQuery = { ...query, statuses: ['Blocked'], onlyWithAnswers: false, isLatestFirst: true } as const;
  const { rows, total } = await managedMembersPage(membersQuery, call);
  return { users: rows, totalItemCount: total };
}

async function managedMembersPage(query: ManagedMembersQuery, call: CommunityCall) {
  const { rows, total } = await listManagedMembers(query, call);
  return { rows: rows.map((row) => memberReply(row, call)), total };
}

/** Adds people; those who wait are let in, those who were removed come back, and those who belong stay as they are. */
export async function add(userIds: readonly string[], call: CommunityCall): Promise<void> {
  await inTurn(call, userIds, async (tx, people) => {
    for (const member of people) refuse(addRefusal(member, call.facts.community));
    const place = { communityId: call.facts.community.id, now: call.now };
    const ids = (isThere: boolean) => people.flatMap(({ id, status }) => ((status !== null) === isThere ? [id] : []));
    const moved = await moveMembers(tx, {
      ...place,
      personIds: ids(true),
      from: ['Awaiting', 'Removed'],
      to: 'Joined',
    });
    const added = [...moved, ...(await addMembers(tx, { ...place, personIds: ids(false) }))];
    if (added.length === 0) throw conflict('They belong to this community already.');
    await noteMembers(tx, 'memberAdded', added, call);
    await notifyOfNew(tx, added, call);
  });
}

/** Lets several in at once; of those who wait no more somebody else has decided. */
export async function approve(userIds: readonly string[], call: CommunityCall): Promise<number> {
  return inTurn(call, userIds, async (tx, people) => {
    const waiting = people.filter(({ status }) => status === 'Awaiting');
    for (const member of waiting) refuse(returnRefusal(member, keeperOf(call), call.facts.community));
    const approved = await letIn(tx, waiting, 'Awaiting', call);
    if (approved.length === 0) throw conflict('None of them waits to be let in any more.');
    await noteMembers(tx, 'memberApproved', approved, call);
    return approved.length;
  });
}

export async function change(
  { params, body }: HandlerInput<Membership['change']>,
  call: CommunityCall,
): Promise<HandlerReply<Membership['change']>> {
  const { id: communityId } = call.facts.community;
  await inTurn(call, [params.userId], async (tx, [member]) => {
    if (member === undefined) throw notFound();
    if (body.role !== undefined) {
      const hasOther = await hasOtherModerator(tx, communityId, member.id);
      refuse(roleRefusal(member, body.role, keeperOf(call), hasOther));
      await setRole(tx, { communityId, personId: member.id, role: body.role, now: call.now });
      await noteMembers(tx, 'memberRoleChanged', [member.id], call, { note: body.role });
      return;
    }
    refuse(returnRefusal(member, keeperOf(call), call.facts.community));
    const isWaiting = member.status === 'Awaiting';
    const joined = await letIn(tx, [member], isWaiting ? 'Awaiting' : 'Removed', call);
    if (joined.length === 0) throw conflict('Somebody else has decided about this person meanwhile.');
    await noteMembers(tx, isWaiting ? 'memberApproved' : 'memberReturned', joined, call);
  });
  return memberReply(found(await managedMember(params.userId, call)), call);
}

/** Removes a member, or declines who waits: what they answered is then forgotten, as if they had taken their request back. */
export async function remove(userId: string, because: DecisionWords | undefined, call: CommunityCall): Promise<void> {
  const { id: communityId } = call.facts.community;
  await inTurn(call, [userId], async (tx, [member]) => {
    if (member === undefined) throw notFound();
    refuse(removeRefusal(member, keeperOf(call), call.facts.community));
    const from = member.status === 'Awaiting' ? 'Awaiting' : 'Joined';
    const move = { communityId, personIds: [userId], from: [from], to: 'Removed', now: call.now } as const;
    const removed = await moveMembers(tx, move);
    if (removed.length === 0) throw conflict('Somebody else has decided about this person meanwhile.');
    if (from === 'Awaiting') await forgetAnswers(tx, communityId, userId);
    await noteMembers(tx, from === 'Awaiting' ? 'memberDeclined' : 'memberRemoved', removed, call, { because });
  });
}

export async function block(
  users: HandlerInput<Membership['block']>['body']['users'],
  call: CommunityCall,
): Promise<void> {
  const { id: communityId } = call.facts.community;
  const reasons = new Map(users.map(({ userId, reason }) => [userId, reason]));
  await inTurn(call, [...reasons.keys()], async (tx, people) => {
    for (const member of people) refuse(blockRefusal(member, keeperOf(call)));
    const given = people.map(({ id }) => ({ userId: id, reason: reasons.get(id) ?? '' }));
    const memberIds = await blockMembers(tx, { communityId, users: given, now: call.now });
    for (const { id, status } of people.filter((one) => memberIds.includes(one.id)))
      await noteMembers(tx, status === null ? 'outsiderBlocked' : 'memberBlocked', [id], call, {
        note: reasons.get(id) ?? '',
        because: users.findLast(({ userId }) => userId === id)?.because,
      });
    await notifyOfMembers(tx, {
      ...{ type: notificationTypes.newBlockedMember, communityId, memberIds },
      ...{ initiatorId: personOf(call).id, at: call.now },
    });
  });
}

export async function editReason(userId: string, reason: string, call: CommunityCall): Promise<void> {
  const { id } = call.facts.community;
  await call.db.transaction(async (tx) => {
    const before = await blockReason(tx, id, userId);
    if (before === null) throw notFound();
    refuse(newReasonRefusal(before.reason, reason));
    await setReason(tx, id, userId, reason, call.now);
    await noteMembers(tx, 'memberReasonChanged', [userId], call, { note: reason });
  });
}

export async function unblock(userIds: readonly string[], call: CommunityCall): Promise<void> {
  await call.db.transaction(async (tx) => {
    const removed = await unblockMembers(tx, call.facts.community.id, userIds);
    if (removed.length === 0) throw conflict('They are not on the blacklist any more.');
    await noteMembers(tx, 'memberUnblocked', removed, call);
  });
}

async function noteMembers(
  tx: Db,
  deed: ModerationAction,
  memberIds: readonly string[],
  call: CommunityCall,
  more: Pick<NewModerationAction, 'note' | 'because'> = {},
): Promise<void> {
  const { id: communityId } = call.facts.community;
  for (const personId of memberIds) await logAction(tx, { communityId, deed, personId, ...more }, call);
}

function keeperOf(call: CommunityCall): Keeper {
  return { id: personOf(call).id, permissions: call.facts.community.permissions };
}

/** Finds people, and does something with them while nobody else does. */
function inTurn<Result>(
  call: CommunityCall,
  userIds: readonly string[],
  act: (tx: Db, people: FoundMember[]) => Promise<Result>,
): Promise<Result> {
  const { community } = call.facts;
  return call.db.transaction(async (tx) => {
    await takeTurns(tx, community.id);
    return act(tx, await membersById(tx, community, userIds));
  });
}

async function letIn(
  tx: Db,
  people: readonly FoundMember[],
  from: 'Awaiting' | 'Removed',
  call: CommunityCall,
): Promise<string[]> {
  const place = { communityId: call.facts.community.id, now: call.now };
  const joined = await moveMembers(tx, {
    ...place,
    personIds: people.map(({ id }) => id),
    from: [from],
    to: 'Joined',
  });
  await notifyOfNew(tx, joined, call);
  return joined;
}

async function notifyOfNew(tx: Db, memberIds: readonly string[], call: CommunityCall): Promise<void> {
  await notifyOfMembers(tx, {
    ...{ type: notificationTypes.newAddedMember, communityId: call.facts.community.id, memberIds },
    ...{ initiatorId: personOf(call).id, at: call.now },
  });
}
