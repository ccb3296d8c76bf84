import { limits, type SavedFilter } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import {
  orderOf,
  pageOf,
  sortInAddress,
  sortAfterChange,
  type SortOrder,
  sortOrderOf,
} from '../../model/directory-page.ts';
import { type Nearness, nearnessQuery, nearnessIn, nearnessInAddress, noNearness } from '../../model/nearness.ts';

/** What the directory is limited to. It is kept in the address, so that a list can be shared and survives the way back. */
export interface MemberFilters extends Nearness {
  name: string;
  /** Empty: everywhere. */
  location: string;
  /** Empty: of any. */
  company: string;
  /** Areas and categories, any of which somebody knows. */
  expertise: readonly string[];
  sort: SortOrder;
  page: number;
}

export const noMemberFilters: MemberFilters = {
  name: '',
  location: '',
  company: '',
  expertise: [],
  ...noNearness,
  sort: 'asc',
  page: 1,
};

/** What leaves members out. */
export type MemberNarrowing = Omit<MemberFilters, 'sort' | 'page'>;

/** Which filters the organisation has: by the others nobody is left out, whatever an address says. */
export interface FiltersThere {
  hasExpertise: boolean;
  hasDistances: boolean;
}

const idLength = 64;
const areasAtMost = 40;

export function memberFiltersInAddress({ hasExpertise, hasDistances }: FiltersThere): SearchCodec<MemberFilters> {
  return {
    read: ({ name = '', location = '', company = '', expertise = '', sort, page, ...search }: Search) => {
      const nearness = nearnessIn(search, hasDistances);
      return {
        name: name.slice(0, limits.keywordLength),
        location: location.slice(0, idLength),
        company: company.slice(0, idLength),
        expertise: hasExpertise ? areasIn(expertise) : [],
        ...nearness,
        sort: sortOrderOf(sort, nearness.near),
        page: pageOf(page),
      };
    },
    write: ({ name, location, company, expertise, sort, page, ...nearness }) => ({
      name: name.trim() || undefined,
      location: location || undefined,
      company: company || undefined,
      expertise: expertise.join(',') || undefined,
      ...nearnessInAddress(nearness),
      sort: sortInAddress(sort, nearness.near),
      page: page === 1 ? undefined : String(page),
    }),
  };
}

function areasIn(list: string): readonly string[] {
  const ids = list.split(',').filter((id) => id !== '' && id.length <= limits.firstTime.idLength);
  return [...new Set(ids)].slice(0, areasAtMost);
}

export function membersQuery({ sort, page, ...filters }: MemberFilters) {
  return { page, ...orderOf(sort), ...narrowedBy(filters) };
}

/** What leaves members out, as calls take it. */
export function narrowedBy({ name, location, company, expertise, ...nearness }: MemberNarrowing) {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(location !== '' && { locationId: location }),
    ...(company !== '' && { companyId: company }),
    ...(expertise.length > 0 && { expertiseAreaId: expertise.join(',') }),
    ...nearnessQuery(nearness),
  };
}

/** The same as it is kept on the account; what is empty leaves nobody out. */
export function narrowingOf({ name, location, company, expertise, near, within }: MemberNarrowing) {
  return {
    ...{ name: name.trim(), locationId: location, companyId: company, expertiseAreaId: expertise.join(',') },
    ...{ near, within },
  };
}

/** What was kept, as it is chosen again in a list that is in some order already. What the organisation has no more, or has not on, is left out. */
export function filtersOf(
  { name, locationId, companyId, expertiseAreaId, ...nearness }: SavedFilter['narrowing'],
  { hasExpertise, hasDistances }: FiltersThere,
  list: Pick<MemberFilters, 'near' | 'sort'>,
): Partial<MemberFilters> {
  const expertise = hasExpertise ? areasIn(expertiseAreaId) : [];
  const { near, within } = hasDistances ? nearness : noNearness;
  return {
    ...{ name, location: locationId, company: companyId, expertise },
    ...{ near, within, sort: sortAfterChange(list.sort, { from: list.near, to: near }) },
  };
}

/** Whether something leaves members out, or a page is shown that may not be there. */
export function areMembersLimited({ sort: _sort, page, ...filters }: MemberFilters): boolean {
  return Object.keys(narrowedBy(filters)).length > 0 || page > 1;
}
