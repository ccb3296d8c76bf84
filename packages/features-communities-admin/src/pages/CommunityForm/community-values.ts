import type { Community } from '@portal/api';
import { type CommunityDays, daysOfCommunity, momentsOfCommunity } from '@portal/rules';
import type { FieldImage } from '@portal/ui';

/** What a community said when somebody began to change it. */
export type CommunityBasis = Dates &
  Pick<
    Community,
    | 'name'
    | 'shortDescription'
    | 'alias'
    | 'isPublic'
    | 'isVisible'
    | 'isAutoJoin'
    | 'isRequirePostApproval'
    | 'pushToWebsite'
    | 'categoryIds'
    | 'tagsId'
    | 'segmentIds'
    | 'version'
  >;

/** What a form about a community holds; its days are those of the organisation. */
export interface CommunityValues {
  name: string;
  shortDescription: string;
  alias: string;
  /** Written by hand, so that the name no longer changes it. */
  isAliasOwn: boolean;
  image: FieldImage | null;
  categoryIds: string[];
  tagIds: string[];
  segmentIds: string[];
  /** `public` or `private`, or null while nothing is chosen. */
  privacy: string | null;
  isVisible: boolean;
  isAutoJoin: boolean;
  isRequirePostApproval: boolean;
  pushToWebsite: boolean;
  aliveStart: string | null;
  aliveEnd: string | null;
  archived: string | null;
  /** Null for a new one. It is kept with the rest: what was begun with an older version is a change of that one. */
  basis: CommunityBasis | null;
}

export const emptyCommunity: CommunityValues = {
  ...{ name: '', shortDescription: '', alias: '', isAliasOwn: false, image: null },
  ...{ categoryIds: [], tagIds: [], segmentIds: [], privacy: null, isVisible: true, isAutoJoin: false },
  ...{ isRequirePostApproval: false, pushToWebsite: false, aliveStart: null, aliveEnd: null, archived: null },
  basis: null,
};

export function valuesOf(community: Community, zone: string): CommunityValues {
  const { imageUrl } = community;
  const basis = basisOf(community);
  return {
    ...wordsOf(basis, zone),
    isAliasOwn: true,
    image: imageUrl === null ? null : { url: imageUrl },
    basis,
  };
}

export function basisOf(community: Community): CommunityBasis {
  const { name, shortDescription, alias, isPublic, isVisible, isAutoJoin, isRequirePostApproval } = community;
  const { pushToWebsite, aliveStartDate, aliveEndDate, archivedDate, version } = community;
  return {
    ...{ name, shortDescription, alias, isPublic, isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite },
    ...{ aliveStartDate, aliveEndDate, archivedDate, version },
    categoryIds: [...community.categoryIds],
    tagsId: [...community.tagsId],
    segmentIds: [...community.segmentIds],
  };
}

/** What the fields of a community say that are compared. */
function wordsOf(basis: CommunityBasis, zone: string): Pick<CommunityValues, ComparedField> {
  const { name, shortDescription, alias, isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite } = basis;
  return {
    ...{ name, shortDescription, alias, isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite },
    categoryIds: [...basis.categoryIds],
    tagIds: [...basis.tagsId],
    segmentIds: [...basis.segmentIds],
    privacy: basis.isPublic ? 'public' : 'private',
    ...daysOf(basis, zone),
  };
}

type Dates = Pick<Community, 'aliveStartDate' | 'aliveEndDate' | 'archivedDate'>;

export function daysOf({ aliveStartDate, aliveEndDate, archivedDate }: Dates, zone: string): CommunityDays {
  const date = (text: string | null) => (text === null ? null : new Date(text));
  const moments = {
    aliveStartAt: date(aliveStartDate),
    aliveEndAt: date(aliveEndDate),
    archivedAt: date(archivedDate),
  };
  return daysOfCommunity(moments, zone);
}

/** What is sent of a community whose fields are all well. */
export function writtenCommunity(values: CommunityValues, zone: string) {
  const { alias, isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite, image } = values;
  const moments = momentsOfCommunity(values, zone);
  return {
    ...{ name: values.name.trim(), shortDescription: values.shortDescription.trim(), alias },
    ...{ isPublic: values.privacy === 'public', isVisible, isAutoJoin, isRequirePostApproval, pushToWebsite },
    'categoryIds[]': values.categoryIds,
    'tagsId[]': values.tagIds,
    'segmentIds[]': values.segmentIds,
    ...(moments.aliveStartAt && { aliveStartDate: moments.aliveStartAt.toISOString() }),
    ...(moments.aliveEndAt && { aliveEndDate: moments.aliveEndAt.toISOString() }),
    ...(moments.archivedAt && { archivedDate: moments.archivedAt.toISOString() }),
    ...(image?.file === undefined ? {} : { imageFile: image.file }),
  };
}

/** What a change of a community sends; one for nobody in particular says so. */
export function changedCommunity(values: CommunityValues, zone: string) {
  const isForAll = values.segmentIds.length === 0;
  return { ...writtenCommunity(values, zone), ...(isForAll && { isSetSegmentIdsEmpty: true }) };
}

const compared = [
  ...(['name', 'shortDescription', 'alias', 'privacy', 'isVisible', 'isAutoJoin', 'isRequirePostApproval'] as const),
  ...(['pushToWebsite', 'aliveStart', 'aliveEnd', 'archived', 'categoryIds', 'tagIds', 'segmentIds'] as const),
];
export type ComparedField = (typeof compared)[number];

/** What somebody else has changed. */
export function changedFields(before: CommunityBasis, after: CommunityBasis, zone: string): ComparedField[] {
  const [old, now] = [wordsOf(before, zone), wordsOf(after, zone)];
  return compared.filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]));
}
