import type { NextStep } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import {
  dayIn,
  endOfDay,
  invoiceAmounts,
  isHeldToCpd,
  isMeetingShown,
  isWanted,
  missingCpd,
  offerEnd,
  repliesUntil,
  replyClosedBecause,
  waitingListSettings,
} from '@portal/rules';
import { communityAccessById } from '../../communities/mock/access.ts';
import { communityAccessOf } from '../../communities/mock/community-access.ts';
import { mine, personFacts, rulesOf } from '../../cpd/mock/periods.ts';
import { factsOf } from '../../meetings/mock/access.ts';

const nothingElse = { alias: null, count: null, cpd: null } as const;

/** Everything that waits for whoever asks, however far away. */
export function stepsWaiting(call: MockCall): NextStep[] {
  return [seats, audits, invoices, cpd, meetings, peopleToLetIn].flatMap((stepsOf) => stepsOf(call));
}

function seats(call: MockCall): NextStep[] {
  const { id: personId } = viewerOf(call);
  return call.state.waiting.values().flatMap((entry): NextStep[] => {
    const event = call.state.events.get(entry.eventId);
    if (entry.personId !== personId || entry.status !== 'offered' || entry.offeredAt === null) return [];
    if (event === undefined || event.status !== 'published' || event.endAt <= call.now) return [];
    const by = offerEnd(entry.offeredAt, event, waitingListSettings.settings.offerHours);
    return [{ kind: 'takeSeat', id: event.id, title: event.title, by: by.toISOString(), ...nothingElse }];
  });
}

function audits(call: MockCall): NextStep[] {
  const { id: personId } = viewerOf(call);
  const { state } = call;
  return state.auditCases.values().flatMap((one): NextStep[] => {
    const audit = state.audits.get(one.auditId);
    if (one.personId !== personId || audit === undefined || !isWanted(one.status, audit.status)) return [];
    const by = endOfDay(one.dueOn, state.timeZone).toISOString();
    return [{ kind: 'submitAudit', id: one.id, title: audit.name, by, ...nothingElse }];
  });
}

function invoices(call: MockCall): NextStep[] {
  const { id: personId } = viewerOf(call);
  const { timeZone } = call.state;
  return call.state.invoices.values().flatMap((invoice): NextStep[] => {
    if (invoice.personId !== personId || invoiceAmounts(invoice).balanceDue === 0) return [];
    const { id, description: title, membership, dueAt } = invoice;
    const by = dueAt && endOfDay(dayIn(dueAt, timeZone), timeZone).toISOString();
    return [{ kind: membership === null ? 'payInvoice' : 'renew', id, title, by, ...nothingElse }];
  });
}

function cpd(call: MockCall): NextStep[] {
  const viewer = viewerOf(call);
  if (!isHeldToCpd(viewer)) return [];
  const { pack, zone } = rulesOf(call.state);
  const records = mine(call).flatMap(({ completedAt, minutes, category }) =>
    completedAt === null ? [] : [{ completedAt, minutes, categoryId: category }],
  );
  const shortfall = missingCpd({ pack, zone, records, person: personFacts(viewer.id, call) }, call.now);
  if (shortfall === null) return [];
  const { lastDay, ...missing } = shortfall;
  const by = endOfDay(lastDay, zone).toISOString();
  return [{ kind: 'finishCpd', id: lastDay, title: pack.name, by, alias: null, count: null, cpd: missing }];
}

function meetings(call: MockCall): NextStep[] {
  const viewer = viewerOf(call);
  return call.state.meetings.values().flatMap((meeting): NextStep[] => {
    const part = meeting.people.find(({ personId }) => personId === viewer.id);
    if (!part?.isInvited || part.status !== 0 || replyClosedBecause(meeting, call.now) !== null) return [];
    const community = communityAccessById(call.state, meeting.communityId, viewer);
    if (community === null || !isMeetingShown(factsOf(meeting, community, viewer.id))) return [];
    const by = repliesUntil(meeting).toISOString();
    const { alias } = community.community;
    return [{ kind: 'answerMeeting', id: meeting.id, title: meeting.name, by, alias, count: null, cpd: null }];
  });
}

function peopleToLetIn(call: MockCall): NextStep[] {
  const viewer = viewerOf(call);
  return call.state.communities.values().flatMap((community): NextStep[] => {
    const members = [...(call.state.memberships.get(community.id)?.values() ?? [])];
    const mine = members.find(({ personId }) => personId === viewer.id);
    const count = members.filter(({ status }) => status === 'Awaiting').length;
    if (mine?.status !== 'Joined' || mine.role !== 'Moderator' || community.isDeleted || count === 0) return [];
    if (communityAccessOf(call.state, community, viewer).isArchived) return [];
    return [
      { kind: 'letIn', id: community.id, title: community.name, by: null, alias: community.alias, count, cpd: null },
    ];
  });
}
