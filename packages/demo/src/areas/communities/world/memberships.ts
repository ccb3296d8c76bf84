import { communities } from './communities.ts';
import { communityPlans, type CommunityPlan } from './community-plans.ts';
import type { Inhabitant } from '../../people/world/people.ts';
import type { Random } from '../../../world/random.ts';
import type { CommunityRole, MembershipStatus, WorldCommunity, WorldMembership } from '../../../world/world-types.ts';

/** One who has joined, with what decides how often they speak. */
export interface Voice {
  personId: string;
  firstName: string;
  area: string;
  isFirstNations: boolean;
  role: CommunityRole;
  joinedMinutesAgo: number;
  loudness: number;
}

export interface Place {
  plan: CommunityPlan;
  community: WorldCommunity;
  voices: Voice[];
}

const removedReasons = ['Asked to leave', 'No longer practises in this field', 'Account merged'];
const blockedReasons = [
  'Repeated advertising of a paid course after two warnings.',
  'Posted a report extract that identified a client.',
  'Personal remarks about another member; see moderator notes.',
  'Recruiting from members’ teams by direct message.',
];

const callings: Record<string, string> = {
  dementia: 'aged',
  at: 'home',
  business: 'leaders',
  palliative: 'hospital',
  committee: 'leaders',
};

/** The field of work that a bank of texts speaks for. */
export function callingOf(area: string): string {
  return callings[area] ?? area;
}

function mayJoin({ person, area }: Inhabitant, plan: CommunityPlan, community: WorldCommunity): boolean {
  const isInSegment =
    community.segmentIds.length === 0 || community.segmentIds.some((id) => person.segmentIds.includes(id));
  const isTooNew =
    (area === 'students' || area === 'newgrad') &&
    ['leaders', 'business', 'supervision', 'committee'].includes(plan.areas[0] ?? '');
  return isInSegment && !isTooNew && !person.membershipLapsed && person.contactTypes.includes('Member');
}

function appeal({ area, isFirstNations }: Inhabitant, plan: CommunityPlan): number {
  if (isFirstNations && plan.areas[0] === 'firstnations') return 400;
  const rank = plan.areas.map(callingOf).indexOf(area);
  return rank === 0 ? 16 : rank > 0 ? 5 : 1;
}

function joinedAgo(person: Inhabitant['person'], community: WorldCommunity, random: Random): number {
  const share = random.chance(0.5) ? 0.8 + random.next() * 0.19 : 0.02 + random.next() * 0.8;
  return Math.round(Math.min(community.createdMinutesAgo * share, person.joinedMinutesAgo * 0.98));
}

function roleAt(index: number, size: number): CommunityRole {
  const moderators = size > 90 ? 3 : size > 20 ? 2 : 1;
  if (index < moderators) return 'Moderator';
  return index < moderators + 1 + Math.floor(size / 60) ? 'Editor' : 'Member';
}

function pinned(plan: CommunityPlan): Map<string, CommunityRole> {
  return new Map(
    (plan.pins ?? []).map((pin): [string, CommunityRole] => {
      const [number = '', role] = pin.split(' ');
      return [`p-${number.padStart(3, '0')}`, role === 'Moderator' || role === 'Editor' ? role : 'Member'];
    }),
  );
}

interface Settled {
  places: Place[];
  memberships: WorldMembership[];
}

/** Who asked, left or was sent away: they stand beside the ones who joined. */
function outsiders(rest: Inhabitant[], place: Place, random: Random): WorldMembership[] {
  const { community, plan } = place;
  const awaiting = community.isPublic || !community.isVisible ? 0 : random.between(3, 7);
  const blocked = plan.size < 30 || community.isAutoJoin ? 0 : random.between(0, 2);
  const removed = plan.size < 30 || community.isAutoJoin ? 0 : random.between(0, 3);
  const statuses: MembershipStatus[] = [
    ...Array<MembershipStatus>(awaiting).fill('Awaiting'),
    ...Array<MembershipStatus>(blocked).fill('Blocked'),
    ...Array<MembershipStatus>(removed).fill('Removed'),
  ];
  return rest.slice(0, statuses.length).map(({ person }, index) => {
    const status = statuses[index] ?? 'Removed';
    const reason =
      status === 'Blocked' ? random.pick(blockedReasons) : status === 'Removed' ? random.pick(removedReasons) : null;
    const limit = Math.min(person.joinedMinutesAgo, community.createdMinutesAgo);
    const ago = status === 'Awaiting' ? random.between(90, 20_000) : random.between(20_000, 700_000);
    return {
      communityId: community.id,
      personId: person.id,
      role: 'Member',
      status,
      reason,
      joinedMinutesAgo: Math.min(ago, limit - 1),
    };
  });
}

/** The longest-standing of those who are at home here, from whom moderators and editors are taken. */
function eldersOf(joined: readonly Inhabitant[], plan: CommunityPlan): Inhabitant[] {
  const rank = (inhabitant: Inhabitant): number => appeal(inhabitant, plan) * 1e8 + inhabitant.person.joinedMinutesAgo;
  return joined
    .filter(({ area }) => area !== 'students' && area !== 'newgrad')
    .sort((a, b) => rank(b) - rank(a))
    .slice(0, 10);
}

function settle(place: Place, inhabitants: readonly Inhabitant[], random: Random): WorldMembership[] {
  const { plan, community } = place;
  const pins = pinned(plan);
  const demo = (person: Inhabitant): boolean => Number(person.person.id.slice(2)) <= 10;
  const wanted = inhabitants.filter(({ person }) => pins.has(person.id));
  const able = inhabitants.filter((inhabitant) => !demo(inhabitant) && mayJoin(inhabitant, plan, community));
  const ranked = random.sample(able, able.length, (inhabitant) => appeal(inhabitant, plan));
  const joined = ranked.slice(0, plan.size - wanted.length);
  const elders = new Set(eldersOf(joined, plan));
  const ordered = [...random.shuffle([...elders]), ...joined.filter((inhabitant) => !elders.has(inhabitant))];
  const rows = [
    ...wanted.map((inhabitant) => ({ inhabitant, role: pins.get(inhabitant.person.id) ?? 'Member' })),
    ...ordered.map((inhabitant, index) => ({ inhabitant, role: roleAt(index, plan.size) })),
  ];
  return rows
    .map(({ inhabitant: { person, area, isFirstNations }, role }): WorldMembership => {
      const early = Math.min(community.createdMinutesAgo, person.joinedMinutesAgo * 0.98);
      const joinedMinutesAgo = Math.round(role === 'Member' ? joinedAgo(person, community, random) : early);
      const loudness = 0.1 + random.next() ** 3 * 3 + (role === 'Member' ? 0 : 0.8) + (person.id === 'p-001' ? 3 : 0);
      place.voices.push({
        personId: person.id,
        firstName: person.firstName,
        area,
        isFirstNations,
        role,
        joinedMinutesAgo,
        loudness,
      });
      return { communityId: community.id, personId: person.id, role, status: 'Joined', reason: null, joinedMinutesAgo };
    })
    .concat(outsiders(ranked.slice(plan.size), place, random));
}

export function buildMemberships(inhabitants: readonly Inhabitant[], random: Random): Settled {
  const memberships: WorldMembership[] = [];
  const places = communities.map((community, index): Place => {
    const plan = communityPlans[index];
    if (plan === undefined) throw new Error('A community without a plan');
    const place: Place = { plan, community, voices: [] };
    memberships.push(...settle(place, inhabitants, random));
    return place;
  });
  const requestedCommunity = communities.find(({ alias }) => alias === 'supervision-exchange');
  const demo = inhabitants[0];
  if (requestedCommunity !== undefined && demo !== undefined) {
    memberships.push({
      communityId: requestedCommunity.id,
      personId: demo.person.id,
      role: 'Member',
      status: 'Awaiting',
      reason: null,
      joinedMinutesAgo: 2_900,
    });
  }
  return { places, memberships };
}
