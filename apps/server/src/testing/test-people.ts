import { userRoles } from '@portal/kit/access';
import type { Db } from '../db/connect.ts';
import {
  carts,
  categories,
  communities,
  communityCategories,
  communitySegments,
  documents,
  courses,
  cpdAuditCases,
  cpdAudits,
  cpdAuditSubmissions,
  cpdBatches,
  cpdGoals,
  cpdRecords,
  enrolments,
  eventLocations,
  events,
  eventTicketTypes,
  joinQuestions,
  meetings,
  memberships,
  orders,
  people,
  personSegments,
  preferenceItems,
  segments,
  tags,
  tickets,
} from '../db/schema/index.ts';
import { hashPassword } from '../modules/auth/index.ts';
import { globalTerms } from '../modules/communities/index.ts';
import { seedInvoice } from './test-invoices.ts';
import { seedOwnMembership } from './test-own-memberships.ts';
import { testNow } from './test-clock.ts';

export const testPassword = 'Correct-horse-7';

interface Role {
  role?: (typeof userRoles)[keyof typeof userRoles];
  contactTypes?: string[];
  tfaEnabled?: boolean;
  mobile?: string;
  allowSms?: boolean;
}

/** Everyone the rules know of, by what they are. Where a community is named, it is `open` and `closed` alike. */
const testPeople = {
  admin: { role: userRoles.Admin },
  owner: { role: userRoles.WorkSpaceOwner },
  manager: { role: userRoles.Manager },
  moderator: {},
  editor: {},
  member: {},
  other: {},
  outsider: {},
  blocked: {},
  removed: {},
  waiting: {},
  client: { contactTypes: ['ClientUser'] },
  staff: { contactTypes: ['Staff'] },
  careful: { tfaEnabled: true },
  mobile: { tfaEnabled: true, mobile: '0491 570 156', allowSms: true },
} satisfies Record<string, Role>;

export type TestPersonName = keyof typeof testPeople;
export const testPersonNames = Object.keys(testPeople) as TestPersonName[];

type CommunityFlags = Partial<typeof communities.$inferInsert>;
const day = 86_400_000;
const at = (days: number) => new Date(testNow.getTime() + days * day);

const testCommunities = {
  open: {},
  closed: { isPublic: false },
  hidden: { isPublic: false, isVisible: false },
  segmented: {},
  auto: { isAutoJoin: true },
  archived: { archivedAt: at(-3) },
  agreed: { isRequireAgreement: true, termsHtml: '<p>Our own terms</p>' },
  asking: { isPublic: false },
  approving: { isRequirePostApproval: true },
  past: { aliveEndAt: at(-1) },
  future: { aliveStartAt: at(9) },
  gone: { deletedAt: at(-1) },
  /** Another community, of which only `other` is a member. */
  elsewhere: { isPublic: false },
} satisfies Record<string, CommunityFlags>;

export type TestCommunityName = keyof typeof testCommunities;
export const testCommunityNames = Object.keys(testCommunities) as TestCommunityName[];

export async function seedTestPeople(db: Db): Promise<void> {
  const passwordHash = await hashPassword(testPassword);
  const everyone = Object.entries<Role>(testPeople).map(([id, { role = 0, contactTypes = ['Member'], ...rest }]) => ({
    id,
    email: `${id}@example.org`,
    passwordHash,
    firstName: id,
    lastName: 'Test',
    role,
    contactTypes,
    ...rest,
    createdAt: at(-100),
  }));
  await db.insert(people).values(everyone);
  await db.insert(segments).values({ id: 'north', name: 'North' });
  await db.insert(personSegments).values({ personId: 'member', segmentId: 'north' });
  await db.insert(categories).values([
    { id: 'practice', name: 'Practice', color: '#004C58' },
    { id: 'hands', name: 'Hands', color: '#004C58', parentCategoryId: 'practice' },
  ]);
  await db
    .insert(tags)
    .values(Array.from({ length: 12 }, (_, index) => ({ id: `tag-${index}`, name: `Tag ${index}` })));
  await db.insert(documents).values({ name: globalTerms, html: '<p>Global terms</p>' });
  await db
    .insert(communities)
    .values(Object.entries<CommunityFlags>(testCommunities).map(([id, flags]) => community(id, flags)));
  await db.insert(communityCategories).values({ communityId: 'open', categoryId: 'hands' });
  await db.insert(communitySegments).values({ communityId: 'segmented', segmentId: 'north' });
  await db.insert(joinQuestions).values([
    { id: 'why', communityId: 'asking', text: 'Why do you want to join?', position: 0 },
    { id: 'proof', communityId: 'asking', text: 'Please show your registration', isRequiredAssets: true, position: 1 },
  ]);
  await db.insert(memberships).values(testMemberships());
  await seedTestObjects(db);
}

/** Named like a community, so that what walks all calls finds something of every area under one id. */
async function seedTestObjects(db: Db): Promise<void> {
  await db.insert(meetings).values({
    ...{ id: 'open', communityId: 'open', name: 'The open meeting', description: 'What we do', visible: 2 as const },
    ...{ link: 'https://meet.example.org/open', startAt: at(7), endAt: at(8), duration: 1440 },
    ...{ zone: 'Australia/Sydney', createdAt: at(-1) },
  });
  await db.insert(eventLocations).values({ id: 'online', name: 'Online' });
  await db.insert(events).values({
    id: 'open',
    title: 'The open event',
    kind: 'webinar',
    status: 'published',
    startAt: at(7),
    startZone: 'Australia/Sydney',
    endAt: at(8),
    endZone: 'Australia/Sydney',
    locationId: 'online',
    singleClickTicketTypeId: 'free',
  });
  await db
    .insert(eventTicketTypes)
    .values({ id: 'free', eventId: 'open', position: 0, name: 'Free', amountCents: 0, capacity: 100, sold: 1 });
  await db.insert(tickets).values({
    id: 'open',
    number: 'OPEN',
    eventId: 'open',
    ticketTypeId: 'free',
    personId: 'admin',
    status: 'Active',
    amountCents: 0,
    createdAt: at(-1),
    updatedAt: at(-1),
  });
  const ofAdmin = { id: 'open', personId: 'admin', createdAt: at(-1), updatedAt: at(-1) };
  await db.insert(orders).values({ ...ofAdmin, status: 'cancelled', amountCents: 0, heldUntil: at(-1) });
  await db.insert(carts).values(ofAdmin);
  await seedInvoice(db, 'admin', { id: 'open' });
  await seedOwnMembership(db, 'admin', { id: 'open' });
  await db.insert(preferenceItems).values([
    { id: 'open', kind: 'interests', name: 'The open interest', position: 0 },
    { id: 'news', kind: 'commprefs', name: 'Newsletter', position: 1 },
    { id: 'offers', kind: 'commprefs', name: 'Offers', position: 0 },
    { id: 'hands', kind: 'areaofpractices', name: 'Hands', position: 0 },
    { id: 'ndis', kind: 'fundingscheme', name: 'NDIS', position: 0 },
  ]);
  await db
    .insert(cpdBatches)
    .values({ id: 'open', personId: 'admin', name: 'log.csv', recordsCount: 0, createdAt: at(-1) });
  await db.insert(cpdRecords).values({
    id: 'open',
    personId: 'admin',
    title: 'The open record',
    category: '',
    completedAt: at(-1),
    timeZone: 'Australia/Sydney',
    minutes: 60,
    source: 'own',
    createdAt: at(-1),
    updatedAt: at(-1),
  });
  const ofPeriod = { day: '2026-11-30', by: '2026-11-30', createdAt: at(-1) };
  await db.insert(cpdGoals).values({ id: 'open', personId: 'admin', title: 'The open goal', ...ofPeriod });
  await db.insert(cpdAudits).values({
    ...{ id: 'open', name: 'The open audit', firstDay: '2025-12-01', lastDay: '2026-11-30', dueOn: '2199-12-31' },
    ...{ status: 'open', selection: { kind: 'named', size: 1 }, createdAt: at(-1) },
  });
  await db.insert(cpdAuditCases).values({
    id: 'open',
    auditId: 'open',
    personId: 'admin',
    status: 'returned',
    submissions: 1,
    dueOn: '2199-12-31',
  });
  await db.insert(cpdAuditSubmissions).values({
    ...{ id: 'open', caseId: 'open', number: 1, submittedAt: at(-1), decision: 'returned', decidedAt: at(-1) },
    contents: { unit: 'hours', completedHours: 0, requiredHours: 20, isMet: false, records: [], plan: null },
  });
  await db.insert(courses).values({ id: 'open', code: 'open', name: 'The open course', categoryName: 'Skills' });
  await db
    .insert(enrolments)
    .values({ id: 'open', personId: 'admin', courseId: 'open', status: 'Active', createdAt: at(0) });
}

function community(id: string, flags: CommunityFlags): typeof communities.$inferInsert {
  return {
    id,
    alias: `${id}-alias`,
    name: `The ${id} community`,
    shortDescription: `All about ${id}`,
    aboutHtml: '<p>Who we are</p>',
    isPublic: true,
    isVisible: true,
    createdAt: at(-50),
    ...counts(id),
    ...flags,
  };
}

/** As many as `testMemberships` gives it. */
function counts(id: string): CommunityFlags {
  const of = (status: string) =>
    testMemberships().filter((one) => one.communityId === id && one.status === status).length;
  return { membersCount: of('Joined'), pendingMembersCount: of('Awaiting') };
}

function testMemberships(): (typeof memberships.$inferInsert)[] {
  const joined = (personId: TestPersonName, role: 'Member' | 'Editor' | 'Moderator', ids: TestCommunityName[]) =>
    ids.map((communityId) => ({
      communityId,
      personId,
      role,
      status: 'Joined' as const,
      joinedAt: at(-20),
      updatedAt: at(-20),
    }));
  const withStatus = (personId: TestPersonName, status: 'Blocked' | 'Removed' | 'Awaiting', ids: TestCommunityName[]) =>
    ids.map((communityId) => ({ communityId, personId, status, updatedAt: at(-5) }));
  return [
    ...joined('moderator', 'Moderator', ['open', 'closed', 'hidden', 'approving', 'archived', 'past']),
    ...joined('editor', 'Editor', ['open', 'closed', 'approving']),
    ...joined('member', 'Member', ['open', 'closed', 'hidden', 'approving', 'archived', 'past', 'future', 'gone']),
    ...joined('other', 'Member', ['elsewhere']),
    ...withStatus('blocked', 'Blocked', ['open', 'closed', 'auto', 'hidden']),
    ...withStatus('removed', 'Removed', ['open', 'closed']),
    ...withStatus('waiting', 'Awaiting', ['closed', 'asking']),
  ];
}
