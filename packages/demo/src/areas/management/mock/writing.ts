import type { contract, HandlerInput } from '@portal/api/contract';
import { type MockCall, viewerOf } from '../../../mock/mock-call.ts';
import { refuse } from '../../../mock/mock-problem.ts';
import type { MockState } from '../../../mock/mock-state.ts';
import {
  aliasRefusal,
  archivedAtWished,
  communityDaysRefusal,
  segmentsWished,
  settledOpenness,
  staleCommunityRefusal,
  unknownRefusal,
} from '@portal/rules';
import { archivedAtOf } from '../../communities/mock/archived-at.ts';
import type { CommunityCall } from '../../communities/mock/access.ts';
import type { MockCommunity } from '../../communities/state.ts';
import { storeImage } from '../../files/mock.ts';
import { segments } from '../../people/world/places.ts';

type Management = typeof contract.management;
type Edit = HandlerInput<Management['edit']>['body'];
type Create = HandlerInput<Management['create']>['body'];

export async function createCommunity(body: Create, call: MockCall): Promise<MockCommunity> {
  const { state, now } = call;
  const wish = wished({ ...body, isArchived: undefined }, null, call);
  const id = state.nextId('community');
  const community: MockCommunity = {
    ...{ id, aboutHtml: '', aboutJson: '', termsHtml: null, questions: [], viewsCount: 0 },
    ...{ isArchived: false, isRequireAgreement: false, isRequireEditApproval: true, isDeleted: false },
    ...wish,
    segmentIds: segmentsWished(body['segmentIds[]'], true, []),
    ...{ image: null, imageUrl: (await storeImage(body.imageFile)) ?? null },
    ...{ createdAt: now, latestActivityAt: null, createdBy: viewerOf(call).id, version: 1 },
  };
  state.communities.set(id, community);
  return community;
}

export async function editCommunity(body: Edit, call: CommunityCall): Promise<MockCommunity> {
  const { state, facts } = call;
  const { community } = facts.communityAccess;
  refuse(staleCommunityRefusal(body.version, community.version));
  const wish = wished(body, community, call);
  const imageUrl = await storeImage(body.imageFile);
  return state.communities.change(community.id, {
    ...wish,
    // As the world has it, as long as nobody takes it out.
    isArchived: community.isArchived && wish.archivedAt !== null,
    ...(community.isArchived && { archivedAt: null }),
    segmentIds: segmentsWished(body['segmentIds[]'], body.isSetSegmentIdsEmpty, community.segmentIds),
    ...(imageUrl === undefined ? {} : { image: null, imageUrl }),
    version: community.version + 1,
  });
}

function wished(
  body: Omit<Edit, 'version' | 'imageFile' | 'isSetSegmentIdsEmpty'>,
  before: MockCommunity | null,
  { state, now }: MockCall,
) {
  const days = { now, zone: state.timeZone };
  const sent = {
    aliveStartAt: dateOf(body.aliveStartDate),
    aliveEndAt: dateOf(body.aliveEndDate),
    archivedAt: dateOf(body.archivedDate),
  };
  const archivedBefore = before && archivedAtOf(state, before);
  const { isArchived } = body;
  const archivedAt = archivedAtWished({ isArchived, archivedAt: sent.archivedAt }, archivedBefore, days);
  refuse(aliasRefusal(body.alias, isTaken(state, body.alias, before?.id)));
  refuse(communityDaysRefusal({ ...sent, archivedAt }, before && { ...before, archivedAt: archivedBefore }, days));
  refuseUnknown(state, body);
  const { name, shortDescription, alias, isPublic, isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite } = body;
  return {
    ...{ name, shortDescription, alias, isRequirePostApproval, pushToWebsite },
    ...settledOpenness({ isPublic, isVisible, isAutoJoin }),
    ...{ ...sent, archivedAt },
    categoryIds: [...new Set(body['categoryIds[]'])],
    tagIds: [...new Set(body['tagsId[]'])],
  };
}

export function isTaken({ communities }: MockState, alias: string, ownId?: string): boolean {
  return communities.values().some((one) => one.id !== ownId && one.alias.toLowerCase() === alias.toLowerCase());
}

function refuseUnknown(
  { categories, tags }: MockState,
  body: Pick<Edit, 'segmentIds[]' | 'tagsId[]' | 'categoryIds[]'>,
): void {
  const known = { 'categoryIds[]': categories.values(), 'tagsId[]': tags.values(), 'segmentIds[]': segments };
  for (const field of ['categoryIds[]', 'tagsId[]', 'segmentIds[]'] as const)
    refuse(unknownRefusal(body[field], new Set(known[field].map(({ id }) => id)), `body.${field}`));
}

function dateOf(text: string | undefined): Date | null {
  return text === undefined || text === '' ? null : new Date(text);
}
