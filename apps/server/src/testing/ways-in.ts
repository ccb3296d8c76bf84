import { contract, type Endpoint } from '@portal/api/contract';
import * as z from 'zod';
import { markedIds, markedCategory, markedTag, mark } from './stored-place.ts';
import { requestOf } from './request.ts';
import { validBody } from './valid-body.ts';

/** What calls of these modules are about has nothing to do with any community. */
const modulesApart: readonly (string | undefined)[] = [
  ...['events', 'cpd', 'settings', 'activities_and_billing', 'preferences_and_interests'],
  'first_time_login',
  ...['news', 'resources', 'member_directory', 'organisation_directory'],
];

const { account } = contract;

/** What somebody says of themself belongs to no module, and tells of no community either. */
const ofOneself = new Set<Endpoint>([
  ...[account.details, account.saveDetails, account.saveWorkflowDetails, account.saveAvatar],
  ...[account.saveNameSound, account.removeNameSound],
  ...[account.workplace, account.saveWorkplace, account.organisationNames, account.organisation],
  ...[account.privacy, account.savePrivacy, account.profileAs, account.enquire],
]);

/** What the organisation publishes has nothing to do with any community either; each kind of it has a module of its own. */
const publishing = '/api/admin/content/';

/** What a path asks for, by the name that it gives it, or by what stands before it. */
const inPaths: Readonly<Record<string, readonly string[]>> = {
  'community/{id}': [markedIds.community],
  'post/{id}': [markedIds.post],
  'account/{id}': [markedIds.person],
  'passkeys/{id}': [markedIds.person],
  'users/{id}': [markedIds.person],
  'pages/{id}': [markedIds.post],
  'tag/{id}': [markedTag],
  'category/{id}': [markedCategory],
  communityId: [markedIds.community],
  postId: [markedIds.post],
  commentId: [markedIds.comment],
  meetingId: [markedIds.meeting],
  folderId: [markedIds.folder],
  questionId: [markedIds.question],
  appealId: [markedIds.post],
  decisionId: ['1'],
  wordId: ['1'],
  assetId: [markedIds.meetingFile],
  userId: [markedIds.person, 'removed'],
  sessionId: [markedIds.person],
};

/** What a query or a body asks for, by name. */
const inFields: Readonly<Record<string, readonly unknown[]>> = {
  keyword: [mark, `${mark}person`, `${mark}s`],
  query: [mark, `${mark}person`, `${mark}s`],
  alias: [markedIds.alias],
  id: [markedIds.community],
  communityId: [markedIds.community],
  communityIds: [[markedIds.community]],
  communitiesIds: [[markedIds.community]],
  accountIds: [[markedIds.person]],
  authorId: [markedIds.person],
  userId: [markedIds.person],
  memberId: ['moderator', markedIds.person],
  tagId: [markedTag],
  tagIds: [[markedTag]],
  categoryIds: [[markedCategory]],
  onlyJoined: [true],
  onlyFavorite: [true],
  onlyKey: [true],
  onlyParents: [true],
  role: [3],
  contactType: ['Member'],
  state: ['enabled'],
  onlyWaiting: [true],
  onlyUnanswered: [true],
  includeOnlySaved: [true],
  isPast: [true],
  isRead: [true, false],
  viewMeetsWithAllAnswers: [true],
  status: [1],
  from: ['2026-02-01'],
  to: ['2026-03-31'],
  step: ['week'],
  statuses: [[1]],
  hasFile: [true],
  pace: ['weekly'],
  posts: ['digest'],
  comments: ['digest'],
  replies: ['digest'],
  mentions: ['digest'],
  meetings: ['digest'],
};

/** Fields that turn pages, order, or leave out some of what is found without them. */
const fieldsApart = [
  ...['page', 'pageSize', 'after', 'sortBy', 'includeAdminUsers', 'filters', 'kind', 'weekStart'],
  // Of the content service, whose filters are of its own fields.
  ...['limit', 'fields', 'filter'],
  ...['showPast', 'showUpcoming', 'startDate', 'endDate'],
];

/** Calls that could tell of a community, whether they read or change. */
export function waysIn(): readonly Endpoint[] {
  return callsNear().filter(({ isRead, access }) => isRead || access.rule === 'object');
}

/** Calls that change something of no object that their access names. */
export function changesApart(): readonly Endpoint[] {
  return callsNear().filter(({ isRead, access }) => !isRead && access.rule !== 'object');
}

function callsNear(): readonly Endpoint[] {
  return Object.values(contract)
    .flatMap((area): Endpoint[] => Object.values(area))
    .filter((endpoint) => !modulesApart.includes(endpoint.access.module) && !ofOneself.has(endpoint))
    .filter(({ path }) => !path.startsWith(publishing));
}

/** What of a call nobody has said yet what to ask with. */
export function unknownIn(endpoint: Endpoint): string[] {
  const fields = endpoint.isRead ? Object.keys(fieldsOf(endpoint)) : [];
  return [
    ...paramsOf(endpoint).flatMap(({ name, known }) => (known.length === 0 ? [name] : [])),
    ...fields.filter((name) => inFields[name] === undefined && !fieldsApart.includes(name)),
  ];
}

/** The requests of a call that ask for the kept place, by every id and word of it that the call takes. */
export function requestsOf(endpoint: Endpoint, headers: Record<string, string>): Request[] {
  const inputs = endpoint.isRead ? readings(endpoint) : [{ body: changing(endpoint) }];
  const places = paramsOf(endpoint).reduce<Record<string, string>[]>(
    (found, { name, known }) => found.flatMap((params) => known.map((id) => ({ ...params, [name]: id }))),
    [{}],
  );
  // The types of a call are not known where all calls are walked.
  return places.flatMap((params) => inputs.map((input) => requestOf(endpoint, { params, ...input } as never, headers)));
}

/** Each field by itself, with what the call requires. */
function readings(endpoint: Endpoint): { query?: object; body?: object }[] {
  const fields = fieldsOf(endpoint);
  const required = Object.keys(fields).filter((name) => fields[name]?.safeParse(undefined).success === false);
  const base = Object.fromEntries(required.map((name) => [name, inFields[name]?.[0]]));
  const each = Object.keys(fields).flatMap((name) =>
    (inFields[name] ?? []).map((value) => ({ ...base, [name]: value })),
  );
  return [base, ...each].map((values) => (endpoint.query === undefined ? { body: values } : { query: values }));
}

/** What the call accepts, about the kept place where its body says so. */
function changing(endpoint: Endpoint): object {
  const { access } = endpoint;
  const isAboutBody = access.rule === 'object' && access.at.from === 'body';
  return { ...validBody(endpoint), ...(isAboutBody && { [access.at.name]: inPaths[access.at.name]?.[0] }) };
}

function paramsOf({ path }: Endpoint) {
  return [...path.matchAll(/(\w+)\/\{(\w+)\}/g)].map(([, before = '', name = '']) => ({
    name,
    known: inPaths[name] ?? inPaths[`${before}/{${name}}`] ?? [],
  }));
}

function fieldsOf({ query, body }: Endpoint): Readonly<Record<string, z.ZodType>> {
  const schema = query ?? body?.schema;
  return schema instanceof z.ZodObject ? schema.shape : {};
}
