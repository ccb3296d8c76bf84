import type { Random } from '../../../world/random.ts';
import type {
  WorldAttachment,
  WorldCommunity,
  WorldMeeting,
  WorldMembership,
  WorldReaction,
} from '../../../world/world-types.ts';
import { meetingPlans, type MeetingPlan } from './meeting-plans.ts';

const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
};
/** What somebody answers. */
const [noResponse, going, cantGo] = [0, 1, 2] as const;
type Reply = WorldMeeting['people'][number]['status'];
const guests = { least: 3, most: 14 };

/** The meetings of communities, over and to come. */
export function buildMeetings(
  communities: readonly WorldCommunity[],
  memberships: readonly WorldMembership[],
  random: Random,
): WorldMeeting[] {
  return meetingPlans.map((plan, index) => {
    const community = communities.find(({ alias }) => alias === plan.alias);
    if (community === undefined) throw new Error(`There is no community ${plan.alias} for a meeting`);
    const joined = memberships.filter(({ communityId, status }) => communityId === community.id && status === 'Joined');
    return toMeeting(plan, `m-${String(index + 1).padStart(3, '0')}`, community, joined, random);
  });
}

function toMeeting(
  plan: MeetingPlan,
  id: string,
  { id: communityId }: WorldCommunity,
  joined: readonly WorldMembership[],
  random: Random,
): WorldMeeting {
  const { name, description, day, startTime, minutes, visible } = plan;
  const isPrivate = visible === 3;
  return {
    ...{ id, communityId, name, description, day, startTime, minutes, visible },
    timeZone: plan.timeZone ?? 'Australia/Sydney',
    meetingLink: `https://meet.example.org/${id}`,
    meetingId: plan.number ?? null,
    meetingPassword: plan.password ?? null,
    rsvpHoursBefore: plan.rsvpHoursBefore ?? null,
    image: plan.cover === undefined ? null : `cover-${plan.cover}`,
    organiserId: joined.find(({ role }) => role === 'Moderator')?.personId ?? joined[0]?.personId ?? 'p-004',
    isRemoved: plan.isRemoved ?? false,
    toDashBoard: plan.toDashBoard ?? false,
    people: peopleOf(plan, joined, random).map((one) => ({ ...one, isInvited: isPrivate })),
    attachments: (plan.files ?? []).map((fileName, place) => fileOf(fileName, `${id}-${place + 1}`)),
  };
}

/** The demo accounts answer what the plan says, and nothing else. */
function peopleOf(
  { replies = [] }: MeetingPlan,
  joined: readonly WorldMembership[],
  random: Random,
): { personId: string; status: Reply }[] {
  const named = replies.map((reply) => {
    const [number = '', word = ''] = reply.split(' ');
    return { personId: `p-${number.padStart(3, '0')}`, status: statuses[word] ?? noResponse };
  });
  const others = joined.filter(({ personId }) => !/^p-0(?:0\d|1[0-2])$/.test(personId));
  const many = Math.min(others.length, random.between(guests.least, guests.most));
  return [
    ...named,
    ...random.sample(others, many).map(({ personId }) => ({
      personId,
      status: random.chance(0.75) ? going : cantGo,
    })),
  ];
}

const statuses: Readonly<Record<string, Reply>> = {
  going,
  cantGo,
};

function fileOf(fileName: string, id: string): WorldAttachment {
  return { id: `file-${id}`, fileName, type: types[fileName.split('.').at(-1) ?? ''] ?? '', picture: null };
}

/** Some to come, and one that is over. */
export function favouriteMeetings(meetings: readonly WorldMeeting[], personId: string): WorldReaction[] {
  const mine = meetings.filter(
    ({ people, isRemoved }) => !isRemoved && people.some((one) => one.personId === personId),
  );
  const chosen = [mine.find(({ day }) => day < 0), ...mine.filter(({ day }) => day > 0).slice(0, 3)];
  return chosen.flatMap((meeting, index) =>
    meeting === undefined ? [] : [{ personId, targetId: meeting.id, minutesAgo: 2_000 + index }],
  );
}
