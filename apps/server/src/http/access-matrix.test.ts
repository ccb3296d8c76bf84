import { randomUUID } from 'node:crypto';
import { contract, type Endpoint } from '@portal/api/contract';
import { noNewsByMail } from '@portal/rules';
import { userRoles } from '@portal/kit/access';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  accountDeletions,
  categories,
  certificates,
  contentCategories,
  contentItemTags,
  cpdRecords,
  faqs,
  firstTimes,
  joinQuestions,
  memberships,
  people as peopleRows,
  tags,
} from '../db/schema/index.ts';
import { newCertificateNumber } from '../modules/certificates/certificate-number.ts';
import { addCrowd } from '../testing/crowd.ts';
import { seedFile } from '../testing/files.ts';
import type { TestPersonName } from '../testing/test-people.ts';
import { sampleText, seedContentItem } from '../testing/test-content-items.ts';
import { proposeTitle, textFile, writeComment, writePoll, writePost, writeReport } from '../testing/test-content.ts';
import { seedAppeal } from '../testing/test-appeals.ts';
import { seedAnnouncement } from '../testing/test-announcements.ts';
import { seedFolder } from '../testing/test-folders.ts';
import { seedMeeting } from '../testing/test-meetings.ts';
import { seedMember } from '../testing/test-memberships.ts';
import { seedOwnMembership } from '../testing/test-own-memberships.ts';
import { runDue } from '../testing/run-due.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { draftOf, eventFields, publishedBy } from '../testing/test-events.ts';
import { askInAudit, seedSubmission, seedSubmittedFile, submittedAudit } from '../testing/test-audits.ts';
import { tinyPicture } from '../testing/tiny-picture.ts';
import { ticketBody } from '../testing/test-site.ts';
import { validBody } from '../testing/valid-body.ts';
import { allEndpoints, nameOf } from './bind.ts';

/** Who asks. Manager and owner have joined no community and belong to each: the manager with every flag of a community, the owner with next to none. */
const people = [
  'nobody',
  'admin',
  'manager',
  'owner',
  'moderator',
  'editor',
  'member',
  'outsider',
  'waiting',
  'removed',
  'blocked',
  'client',
  'staff',
] as const;
type Who = (typeof people)[number];

/** What the rows have in common; each says where it differs. */
const anyone = Object.fromEntries(people.map((who) => [who, 200])) as Record<Who, number>;
/** The profile lets members and client users in, not staff contacts. */
const signedIn = { ...anyone, nobody: 401, staff: 403 };
/** Events are open to contacts of every kind. */
const everyone = { ...signedIn, staff: 200 };
const ofThePrivateCommunity = {
  ...signedIn,
  outsider: 403,
  waiting: 403,
  removed: 403,
  blocked: 403,
  client: 403,
};

interface Row {
  endpoint: Endpoint;
  expected: Record<Who, number>;
  /** A fresh object for each cell, made by `author` where it has one. */
  input?: (server: TestServer) => Promise<object>;
}

const wrongCredentials = async () => ({ body: { email: `${randomUUID()}@example.org`, password: 'wrong' } });
const noNeeds = { dietaryRequirements: null, otherDietaryRequirement: null, accessibilityRequirement: null };
const onPlace = (id: string) => async () => ({ params: { id } });
const onPost =
  (body?: object, name = 'id') =>
  async (server: TestServer) => ({
    params: { [name]: await writePost(server, 'other', 'closed') },
    ...(body ? { body } : {}),
  });
const onWaiting = (status: 1 | 99) => async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed', { status: 2 });
  return { params: { communityId: 'closed', postId }, body: { status, version: 1 } };
};
const onReported = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed');
  await server.call('admin', posts.report, { params: { id: postId }, body: { message: 'Privacy concerns' } });
  return { params: { communityId: 'closed', postId }, body: { status: 4, version: 1 } };
};
const withReport = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed');
  return { params: { communityId: 'closed' }, body: { reportIds: [await writeReport(server, 'client', { postId })] } };
};
const withCommentReport = async (server: TestServer) => {
  const { params } = await onComment()(server);
  return {
    params: { id: 'closed' },
    body: { reportIds: [await writeReport(server, 'client', { commentId: params.commentId })] },
  };
};
/** Against what the portal itself has decided. */
const onAppeal = async (server: TestServer) => ({
  params: { id: 'closed', appealId: await seedAppeal(server) },
  body: validBody(contract.moderation.decideAppeal),
});
const onDeleted = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed', { status: 3 });
  return { params: { communityId: 'closed', postId }, body: { status: 1, version: 1 } };
};
const onEdit = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed');
  await proposeTitle(server, 'other', postId);
  return { params: { communityId: 'closed', postId }, body: { version: 1, postVersion: 1 } };
};
const onComment = (body?: object) => async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed');
  return { params: { postId, commentId: await writeComment(server, 'other', postId) }, ...(body ? { body } : {}) };
};

const cartOfAdmin = async (server: TestServer) =>
  (await server.call('admin', contract.cart.create, {})).body.cartId ?? '';
const onCart = (body: object) => async (server: TestServer) => ({
  body: { cartId: await cartOfAdmin(server), ...body },
});

const revisionOf = async (server: TestServer, id: string) => {
  const [row] = await server.db.select().from(cpdRecords).where(eq(cpdRecords.id, id));
  return row?.revision ?? 0;
};
/** There are badges of what is confirmed alone. */
const onConfirmed = async ({ db, clock }: TestServer) => {
  const now = clock.now();
  const of = { id: 'confirmed', personId: 'admin', title: 'The confirmed record', category: '', minutes: 60 };
  const at = { completedAt: now, timeZone: 'Australia/Sydney', createdAt: now, updatedAt: now };
  await db
    .insert(cpdRecords)
    .values({ ...of, ...at, source: 'course' })
    .onConflictDoNothing();
  return { params: { id: of.id } };
};
const onAudit = (body?: object) => async (server: TestServer) => ({
  params: { id: (await askInAudit(server, 'member')).auditId },
  ...(body ? { body } : {}),
});
const onAuditCase = (body?: object) => async (server: TestServer) => ({
  params: { id: (await askInAudit(server, 'member')).caseId },
  ...(body ? { body } : {}),
});
const onSubmitted = (body?: object) => async (server: TestServer) => ({
  params: { id: await submittedAudit(server, 'member') },
  ...(body ? { body } : {}),
});
const onPacked = async (server: TestServer) => ({ params: { id: await seedSubmission(server, 'member') } });
const submittedFile = async (server: TestServer) => ({
  params: { id: await seedSubmittedFile(server, 'member') },
});
const fingerprintOf = async (server: TestServer, id: string) => {
  const { body } = await server.call('member', audits.own, { params: { id } });
  return body.fingerprint ?? '';
};
const onCertificate = (isRevoked: boolean, body?: object) => async (server: TestServer) => {
  const [number, now] = [newCertificateNumber(), server.clock.now()];
  const summary = { personId: 'other', kind: 'summary' as const, periodId: '2026-11-30', contentHash: number };
  const withdrawnAt = isRevoked ? now : null;
  await server.db.insert(certificates).values({ ...summary, number, issuedAt: now, withdrawnAt });
  return { params: { number }, ...(body ? { body } : {}) };
};
const onJoinQuestion = (body?: object) => async (server: TestServer) => {
  const question = { id: 'asked', communityId: 'closed', text: 'Where?' };
  await server.db.insert(joinQuestions).values(question).onConflictDoNothing();
  return { params: { id: 'closed', questionId: question.id }, ...(body ? { body } : {}) };
};
const inFolder = async (server: TestServer) => ({
  params: { id: 'closed', folderId: await seedFolder(server, 'closed') },
});
const inFolderWith = (body: object) => async (server: TestServer) => ({ ...(await inFolder(server)), body });
const onFolderItem =
  (input: (itemId: string) => { assetId?: string; query?: object; body?: object }) => async (server: TestServer) => {
    const itemId = randomUUID();
    const folderId = await seedFolder(server, 'closed', [itemId]);
    const { assetId, ...rest } = input(itemId);
    return { params: { id: 'closed', folderId, ...(assetId === undefined ? {} : { assetId }) }, ...rest };
  };
const onGoal = (body: object) => async () => ({ params: { id: 'open' }, body });
const onMeeting = (visible: 1 | 2 | 3, body?: object) => async (server: TestServer) => ({
  params: {
    id: 'closed',
    meetingId: await seedMeeting(server, 'closed', { visible, invited: ['member', 'blocked', 'removed'] }),
  },
  ...(body ? { body } : {}),
});
const onMeetingFile = async (server: TestServer) => {
  const { params } = await onMeeting(2)(server);
  const owner = { ownerKind: 'meeting', ownerId: params.meetingId } as const;
  return { params: { ...params, assetId: await seedFile(server, owner, 'editor') } };
};
const newCommunity = async () => ({
  body: {
    ...{ name: 'Splint makers', shortDescription: 'Thermoplastics', alias: randomUUID(), isPublic: false },
    'categoryIds[]': ['hands'],
    imageFile: new File([tinyPicture()], 'cover.png'),
  },
});
const onMadeCommunity = async (server: TestServer) => {
  const { body } = await server.call('admin', contract.management.create, await newCommunity());
  return { params: { id: body.id } };
};
type Status = 'Awaiting' | 'Joined' | 'Removed' | 'Blocked' | null;
const someone = (server: TestServer, status: Status) =>
  seedMember(server, 'closed', status === null ? null : { status });
const onMember = (status: Status, body?: object) => async (server: TestServer) => ({
  params: { communityId: 'closed', userId: await someone(server, status) },
  ...(body ? { body } : {}),
});
const withPerson = (status: Status, bodyOf: (userId: string) => object) => async (server: TestServer) => ({
  params: { id: 'closed' },
  body: bodyOf(await someone(server, status)),
});
const onPeriod = async () => ({ params: { id: '2026-11-30' } });
const evidenceOf = (ownerId: string) => async (server: TestServer) => ({
  params: { id: await seedFile(server, { ownerKind: 'cpdRecord', ownerId }, 'admin') },
});

const newcomer = () => ({ firstName: 'Robin', lastName: 'Castle', email: `${randomUUID()}@example.org` });
const onInvitation = async (server: TestServer) => {
  const { body } = await server.call('admin', contract.invitations.invite, { body: newcomer() });
  return { params: { id: body.id } };
};
/** It can be said once. */
const savingFirst = async ({ db }: TestServer) => {
  await db.delete(firstTimes);
  return { body: { ...validBody(contract.firstTime.save) } };
};

const onAnnouncement = async (server: TestServer) => ({ params: { id: await seedAnnouncement(server) } });
const onQuestion = async ({ db, clock }: TestServer) => {
  const id = randomUUID();
  await db
    .insert(faqs)
    .values({ id, question: 'When?', answerHtml: '<p>Now.</p>', position: 0, createdAt: clock.now() });
  return { params: { id } };
};
const onCategory = async ({ db }: TestServer) => {
  const id = randomUUID();
  await db.insert(categories).values({ id, name: id, color: '#004C58' });
  return { params: { id } };
};
const onContent = (kind: 'news' | 'resource' | 'page') => async (server: TestServer) => ({
  params: { id: await seedContentItem(server, { kind }) },
});
/** A category of news, and another one. */
const onContentCategory = async ({ db }: TestServer) => {
  const [id, intoId] = [randomUUID(), randomUUID()];
  for (const one of [id, intoId])
    await db.insert(contentCategories).values({ id: one, label: one, type: 'NewsCategories', position: 0 });
  return { params: { id }, body: { intoId } };
};
const onWritten =
  (given: Parameters<typeof seedContentItem>[1] = {}, body: object = { revision: 0 }) =>
  async (server: TestServer) => ({
    params: { id: await seedContentItem(server, { status: 'draft', ...given }) },
    body,
  });
const onContentVersion = async (server: TestServer) => {
  const { body } = await server.call('admin', contract.contentDesk.create, {
    body: { ...sampleText(), kind: 'news' },
  });
  return { params: { id: body.id, version: '1' }, body: { revision: 1 } };
};
const onTag = async ({ db }: TestServer) => {
  const id = randomUUID();
  await db.insert(tags).values({ id, name: id });
  return { params: { id } };
};
const emailOfSomeone = async (server: TestServer) => `${await someone(server, 'Joined')}@example.org`;
const onManager = async (server: TestServer) => {
  const id = await someone(server, null);
  await server.db.update(peopleRows).set({ role: userRoles.Manager }).where(eq(peopleRows.id, id));
  return { query: { userEmail: `${id}@example.org` } };
};

const onUser = async (server: TestServer) => ({ params: { id: await someone(server, null) } });
const onDisabledUser = async (server: TestServer) => {
  const { params } = await onUser(server);
  await server.db.update(peopleRows).set({ disabledAt: server.clock.now() }).where(eq(peopleRows.id, params.id));
  return { params };
};

const onPoll = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed');
  const optionId = await writePoll(server, postId);
  return { params: { id: postId }, body: { optionIds: [optionId] } };
};
const onAnswer = async (server: TestServer) => {
  const postId = await writePost(server, 'other', 'closed', { isQuestion: true });
  return { params: { postId, commentId: await writeComment(server, 'member', postId) } };
};

const {
  auth,
  account,
  passkeys,
  me,
  engagement,
  communities,
  joining,
  membership,
  posts,
  comments,
  firstTime,
  invitations,
  users,
  directory,
  moderation,
  events,
  tickets,
  orders,
  desk,
  refunds,
  waitingLists,
  attendance,
  cart,
  calendar,
  contentDesk,
  cpd,
  goals,
  audits,
  packs,
  faq,
  catalogue,
  managers,
  insight,
  announcements,
  nextSteps,
  home,
  folders,
  meetings,
  management,
  requirements,
} = contract;
const onlyWriters = { ...ofThePrivateCommunity, owner: 403 };
const onlyEditors = { ...onlyWriters, member: 403 };
const onlyEditorsAndOwners = { ...ofThePrivateCommunity, member: 403 };
const onlyModerators = { ...onlyEditors, editor: 403 };

/** Nobody else knows of a post that waits. */
const onlyApprovers = {
  ...signedIn,
  ...pick(['owner', 'member', 'outsider', 'waiting', 'removed', 'blocked', 'client'], 404),
};

/** Nobody else knows of a meeting of a private community that is for its members. */
const ofItsMembers = { ...signedIn, ...pick(['outsider', 'waiting', 'removed', 'blocked', 'client'], 404) };
const onlyOrganisers = { ...ofItsMembers, member: 403 };

const bringers = ['admin', 'manager', 'owner', 'moderator', 'editor'] as const;

/** Whom the organisation lets look after events: by default everyone of staff level. */
const onlyDesk = { ...all(403), nobody: 401, ...pick(['admin', 'manager', 'owner'], 200) };

/** Whom the organisation lets audit CPD: by default administrators. */
const onlyAuditors = { ...all(403), nobody: 401, admin: 200 };

/** Who looks after all communities. */
const onlyManagers = { ...all(403), nobody: 401, ...pick(['admin', 'manager'], 200) };
const onlyAdministrators = { ...all(403), nobody: 401, admin: 200 };

/** Find an OT is of members. */
const membersOnly = { ...everyone, client: 403, staff: 403 };
const onlyAdmin = { ...all(404), nobody: 401, admin: 200 };

const matrix: Row[] = [
  { endpoint: auth.requestOneTimeLoginCode, expected: all(401), input: wrongCredentials },
  { endpoint: auth.signIn, expected: all(401), input: wrongCredentials },
  {
    endpoint: auth.login,
    expected: all(401),
    input: async () => ({ body: { requestId: randomUUID(), code: '123456' } }),
  },
  { endpoint: auth.resendOneTimeCode, expected: all(401), input: async () => ({ body: { requestId: randomUUID() } }) },
  {
    endpoint: auth.forgotPassword,
    expected: all(200),
    input: async () => ({ body: { email: `${randomUUID()}@example.org` } }),
  },
  {
    endpoint: auth.resetPassword,
    expected: all(410),
    input: async () => ({ body: { token: randomUUID(), userId: 'member', password: 'Quiet-harbour-42' } }),
  },
  {
    endpoint: auth.lockAccount,
    expected: all(410),
    input: async () => ({ body: { token: randomUUID(), userId: 'member' } }),
  },
  {
    endpoint: auth.confirmEmail,
    expected: all(410),
    input: async () => ({ body: { token: randomUUID(), userId: 'member' } }),
  },
  {
    endpoint: auth.generateOneTimeLoginCode,
    expected: all(200),
    input: async () => ({ body: { email: `${randomUUID()}@example.org` } }),
  },
  { endpoint: firstTime.values, expected: everyone },
  { endpoint: firstTime.options, expected: everyone },
  { endpoint: firstTime.save, expected: everyone, input: savingFirst },
  { endpoint: firstTime.redirectLink, expected: everyone },
  { endpoint: firstTime.draft, expected: everyone },
  {
    endpoint: firstTime.saveDraft,
    expected: everyone,
    input: async ({ db }) => {
      await db.delete(firstTimes);
      return { body: validBody(firstTime.saveDraft) };
    },
  },
  { endpoint: firstTime.countries, expected: everyone },
  { endpoint: firstTime.states, expected: everyone, input: async () => ({ query: {} }) },
  { endpoint: firstTime.renewLink, expected: everyone },
  { endpoint: firstTime.updateDetailsLink, expected: everyone },
  { endpoint: invitations.list, expected: onlyAdministrators, input: async () => ({ query: {} }) },
  { endpoint: invitations.invite, expected: onlyAdministrators, input: async () => ({ body: newcomer() }) },
  {
    endpoint: invitations.preview,
    expected: onlyAdministrators,
    input: async () => ({ body: validBody(invitations.preview) }),
  },
  {
    endpoint: invitations.inviteAll,
    expected: onlyAdministrators,
    input: async () => ({ body: validBody(invitations.inviteAll) }),
  },
  {
    endpoint: invitations.resend,
    expected: onlyAdministrators,
    input: async (server) => {
      const { params } = await onInvitation(server);
      await runDue(server.deps, server.clock.now());
      return { params };
    },
  },
  { endpoint: invitations.revoke, expected: onlyAdministrators, input: onInvitation },
  {
    endpoint: invitations.opened,
    expected: all(200),
    input: async () => ({ body: { invitationId: randomUUID() } }),
  },
  // Nobody comes from there.
  { endpoint: contract.identityProvider.finish, expected: all(410) },
  // The organisation of this test has it off.
  { endpoint: auth.autoLogin, expected: all(404), input: async () => ({ body: { ticket: randomUUID() } }) },
  {
    endpoint: auth.exchangeTicket,
    expected: all(401),
    input: async () => ({ body: ticketBody(randomUUID()) }),
  },
  { endpoint: auth.refresh, expected: all(401), input: async () => ({ body: { refreshToken: 'unknown' } }) },
  { endpoint: auth.signOut, expected: { ...signedIn, staff: 200 } },
  {
    endpoint: auth.signOutEverywhere,
    expected: { ...signedIn, staff: 200 },
    input: async () => ({ body: { keepCurrent: true } }),
  },
  {
    endpoint: auth.impersonate,
    expected: { ...all(403), nobody: 401, admin: 200 },
    input: async () => ({ body: { userId: 'other', reason: 'Asked for help by phone' } }),
  },
  { endpoint: auth.stopImpersonating, expected: { ...all(409), nobody: 401 } },
  { endpoint: me.sessions, expected: { ...signedIn, staff: 200 } },
  {
    endpoint: me.endSession,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ params: { id: randomUUID() } }),
  },
  { endpoint: me.current, expected: { ...signedIn, staff: 200 } },
  { endpoint: me.permissions, expected: { ...signedIn, staff: 200 } },
  { endpoint: me.loginAccess, expected: { ...signedIn, staff: 200 } },
  { endpoint: me.setFirstLogin, expected: { ...signedIn, staff: 200 } },
  { endpoint: me.requirements, expected: everyone },
  { endpoint: me.saveRequirements, expected: everyone, input: async () => ({ body: noNeeds }) },
  { endpoint: passkeys.list, expected: { ...signedIn, staff: 200 } },
  {
    endpoint: passkeys.confirmOptions,
    expected: { ...all(409), nobody: 401 },
    input: async () => ({ body: validBody(passkeys.confirmOptions) }),
  },
  {
    endpoint: passkeys.addOptions,
    expected: { ...signedIn, staff: 200 },
    input: async () => ({ body: validBody(passkeys.addOptions) }),
  },
  // Of a challenge that nobody was given.
  {
    endpoint: passkeys.add,
    expected: { ...all(409), nobody: 401 },
    input: async () => ({ body: validBody(passkeys.add) }),
  },
  {
    endpoint: passkeys.rename,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ params: { id: randomUUID() }, body: validBody(passkeys.rename) }),
  },
  {
    endpoint: passkeys.remove,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ params: { id: randomUUID() }, body: validBody(passkeys.remove) }),
  },
  { endpoint: passkeys.signInOptions, expected: all(200), input: async () => ({ body: {} }) },
  {
    endpoint: passkeys.signIn,
    expected: all(401),
    input: async () => ({ body: validBody(passkeys.signIn) }),
  },
  // With a password that is not theirs.
  {
    endpoint: account.changePassword,
    expected: { ...all(400), nobody: 401 },
    input: async () => ({ body: validBody(account.changePassword) }),
  },
  { endpoint: account.security, expected: { ...signedIn, staff: 200 } },
  // The same.
  {
    endpoint: account.saveSecurity,
    expected: { ...all(400), nobody: 401 },
    input: async () => ({ body: validBody(account.saveSecurity) }),
  },
  { endpoint: account.securityEvents, expected: { ...signedIn, staff: 200 } },
  // Their e-mail is confirmed.
  { endpoint: account.sendEmailConfirmation, expected: { ...all(409), nobody: 401 } },
  { endpoint: contract.identityProvider.own, expected: { ...signedIn, staff: 200 } },
  { endpoint: contract.authenticator.own, expected: { ...signedIn, staff: 200 } },
  // With a password that is not theirs, and of an app that they have not begun with.
  ...[
    contract.identityProvider.unlink,
    contract.authenticator.begin,
    contract.authenticator.turnOff,
    contract.authenticator.makeRecoveryCodes,
  ].map((endpoint): Row => ({
    endpoint,
    expected: { ...all(400), nobody: 401 },
    input: async () => ({ body: validBody(endpoint) }),
  })),
  {
    endpoint: contract.authenticator.confirm,
    expected: { ...all(409), nobody: 401 },
    input: async () => ({ body: validBody(contract.authenticator.confirm) }),
  },
  { endpoint: account.details, expected: everyone },
  // Another e-mail than their own, without their password.
  {
    endpoint: account.saveDetails,
    expected: { ...all(400), nobody: 401 },
    input: async () => ({ body: validBody(account.saveDetails) }),
  },
  {
    endpoint: account.saveWorkflowDetails,
    expected: everyone,
    input: async () => ({ body: validBody(account.saveWorkflowDetails) }),
  },
  { endpoint: account.workplace, expected: everyone },
  // There is no such organisation.
  {
    endpoint: account.saveWorkplace,
    expected: { ...all(400), nobody: 401 },
    input: async () => ({ body: validBody(account.saveWorkplace) }),
  },
  { endpoint: account.organisationNames, expected: everyone },
  { endpoint: account.organisation, expected: { ...all(404), nobody: 401 }, input: onPlace('nowhere') },
  { endpoint: account.privacy, expected: everyone },
  {
    endpoint: account.savePrivacy,
    expected: everyone,
    input: async ({ db }) => {
      // What was said at the first login counts as a version.
      await db.update(peopleRows).set({ privacyVersion: 0 });
      return { body: validBody(account.savePrivacy) };
    },
  },
  { endpoint: account.profileAs, expected: everyone, input: async () => ({ query: { as: 'member' } }) },
  {
    endpoint: account.enquire,
    expected: everyone,
    input: async () => ({ body: validBody(account.enquire) }),
  },
  {
    endpoint: account.saveAvatar,
    expected: everyone,
    input: async () => ({ body: validBody(account.saveAvatar) }),
  },
  {
    endpoint: account.saveNameSound,
    expected: everyone,
    input: async () => ({ body: validBody(account.saveNameSound) }),
  },
  { endpoint: account.removeNameSound, expected: everyone, input: async () => ({}) },
  // The removed and the outsider share no community with the other; those who bring people in see everyone.
  {
    endpoint: contract.people.byId,
    expected: { ...all(404), nobody: 401, ...pick(bringers, 200) },
    input: async () => ({ params: { id: 'other' } }),
  },
  {
    endpoint: contract.people.search,
    expected: { ...all(403), nobody: 401, ...pick(['admin', 'manager', 'owner'], 200) },
    input: async () => ({ body: { keyword: 'test' } }),
  },
  {
    endpoint: contract.people.search,
    expected: { ...signedIn, ...all(403), nobody: 401, ...pick(bringers, 200) },
    input: async () => ({ body: { keyword: 'test', communityId: 'closed' } }),
  },
  {
    endpoint: contract.people.batch,
    expected: { ...signedIn, staff: 200 },
    input: async () => ({ body: { accountIds: ['member', 'other'] } }),
  },
  {
    endpoint: contract.people.sessions,
    expected: { ...all(403), nobody: 401, admin: 200 },
    input: async () => ({ params: { id: 'other' } }),
  },
  {
    endpoint: contract.people.endSession,
    expected: { ...all(403), nobody: 401, admin: 404 },
    input: async () => ({ params: { id: 'other', sessionId: randomUUID() } }),
  },
  {
    endpoint: contract.people.signOutEverywhere,
    expected: { ...all(403), nobody: 401, admin: 200 },
    input: async () => ({ params: { id: 'other' } }),
  },
  { endpoint: users.list, expected: onlyAdministrators, input: async () => ({ query: {} }) },
  { endpoint: users.byId, expected: onlyAdministrators, input: onUser },
  {
    endpoint: users.changeRole,
    expected: onlyAdministrators,
    input: async (server) => ({ ...(await onUser(server)), body: validBody(users.changeRole) }),
  },
  {
    endpoint: users.disable,
    expected: onlyAdministrators,
    input: async (server) => ({ ...(await onUser(server)), body: validBody(users.disable) }),
  },
  { endpoint: users.enable, expected: onlyAdministrators, input: onDisabledUser },
  { endpoint: directory.members, expected: everyone },
  { endpoint: directory.memberPlaces, expected: everyone },
  { endpoint: directory.exportMembers, expected: onlyAdministrators, input: async () => ({ query: {} }) },
  { endpoint: directory.locations, expected: everyone },
  { endpoint: directory.companies, expected: everyone },
  { endpoint: directory.member, expected: everyone, input: async () => ({ params: { id: 'member' } }) },
  { endpoint: directory.organisations, expected: everyone },
  { endpoint: directory.organisationPlaces, expected: everyone },
  { endpoint: directory.organisationList, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: directory.profile, expected: everyone },
  { endpoint: directory.card, expected: everyone },
  { endpoint: directory.visibility, expected: everyone },
  { endpoint: directory.savedFilters, expected: everyone },
  // Nobody has kept one under this id.
  {
    endpoint: directory.removeFilter,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ params: { id: 'nothing' } }),
  },
  ...[directory.saveDetails, directory.saveFilter, directory.saveVisibility].map((endpoint) => ({
    endpoint,
    expected: everyone,
    input: async () => ({ body: validBody(endpoint) }),
  })),
  { endpoint: contract.mails.failed, expected: onlyAdministrators },
  {
    endpoint: contract.mails.sendAgain,
    expected: { ...onlyAdministrators, admin: 404 },
    input: async () => ({ body: { key: 'registered:nowhere' } }),
  },
  {
    endpoint: engagement.track,
    expected: { ...signedIn, staff: 200 },
    input: async () => ({ body: { event: { kind: 'viewPage' } } }),
  },
  { endpoint: communities.getList, expected: signedIn, input: async () => ({ body: {} }) },
  { endpoint: communities.preference, expected: signedIn },
  { endpoint: communities.topFavorites, expected: signedIn },
  { endpoint: communities.recommended, expected: signedIn },
  { endpoint: communities.categories, expected: signedIn },
  { endpoint: communities.byAlias, expected: signedIn, input: async () => ({ query: { alias: 'closed-alias' } }) },
  { endpoint: communities.byId, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.terms, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.about, expected: ofThePrivateCommunity, input: onPlace('closed') },
  {
    endpoint: communities.postStatistics,
    expected: { ...ofThePrivateCommunity, member: 403 },
    input: onPlace('closed'),
  },
  {
    endpoint: communities.saveAbout,
    expected: onlyModerators,
    input: async (server) => {
      const { version } = (await server.call('admin', communities.about, { params: { id: 'closed' } })).body;
      return { params: { id: 'closed' }, body: { json: '', html: '<p>We</p>', version } };
    },
  },
  { endpoint: requirements.agreement, expected: onlyModerators, input: onPlace('closed') },
  { endpoint: requirements.questions, expected: onlyModerators, input: onPlace('closed') },
  ...[requirements.saveAgreement, requirements.addQuestions].map((endpoint) => ({
    endpoint,
    expected: onlyModerators,
    input: async () => ({ params: { id: 'closed' }, body: validBody(endpoint) }),
  })),
  {
    endpoint: requirements.saveTerms,
    expected: onlyModerators,
    input: async (server) => {
      const { version } = (await server.call('admin', requirements.agreement, { params: { id: 'closed' } })).body;
      return { params: { id: 'closed' }, body: { ...validBody(requirements.saveTerms), version } };
    },
  },
  {
    endpoint: requirements.editQuestion,
    expected: onlyModerators,
    input: onJoinQuestion(validBody(requirements.editQuestion)),
  },
  { endpoint: requirements.removeQuestion, expected: onlyModerators, input: onJoinQuestion() },
  { endpoint: folders.list, expected: ofThePrivateCommunity, input: onPlace('closed') },
  { endpoint: folders.assets, expected: ofThePrivateCommunity, input: inFolder },
  {
    endpoint: folders.create,
    expected: onlyEditorsAndOwners,
    input: async () => ({ params: { id: 'closed' }, body: validBody(folders.create) }),
  },
  {
    endpoint: folders.reorder,
    expected: onlyEditorsAndOwners,
    input: async (server: TestServer) => ({
      params: { id: 'closed' },
      body: { id: await seedFolder(server, 'closed'), newOrder: 1 },
    }),
  },
  { endpoint: folders.edit, expected: onlyEditorsAndOwners, input: inFolderWith(validBody(folders.edit)) },
  { endpoint: folders.remove, expected: onlyEditorsAndOwners, input: inFolder },
  { endpoint: folders.addAsset, expected: onlyEditorsAndOwners, input: inFolderWith(validBody(folders.addAsset)) },
  {
    endpoint: folders.reorderAssets,
    expected: onlyEditorsAndOwners,
    input: onFolderItem((id) => ({ body: { id, newOrder: 1 } })),
  },
  {
    endpoint: folders.editAsset,
    expected: onlyEditorsAndOwners,
    input: onFolderItem((assetId) => ({ assetId, body: validBody(folders.editAsset) })),
  },
  { endpoint: folders.removeAsset, expected: onlyEditorsAndOwners, input: onFolderItem((id) => ({ query: { id } })) },
  { endpoint: faq.list, expected: signedIn },
  { endpoint: faq.all, expected: onlyManagers },
  { endpoint: faq.add, expected: onlyManagers, input: async () => ({ body: validBody(faq.add) }) },
  {
    endpoint: faq.edit,
    expected: onlyManagers,
    input: async (server) => ({ ...(await onQuestion(server)), body: validBody(faq.edit) }),
  },
  { endpoint: faq.remove, expected: onlyManagers, input: onQuestion },
  { endpoint: faq.restore, expected: onlyManagers, input: onQuestion },
  { endpoint: catalogue.categories, expected: onlyManagers },
  { endpoint: catalogue.createCategory, expected: onlyManagers, input: async () => ({ body: { name: randomUUID() } }) },
  {
    endpoint: catalogue.editCategory,
    expected: onlyManagers,
    input: async (server) => ({ ...(await onCategory(server)), body: { name: randomUUID() } }),
  },
  { endpoint: catalogue.removeCategory, expected: onlyManagers, input: onCategory },
  { endpoint: catalogue.createTag, expected: onlyManagers, input: async () => ({ body: { name: randomUUID() } }) },
  {
    endpoint: catalogue.editTag,
    expected: onlyManagers,
    input: async (server) => ({ ...(await onTag(server)), body: { name: randomUUID() } }),
  },
  { endpoint: catalogue.removeTag, expected: onlyManagers, input: onTag },
  { endpoint: contentDesk.items, expected: onlyManagers },
  { endpoint: contentDesk.options, expected: onlyManagers },
  {
    endpoint: contentDesk.create,
    expected: onlyManagers,
    input: async () => ({ body: { ...sampleText(), kind: 'news' } }),
  },
  {
    endpoint: contentDesk.save,
    expected: onlyManagers,
    input: (server) => onWritten({}, { ...sampleText(), revision: 0 })(server),
  },
  ...[contentDesk.item, contentDesk.preview, contentDesk.versions, contentDesk.remove].map((endpoint): Row => ({
    endpoint,
    expected: onlyManagers,
    input: async (server) => ({ params: (await onWritten()(server)).params }),
  })),
  {
    endpoint: contentDesk.publish,
    expected: onlyManagers,
    input: onWritten({}, { revision: 0, from: null, until: null }),
  },
  { endpoint: contentDesk.takeBack, expected: onlyManagers, input: onWritten({ status: 'active' }) },
  { endpoint: contentDesk.archive, expected: onlyManagers, input: onWritten() },
  { endpoint: contentDesk.unarchive, expected: onlyManagers, input: onWritten({ status: 'archived' }) },
  {
    endpoint: contentDesk.undelete,
    expected: onlyManagers,
    input: async (server) => ({ params: (await onWritten({ deletedAt: server.clock.now() })(server)).params }),
  },
  {
    endpoint: contentDesk.version,
    expected: onlyManagers,
    input: async (server) => ({ params: (await onContentVersion(server)).params }),
  },
  { endpoint: contentDesk.restoreVersion, expected: onlyManagers, input: onContentVersion },
  ...[contentDesk.addPicture, contentDesk.addFile].map((endpoint): Row => ({
    endpoint,
    expected: onlyManagers,
    input: onWritten({}, validBody(endpoint)),
  })),
  {
    endpoint: contentDesk.createCategory,
    expected: onlyManagers,
    input: async () => ({ body: { label: randomUUID(), type: 'NewsCategories', parentId: null } }),
  },
  {
    endpoint: contentDesk.editCategory,
    expected: onlyManagers,
    input: async (server) => ({
      params: (await onContentCategory(server)).params,
      body: { label: randomUUID() },
    }),
  },
  { endpoint: contentDesk.mergeCategory, expected: onlyManagers, input: onContentCategory },
  {
    endpoint: contentDesk.removeCategory,
    expected: onlyManagers,
    input: async (server) => ({ params: (await onContentCategory(server)).params }),
  },
  { endpoint: contentDesk.createTag, expected: onlyManagers, input: async () => ({ body: { label: randomUUID() } }) },
  {
    endpoint: contentDesk.editTag,
    expected: onlyManagers,
    input: async (server) => ({ ...(await onTag(server)), body: { label: randomUUID() } }),
  },
  {
    endpoint: contentDesk.mergeTag,
    expected: onlyManagers,
    input: async (server) => ({ ...(await onTag(server)), body: { intoId: (await onTag(server)).params.id } }),
  },
  { endpoint: contentDesk.removeTag, expected: onlyManagers, input: onTag },
  ...[contentDesk.previewImport, contentDesk.importItems].map((endpoint): Row => ({
    endpoint,
    expected: onlyManagers,
    input: async () => ({ body: validBody(endpoint) }),
  })),
  { endpoint: managers.list, expected: onlyAdministrators },
  {
    endpoint: managers.add,
    expected: onlyAdministrators,
    input: async (server) => ({ body: { userEmail: await emailOfSomeone(server), role: 'Manager' } }),
  },
  { endpoint: managers.remove, expected: onlyAdministrators, input: onManager },
  {
    endpoint: insight.ofCommunity,
    expected: onlyModerators,
    input: async () => ({ params: { id: 'closed' }, query: { from: '2026-01-01', to: '2026-03-01' } }),
  },
  {
    endpoint: insight.overall,
    expected: onlyManagers,
    input: async () => ({ query: { from: '2026-01-01', to: '2026-03-01' } }),
  },
  { endpoint: management.globalTerms, expected: onlyAdministrators },
  {
    endpoint: management.saveGlobalTerms,
    expected: onlyAdministrators,
    input: async () => ({ body: validBody(management.saveGlobalTerms) }),
  },
  { endpoint: announcements.all, expected: onlyAdministrators },
  {
    endpoint: announcements.create,
    expected: onlyAdministrators,
    input: async () => ({ body: validBody(announcements.create) }),
  },
  {
    endpoint: announcements.edit,
    expected: onlyAdministrators,
    input: async (server) => ({ ...(await onAnnouncement(server)), body: validBody(announcements.edit) }),
  },
  { endpoint: announcements.remove, expected: onlyAdministrators, input: onAnnouncement },
  { endpoint: announcements.list, expected: signedIn },
  { endpoint: home.order, expected: everyone },
  { endpoint: home.saveOrder, expected: everyone, input: async () => ({ body: { sections: ['news.latestNews'] } }) },
  { endpoint: nextSteps.list, expected: everyone },
  {
    endpoint: nextSteps.putAway,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ body: { kind: 'submitAudit', id: 'nowhere' } }),
  },
  {
    endpoint: announcements.dismiss,
    expected: signedIn,
    input: async (server) => ({ params: { id: await seedAnnouncement(server) } }),
  },
  { endpoint: meetings.ofCommunity, expected: ofThePrivateCommunity, input: onPlace('closed') },
  { endpoint: meetings.explore, expected: signedIn, input: async () => ({ body: {} }) },
  { endpoint: meetings.preference, expected: signedIn },
  { endpoint: meetings.dashboard, expected: signedIn },
  { endpoint: meetings.byId, expected: { ...signedIn, blocked: 404 }, input: onMeeting(1) },
  { endpoint: meetings.byId, expected: ofItsMembers, input: onMeeting(2) },
  // Who is invited and no longer belongs there is told nothing.
  { endpoint: meetings.byId, expected: ofItsMembers, input: onMeeting(3) },
  ...[meetings.assets, meetings.addFavourite, meetings.removeFavourite].map((endpoint) => ({
    endpoint,
    expected: ofItsMembers,
    input: onMeeting(2),
  })),
  { endpoint: meetings.reply, expected: ofItsMembers, input: onMeeting(2, { status: 1 }) },
  {
    endpoint: meetings.create,
    expected: onlyEditorsAndOwners,
    input: async () => ({ params: { id: 'closed' }, body: validBody(meetings.create) }),
  },
  { endpoint: meetings.managed, expected: onlyEditorsAndOwners, input: onPlace('closed') },
  { endpoint: meetings.edit, expected: onlyOrganisers, input: onMeeting(2, validBody(meetings.edit)) },
  ...[meetings.remove, meetings.managedById, meetings.publish, meetings.sendNotification].map((endpoint) => ({
    endpoint,
    expected: onlyOrganisers,
    input: onMeeting(2),
  })),
  ...[meetings.addMembers, meetings.removeMembers].map((endpoint) => ({
    endpoint,
    expected: onlyOrganisers,
    input: onMeeting(3, { userIds: ['member'] }),
  })),
  {
    endpoint: meetings.addAsset,
    expected: onlyOrganisers,
    input: async (server: TestServer) => onMeeting(2, { file: textFile('notes.txt') })(server),
  },
  { endpoint: meetings.removeAsset, expected: onlyOrganisers, input: onMeetingFile },
  { endpoint: management.segments, expected: signedIn },
  { endpoint: management.list, expected: onlyManagers },
  {
    endpoint: management.existsByAlias,
    expected: onlyManagers,
    input: async () => ({ query: { alias: 'closed-alias' } }),
  },
  { endpoint: management.create, expected: onlyAdministrators, input: newCommunity },
  {
    endpoint: management.edit,
    expected: onlyModerators,
    input: async (server) => {
      const { version } = (await server.call('admin', communities.byId, { params: { id: 'closed' } })).body;
      return {
        params: { id: 'closed' },
        body: { ...validBody(management.edit), alias: 'closed-alias', isPublic: 'false', version },
      };
    },
  },
  { endpoint: management.remove, expected: onlyManagers, input: onMadeCommunity },
  { endpoint: communities.members, expected: ofThePrivateCommunity, input: onPlace('closed') },
  { endpoint: communities.like, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.dislike, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.addToFavorite, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.deleteFromFavorite, expected: signedIn, input: onPlace('closed') },
  { endpoint: communities.view, expected: signedIn, input: onPlace('closed') },
  { endpoint: joining.questions, expected: signedIn, input: onPlace('asking') },
  {
    endpoint: joining.join,
    expected: {
      ...signedIn,
      blocked: 403,
      ...pick(['admin', 'manager', 'owner', 'moderator', 'editor', 'member', 'waiting'], 409),
    },
    input: async (server) => {
      // The calls above leave questions that whoever joins would have to answer.
      await server.db.delete(joinQuestions).where(eq(joinQuestions.communityId, 'closed'));
      return { params: { id: 'closed' }, body: {} };
    },
  },
  {
    endpoint: joining.sendFiles,
    expected: {
      ...signedIn,
      ...pick(
        ['manager', 'owner', 'moderator', 'editor', 'member', 'outsider', 'removed', 'blocked', 'client', 'admin'],
        409,
      ),
    },
    input: async () => ({ params: { id: 'asking', questionId: 'proof' }, body: { files: [textFile('proof.txt')] } }),
  },
  // These two change what the rows above need, so they come last of their area and on a community of their own.
  { endpoint: joining.cancel, expected: signedIn, input: onPlace('agreed') },
  {
    endpoint: joining.leave,
    expected: { ...signedIn, ...pick(['admin', 'manager', 'owner'], 409) },
    input: onPlace('agreed'),
  },
  { endpoint: membership.list, expected: onlyModerators, input: async () => ({ params: { id: 'closed' }, body: {} }) },
  { endpoint: membership.exportCsv, expected: onlyModerators, input: onPlace('closed') },
  {
    endpoint: membership.listWithAnswers,
    expected: onlyModerators,
    input: async () => ({ params: { id: 'closed' }, body: {} }),
  },
  {
    endpoint: membership.answers,
    expected: onlyModerators,
    input: async () => ({ params: { id: 'closed' }, query: { memberId: 'waiting' } }),
  },
  {
    endpoint: membership.add,
    expected: onlyModerators,
    input: withPerson(null, (userId) => ({ userIds: [userId] })),
  },
  {
    endpoint: membership.approve,
    expected: onlyModerators,
    input: withPerson('Awaiting', (userId) => ({ userIds: [userId] })),
  },
  ...[onMember('Joined', { role: 'Moderator' }), onMember('Awaiting', { status: 'Joined' })].map((input) => ({
    endpoint: membership.change,
    expected: onlyModerators,
    input,
  })),
  { endpoint: membership.remove, expected: onlyModerators, input: onMember('Joined') },
  { endpoint: membership.blocked, expected: onlyModerators, input: onPlace('closed') },
  {
    endpoint: membership.block,
    expected: onlyModerators,
    input: withPerson('Joined', (userId) => ({ users: [{ userId, reason: 'Advertising' }] })),
  },
  {
    endpoint: membership.editReason,
    expected: onlyModerators,
    input: async (server: TestServer) => ({
      params: { id: 'closed', userId: await someone(server, 'Blocked') },
      body: { reason: 'Advertising' },
    }),
  },
  {
    endpoint: membership.unblock,
    expected: onlyModerators,
    input: withPerson('Blocked', (userId) => ({ userIds: [userId] })),
  },
  {
    endpoint: membership.ofPerson,
    expected: { ...all(403), nobody: 401, admin: 200 },
    input: async () => ({ query: { userId: 'member' } }),
  },
  { endpoint: posts.ofCommunity, expected: ofThePrivateCommunity, input: onPlace('closed') },
  { endpoint: posts.feed, expected: signedIn },
  { endpoint: posts.tags, expected: signedIn },
  { endpoint: posts.countOfAuthor, expected: signedIn, input: async () => ({ params: { userId: 'member' } }) },
  {
    endpoint: posts.create,
    expected: onlyWriters,
    input: async () => ({ body: { communityId: 'closed', title: 'Title', body: '<p>Body</p>' } }),
  },
  { endpoint: posts.byId, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.view, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.like, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.dislike, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.save, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.unsave, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.likes, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.views, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.report, expected: ofThePrivateCommunity, input: onPost({ message: 'Privacy concerns' }) },
  { endpoint: posts.edit, expected: onlyEditors, input: onPost({ title: 'Another title', version: 1 }, 'postId') },
  { endpoint: posts.setTags, expected: onlyEditors, input: onPost({ tagIds: ['tag-1'] }) },
  { endpoint: posts.delete, expected: onlyEditors, input: onPost() },
  { endpoint: posts.withdrawEdit, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: posts.approveEdit, expected: onlyEditors, input: onEdit },
  { endpoint: posts.declineEdit, expected: onlyEditors, input: onEdit },
  { endpoint: posts.setStatus, expected: onlyApprovers, input: onWaiting(1) },
  { endpoint: posts.setStatus, expected: onlyApprovers, input: onWaiting(99) },
  { endpoint: posts.setStatus, expected: onlyModerators, input: onReported },
  { endpoint: posts.setStatus, expected: onlyApprovers, input: onDeleted },
  {
    endpoint: moderation.posts,
    expected: onlyEditors,
    input: async () => ({ params: { communityId: 'closed' } }),
  },
  {
    endpoint: moderation.reportedPosts,
    expected: onlyModerators,
    input: async () => ({ params: { communityId: 'closed' } }),
  },
  { endpoint: moderation.denyPostReports, expected: onlyModerators, input: withReport },
  { endpoint: moderation.reportedComments, expected: onlyModerators, input: onPlace('closed') },
  { endpoint: moderation.denyCommentReports, expected: onlyModerators, input: withCommentReport },
  {
    endpoint: moderation.setStatuses,
    expected: onlyEditors,
    input: async () => ({ params: { communityId: 'closed' }, body: validBody(moderation.setStatuses) }),
  },
  { endpoint: moderation.log, expected: onlyModerators, input: onPlace('closed') },
  { endpoint: moderation.appeals, expected: onlyModerators, input: onPlace('closed') },
  { endpoint: moderation.decideAppeal, expected: onlyModerators, input: onAppeal },
  { endpoint: moderation.reviewWords, expected: onlyAdministrators },
  {
    endpoint: moderation.addReviewWord,
    expected: onlyAdministrators,
    input: async () => ({ body: { text: randomUUID() } }),
  },
  {
    endpoint: moderation.removeReviewWord,
    expected: { ...onlyAdministrators, admin: 404 },
    input: async () => ({ params: { wordId: 'nothing' } }),
  },
  { endpoint: moderation.ownDecisions, expected: signedIn },
  // Nobody has decided anything about what they wrote.
  {
    endpoint: moderation.appeal,
    expected: { ...all(404), nobody: 401, staff: 403 },
    input: async () => ({ params: { decisionId: '0' }, body: validBody(moderation.appeal) }),
  },
  {
    endpoint: contract.search.everywhere,
    expected: everyone,
    input: async () => ({ query: { keyword: 'words' } }),
  },
  { endpoint: contract.search.tags, expected: everyone, input: async () => ({ query: { keyword: 'words' } }) },
  { endpoint: contract.search.tagged, expected: everyone, input: async () => ({ query: { tagId: 'tag-1' } }) },
  { endpoint: contract.search.posts, expected: signedIn, input: async () => ({ query: { query: 'words' } }) },
  { endpoint: contract.search.tellMissed, expected: everyone, input: async () => ({ body: { keyword: 'words' } }) },
  { endpoint: contract.search.missed, expected: onlyAdministrators },
  {
    endpoint: contract.search.inCommunity,
    expected: ofThePrivateCommunity,
    input: async () => ({ params: { id: 'closed' }, query: { keyword: 'words' } }),
  },
  { endpoint: contract.polls.vote, expected: ofThePrivateCommunity, input: onPoll },
  { endpoint: contract.previews.removeFromPost, expected: onlyEditors, input: onPost() },
  { endpoint: contract.previews.removeFromComment, expected: onlyModerators, input: onComment() },
  { endpoint: comments.accept, expected: onlyEditors, input: onAnswer },
  { endpoint: comments.unaccept, expected: onlyEditors, input: onAnswer },
  { endpoint: comments.list, expected: ofThePrivateCommunity, input: onPost() },
  { endpoint: comments.writing, expected: onlyWriters, input: onPost(undefined, 'postId') },
  { endpoint: comments.create, expected: onlyWriters, input: onPost({ body: '<p>Yes</p>' }, 'postId') },
  { endpoint: comments.like, expected: ofThePrivateCommunity, input: onComment() },
  { endpoint: comments.dislike, expected: ofThePrivateCommunity, input: onComment() },
  {
    endpoint: comments.report,
    expected: ofThePrivateCommunity,
    input: onComment({ message: 'Inappropriate content' }),
  },
  { endpoint: comments.edit, expected: onlyModerators, input: onComment({ body: '<p>Changed</p>', version: 1 }) },
  { endpoint: comments.delete, expected: onlyModerators, input: onComment() },
  { endpoint: events.getList, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: events.types, expected: everyone },
  { endpoint: events.categories, expected: everyone },
  { endpoint: events.when, expected: everyone },
  { endpoint: events.locations, expected: everyone },
  { endpoint: events.tags, expected: everyone },
  { endpoint: events.byId, expected: everyone, input: onPlace('open') },
  { endpoint: events.attachments, expected: everyone, input: onPlace('open') },
  { endpoint: events.favourites, expected: everyone },
  { endpoint: events.addFavourite, expected: everyone, input: onPlace('open') },
  { endpoint: events.removeFavourite, expected: everyone, input: onPlace('open') },
  { endpoint: events.upcoming, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: events.past, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: events.mine, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: calendar.feed, expected: everyone },
  { endpoint: calendar.newFeed, expected: everyone },
  { endpoint: calendar.endFeed, expected: everyone },
  { endpoint: cpd.enrolments, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: cpd.newRecordLink, expected: everyone },
  { endpoint: cpd.options, expected: everyone },
  { endpoint: cpd.periods, expected: everyone },
  { endpoint: cpd.currentPeriod, expected: everyone },
  { endpoint: cpd.gapEvents, expected: everyone },
  { endpoint: cpd.records, expected: everyone },
  { endpoint: cpd.summaryPreview, expected: onlyAdmin, input: onPeriod },
  { endpoint: cpd.summary, expected: onlyAdmin, input: onPeriod },
  { endpoint: packs.preview, expected: everyone, input: onPeriod },
  { endpoint: packs.records, expected: everyone, input: onPeriod },
  { endpoint: packs.download, expected: onlyAdmin, input: onPeriod },
  { endpoint: cpd.addRecord, expected: everyone, input: async () => ({ body: validBody(cpd.addRecord) }) },
  { endpoint: cpd.addSeries, expected: everyone, input: async () => ({ body: validBody(cpd.addSeries) }) },
  { endpoint: cpd.previewImport, expected: everyone, input: async () => ({ body: validBody(cpd.previewImport) }) },
  { endpoint: cpd.importRecords, expected: everyone, input: async () => ({ body: validBody(cpd.importRecords) }) },
  { endpoint: cpd.batches, expected: everyone },
  { endpoint: cpd.undoBatch, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: cpd.record, expected: onlyAdmin, input: onPlace('open') },
  {
    endpoint: cpd.editRecord,
    expected: onlyAdmin,
    input: async (server) => ({
      params: { id: 'open' },
      body: { ...validBody(cpd.editRecord), revision: await revisionOf(server, 'open') },
    }),
  },
  { endpoint: cpd.certificatePreview, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: cpd.certificate, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: cpd.badge, expected: onlyAdmin, input: onConfirmed },
  { endpoint: cpd.issued, expected: onlyAuditors, input: async () => ({ body: {} }) },
  { endpoint: cpd.revoke, expected: onlyAuditors, input: onCertificate(false, { reason: 'A duplicate.' }) },
  { endpoint: cpd.reinstate, expected: onlyAuditors, input: onCertificate(true) },
  { endpoint: cpd.verify, expected: anyone, input: async () => ({ params: { number: '7QK4-M2XB-9HTD-3FWA' } }) },
  { endpoint: cpd.restoreRecord, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: cpd.attachment, expected: onlyAdmin, input: evidenceOf('open') },
  { endpoint: cpd.removeRecord, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: contract.reminders.ofCpd, expected: everyone },
  {
    endpoint: contract.reminders.updateOfCpd,
    expected: everyone,
    input: async () => ({ body: validBody(contract.reminders.updateOfCpd) }),
  },
  { endpoint: goals.ofPeriod, expected: everyone, input: onPeriod },
  {
    endpoint: goals.add,
    expected: everyone,
    input: async () => ({ ...(await onPeriod()), body: validBody(goals.add) }),
  },
  { endpoint: goals.edit, expected: onlyAdmin, input: onGoal(validBody(goals.edit)) },
  { endpoint: goals.reach, expected: onlyAdmin, input: onGoal(validBody(goals.reach)) },
  { endpoint: goals.link, expected: onlyAdmin, input: onGoal(validBody(goals.link)) },
  { endpoint: goals.remove, expected: onlyAdmin, input: onPlace('open') },
  {
    endpoint: goals.reflect,
    expected: everyone,
    input: async () => ({ ...(await onPeriod()), body: validBody(goals.reflect) }),
  },
  { endpoint: cpd.unenrol, expected: onlyAdmin, input: async () => ({ body: validBody(cpd.unenrol) }) },
  { endpoint: tickets.ofEvent, expected: everyone, input: onPlace('open') },
  { endpoint: tickets.mine, expected: everyone, input: onPlace('open') },
  { endpoint: tickets.dietaryOptions, expected: everyone },
  {
    endpoint: tickets.register,
    expected: { ...everyone, admin: 409 },
    input: async () => ({ body: { ticketPriceId: 'free' } }),
  },
  // The ticket is the administrator's own.
  { endpoint: tickets.byId, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: tickets.pass, expected: onlyAdmin, input: onPlace('open') },
  ...[attendance.attendees, attendance.overview, attendance.needs, attendance.exportCsv, attendance.doorList].map(
    (endpoint) => ({
      endpoint,
      expected: onlyDesk,
      input: onPlace('open'),
    }),
  ),
  {
    endpoint: attendance.checkIn,
    expected: onlyDesk,
    input: async () => ({ params: { id: 'open' }, body: validBody(attendance.checkIn) }),
  },
  { endpoint: waitingLists.ofEvent, expected: onlyDesk, input: onPlace('open') },
  // Nobody waits under this id.
  {
    endpoint: waitingLists.remove,
    expected: { ...onlyDesk, ...pick(['admin', 'manager', 'owner'], 404) },
    input: async () => ({ params: { id: 'open' }, body: { entryId: 'nobody', reason: 'No' } }),
  },
  { endpoint: orders.byId, expected: onlyAdmin, input: onPlace('open') },
  {
    endpoint: contract.preferences.kept,
    expected: membersOnly,
    input: async () => ({ params: { segmentType: 'fundingscheme' } }),
  },
  { endpoint: contract.preferences.myCommunication, expected: everyone },
  { endpoint: contract.preferences.myInterests, expected: everyone },
  { endpoint: contract.preferences.add, expected: everyone, input: onPlace('open') },
  { endpoint: contract.preferences.remove, expected: everyone, input: onPlace('open') },
  { endpoint: contract.preferences.allCommunication, expected: everyone },
  { endpoint: contract.preferences.allInterests, expected: everyone },
  { endpoint: contract.preferences.centreLink, expected: everyone },
  { endpoint: contract.preferences.updateDetailsLink, expected: membersOnly },
  ...[contract.content.searchNews, contract.content.searchResources].map((endpoint): Row => ({
    endpoint,
    expected: everyone,
    input: async () => ({ body: {} }),
  })),
  ...[
    contract.content.news,
    contract.content.resources,
    contract.content.tags,
    contract.content.categories,
    contract.content.subcategories,
    contract.content.pages,
    contract.content.newsCount,
    contract.content.resourceCount,
    contract.content.tagMappings,
    contract.content.categoryMappings,
    contract.content.subcategoryMappings,
    contract.content.files,
    contract.content.segments,
    contract.content.segmentMappings,
    contract.content.externalCategories,
    contract.content.favouriteNews,
    contract.content.favouriteResources,
  ].map((endpoint): Row => ({ endpoint, expected: everyone, input: async () => ({ query: {} }) })),
  ...[
    contract.content.newsItem,
    contract.content.relatedNews,
    contract.content.newsFiles,
    contract.content.addFavouriteNews,
    contract.content.removeFavouriteNews,
  ].map((endpoint): Row => ({ endpoint, expected: everyone, input: onContent('news') })),
  ...[
    contract.content.resource,
    contract.content.relatedResources,
    contract.content.resourceFiles,
    contract.content.addFavouriteResource,
    contract.content.removeFavouriteResource,
  ].map((endpoint): Row => ({ endpoint, expected: everyone, input: onContent('resource') })),
  ...[contract.content.newsFeed, contract.content.newNewsFeed, contract.content.endNewsFeed].map((endpoint): Row => ({
    endpoint,
    expected: everyone,
  })),
  { endpoint: contract.content.pagePreview, expected: everyone, input: onContent('page') },
  {
    endpoint: contract.content.tag,
    expected: everyone,
    input: async (server) => {
      const { params } = await onTag(server);
      await server.db.insert(contentItemTags).values({ itemId: await seedContentItem(server), tagId: params.id });
      return { params };
    },
  },
  {
    endpoint: contract.content.category,
    expected: everyone,
    input: async ({ db }) => {
      const id = randomUUID();
      await db.insert(contentCategories).values({ id, label: id, type: 'NewsCategories', position: 0 });
      return { params: { id } };
    },
  },
  { endpoint: contract.brandAssets.file, expected: anyone, input: async () => ({ params: { file: 'logo.svg' } }) },
  { endpoint: contract.personalData.overview, expected: { ...everyone, nobody: 401 } },
  { endpoint: contract.personalData.deletionPreview, expected: { ...everyone, nobody: 401 } },
  {
    endpoint: contract.personalData.askCopy,
    expected: { ...everyone, nobody: 401 },
    input: async () => ({ body: validBody(contract.personalData.askCopy) }),
  },
  // Nothing is made yet, and nobody is to be deleted.
  { endpoint: contract.personalData.downloadCopy, expected: { ...all(404), nobody: 401 } },
  { endpoint: contract.personalData.takeDeletionBack, expected: { ...all(409), nobody: 401 } },
  // Staff are not deleted here.
  {
    endpoint: contract.personalData.askDeletion,
    expected: { ...all(200), ...pick(['admin', 'manager', 'owner', 'staff'], 409), nobody: 401 },
    input: async ({ db }) => {
      await db.delete(accountDeletions);
      return { body: { ...validBody(contract.personalData.askDeletion), word: 'DELETE' } };
    },
  },
  { endpoint: contract.ownMembership.current, expected: onlyAdmin },
  { endpoint: contract.ownMembership.renewalLink, expected: everyone },
  { endpoint: contract.ownMembership.manageLink, expected: everyone },
  { endpoint: contract.ownMembership.updatePaymentLink, expected: everyone },
  { endpoint: contract.ownMembership.preview, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: contract.ownMembership.download, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: contract.ownMembership.canCancel, expected: everyone },
  { endpoint: contract.invoices.list, expected: everyone, input: async () => ({ body: {} }) },
  { endpoint: contract.invoices.byId, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: contract.invoices.preview, expected: onlyAdmin, input: onPlace('open') },
  { endpoint: contract.invoices.download, expected: onlyAdmin, input: onPlace('open') },
  // Nothing was paid for the ticket of the administrator, and nobody has asked for anything.
  ...[refunds.ask, refunds.withdraw].map((endpoint) => ({
    endpoint,
    expected: { ...onlyAdmin, admin: 409 },
    input: async () => ({ body: validBody(endpoint) }),
  })),
  { endpoint: refunds.list, expected: onlyDesk },
  ...[refunds.approve, refunds.decline].map((endpoint) => ({
    endpoint,
    expected: { ...onlyDesk, ...pick(['admin', 'manager', 'owner'], 404) },
    input: async () => ({ params: { id: 'open' }, body: validBody(endpoint) }),
  })),
  {
    endpoint: orders.cancel,
    expected: onlyAdmin,
    input: async () => ({ body: { orderId: 'open' } }),
  },
  { endpoint: tickets.update, expected: onlyAdmin, input: async () => ({ body: validBody(tickets.update) }) },
  { endpoint: tickets.nominate, expected: onlyAdmin, input: async () => ({ body: validBody(tickets.nominate) }) },
  { endpoint: tickets.cancel, expected: onlyAdmin, input: async () => ({ body: { ticketId: 'open' } }) },
  { endpoint: desk.query, expected: onlyDesk, input: async () => ({ body: {} }) },
  { endpoint: desk.byId, expected: onlyDesk, input: onPlace('open') },
  { endpoint: desk.options, expected: onlyDesk },
  { endpoint: desk.fields, expected: onlyDesk, input: onPlace('open') },
  { endpoint: desk.create, expected: onlyDesk, input: async () => ({ body: eventFields }) },
  {
    endpoint: desk.edit,
    expected: onlyDesk,
    input: async (server) => ({ params: { id: await draftOf(server) }, body: { ...eventFields, revision: 0 } }),
  },
  {
    endpoint: desk.publish,
    expected: onlyDesk,
    input: async (server) => ({ params: { id: await draftOf(server) }, body: { revision: 0 } }),
  },
  {
    endpoint: desk.cancel,
    expected: onlyDesk,
    input: async (server) => ({ params: { id: await publishedBy(server) }, body: { revision: 1, message: '' } }),
  },
  { endpoint: desk.copy, expected: onlyDesk, input: onPlace('open') },
  {
    endpoint: desk.repeat,
    expected: onlyDesk,
    input: async () => ({ params: { id: 'open' }, body: { days: ['2199-03-12'] } }),
  },
  { endpoint: desk.files, expected: onlyDesk, input: onPlace('open') },
  {
    endpoint: desk.saveFiles,
    expected: onlyDesk,
    input: async () => ({ params: { id: 'open' }, body: { revision: 0 } }),
  },
  { endpoint: desk.history, expected: onlyDesk, input: onPlace('open') },
  { endpoint: audits.query, expected: onlyAuditors, input: async () => ({ body: {} }) },
  { endpoint: audits.options, expected: onlyAuditors },
  ...[audits.candidates, audits.create].map((endpoint) => ({
    endpoint,
    expected: onlyAuditors,
    input: async () => ({ body: validBody(endpoint) }),
  })),
  ...[audits.byId, audits.cases, audits.trail, audits.results].map((endpoint) => ({
    endpoint,
    expected: onlyAdmin,
    input: onAudit(),
  })),
  { endpoint: audits.close, expected: onlyAdmin, input: onAudit({ revision: 0 }) },
  { endpoint: audits.caseById, expected: onlyAdmin, input: onAuditCase() },
  { endpoint: audits.caseRecords, expected: onlyAdmin, input: onAuditCase() },
  { endpoint: audits.extend, expected: onlyAdmin, input: onAuditCase(validBody(audits.extend)) },
  { endpoint: audits.accept, expected: onlyAdmin, input: onSubmitted({ revision: 1 }) },
  {
    endpoint: audits.return,
    expected: onlyAdmin,
    input: onSubmitted({ ...validBody(audits.return), revision: 1 }),
  },
  { endpoint: audits.evidence, expected: { ...onlyAdmin, member: 200 }, input: submittedFile },
  { endpoint: audits.mine, expected: everyone },
  { endpoint: packs.ofCase, expected: onlyAdmin, input: onPacked },
  { endpoint: packs.submitted, expected: { ...onlyAdmin, admin: 404, member: 200 }, input: onPacked },
  ...[audits.own, audits.ownRecords].map((endpoint) => ({
    endpoint,
    expected: { ...onlyAdmin, admin: 404, member: 200 },
    input: onAuditCase(),
  })),
  {
    endpoint: audits.submit,
    expected: { ...onlyAdmin, admin: 404, member: 200 },
    input: async (server) => {
      const { params } = await onAuditCase()(server);
      return { params, body: { revision: 0, note: '', fingerprint: await fingerprintOf(server, params.id) } };
    },
  },
  { endpoint: waitingLists.mine, expected: everyone },
  { endpoint: contract.notifications.list, expected: signedIn },
  { endpoint: contract.notifications.setAsRead, expected: signedIn, input: async () => ({ body: { ids: ['1'] } }) },
  { endpoint: contract.notifications.setAllAsRead, expected: signedIn },
  { endpoint: contract.notifications.settings, expected: signedIn },
  {
    endpoint: contract.notifications.saveSettings,
    expected: signedIn,
    input: async () => ({ body: { notificationActivityTypes: [2] } }),
  },
  { endpoint: contract.notifications.newsByMail, expected: signedIn },
  {
    endpoint: contract.notifications.saveNewsByMail,
    expected: signedIn,
    input: async () => ({ body: { ...noNewsByMail } }),
  },
  {
    endpoint: contract.notifications.previewOfDigest,
    expected: signedIn,
    input: async () => ({ query: { ...noNewsByMail, posts: 'digest' } }),
  },
  { endpoint: contract.reminders.mine, expected: everyone },
  {
    endpoint: contract.reminders.update,
    expected: everyone,
    input: async () => ({ body: { week: false, day: false, hour: true } }),
  },
  // It has no limit, so that nobody has to wait for it.
  ...[waitingLists.join, waitingLists.leave, waitingLists.accept].map((endpoint) => ({
    endpoint,
    expected: { ...all(409), nobody: 401 },
    input: async () => ({ body: { ticketPriceId: 'free' } }),
  })),
  { endpoint: cart.create, expected: everyone },
  { endpoint: cart.latest, expected: everyone },
  // The cart is the administrator's own, and the organisation sells nothing that is free.
  {
    endpoint: cart.byId,
    expected: onlyAdmin,
    input: async (server) => ({ params: { id: await cartOfAdmin(server) } }),
  },
  {
    endpoint: cart.addItem,
    expected: { ...onlyAdmin, admin: 409 },
    input: onCart({ itemPriceId: 'free', quantity: 1 }),
  },
  // Into one's own cart, which everybody has.
  {
    endpoint: cart.addItem,
    expected: { ...all(409), nobody: 401 },
    input: async () => ({ body: { itemPriceId: 'free', quantity: 1 } }),
  },
  {
    endpoint: cart.updateItem,
    expected: { ...onlyAdmin, admin: 404 },
    input: onCart({ itemPriceId: 'free', quantity: 1 }),
  },
  {
    endpoint: cart.removeItem,
    expected: { ...all(404), nobody: 401 },
    input: async () => ({ body: { cartItemId: randomUUID() } }),
  },
  { endpoint: cart.checkout, expected: { ...onlyAdmin, admin: 409 }, input: onCart({}) },
  // Whoever cancels is a member no more: the last of all.
  {
    endpoint: contract.ownMembership.cancel,
    expected: everyone,
    input: async ({ db }) => {
      for (const who of people) if (who !== 'nobody') await seedOwnMembership(db, who);
      return { body: validBody(contract.ownMembership.cancel) };
    },
  },
];

/** Somebody who moderates another community: here they are an outsider. */
const neighbour = 'neighbour';

async function addNeighbour(server: TestServer): Promise<void> {
  const now = server.clock.now();
  await addCrowd(server, [neighbour]);
  await server.db.insert(memberships).values({
    communityId: 'elsewhere',
    personId: neighbour,
    role: 'Moderator',
    status: 'Joined',
    joinedAt: now,
    updatedAt: now,
  });
}

/** Calls about communities and what is in them. */
const isAboutCommunities = ({ endpoint: { access, path } }: Row) =>
  access.rule === 'object' && path.includes('/community/');

function all(status: number): Record<Who, number> {
  return pick(people, status) as Record<Who, number>;
}

function pick(who: readonly Who[], status: number): Partial<Record<Who, number>> {
  return Object.fromEntries(who.map((one) => [one, status]));
}

describe('who may make which call', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
    await addNeighbour(server);
  });
  // Slowly enough for what one person may change in a minute.
  beforeEach(() => server.clock.pass(2_000));
  afterAll(() => server.close());

  test('every endpoint of the contract has its row', () => {
    const withRow = new Set(matrix.map((row) => row.endpoint));
    expect(
      allEndpoints()
        .filter((endpoint) => !withRow.has(endpoint))
        .map(nameOf),
    ).toEqual([]);
  });

  test.each(matrix.filter(isAboutCommunities).map((row) => [nameOf(row.endpoint), row] as const))(
    '%s by whoever moderates another community',
    async (_, { endpoint, expected, input }) => {
      const { status } = await server.call(neighbour, endpoint, (await input?.(server)) as never);
      expect(status).toBe(expected.outsider);
    },
  );

  test.each(matrix.map((row) => [nameOf(row.endpoint), row] as const))(
    '%s',
    async (_, { endpoint, expected, input }) => {
      const found: Partial<Record<Who, number>> = {};
      for (const who of people) {
        const { status } = await server.call(
          who === 'nobody' ? null : (who satisfies TestPersonName),
          endpoint,
          (await input?.(server)) as never,
        );
        found[who] = status;
      }
      expect(found).toEqual(expected);
    },
  );

  test('what one wrote oneself may be changed and deleted, and not be reported', async () => {
    const postId = await writePost(server, 'member', 'closed');
    const commentId = await writeComment(server, 'member', postId);
    const statuses = [
      await server.call('member', comments.edit, {
        params: { postId, commentId },
        body: { body: '<p>New</p>', version: 1 },
      }),
      await server.call('member', comments.report, { params: { postId, commentId }, body: { message: 'Mine' } }),
      await server.call('member', comments.delete, { params: { postId, commentId } }),
      await server.call('member', posts.edit, { params: { postId }, body: { title: 'New', version: 1 } }),
      await server.call('member', posts.report, { params: { id: postId }, body: { message: 'Mine' } }),
      await server.call('member', posts.delete, { params: { id: postId } }),
    ].map((answer) => answer.status);
    expect(statuses).toEqual([200, 403, 200, 200, 403, 200]);
  });
});
