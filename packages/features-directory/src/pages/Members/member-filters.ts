import { limits, type SavedFilter } from '@portal/api';
import type { Search, SearchCodec } from '@portal/kit';
import { pageOf, type SortOrder, sortOrderOf } from '../../model/directory-page.ts';

/** What the directory is limited to. It is kept in the address, so that a list can be shared and survives the way back. */
export interface MemberFilters {
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
  sort: 'asc',
  page: 1,
};

const idLength = 64;
const areasAtMost = 40;

/** `hasExpertise`: the organisation has areas of expertise; without them nothing is chosen by one, whatever an address says. */
export function memberFiltersInAddress(hasExpertise: boolean): SearchCodec<MemberFilters> {
  return {
    read: ({ name = '', location = '', company = '', expertise = '', sort, page }: Search) => ({
      name: name.slice(0, limits.keywordLength),
      location: location.slice(0, idLength),
      company: company.slice(0, idLength),
      expertise: hasExpertise ? areasIn(expertise) : [],
      sort: sortOrderOf(sort),
      page: pageOf(page),
    }),
    write: ({ name, location, company, expertise, sort, page }) => ({
      name: name.trim() || undefined,
      location: location || undefined,
      company: company || undefined,
      expertise: expertise.join(',') || undefined,
      sort: sort === 'asc' ? undefined : sort,
      page: page === 1 ? undefined : String(page),
    }),
  };
}

function areasIn(list: string): readonly string[] {
  const ids = list.split(',').filter((id) => id !== '' && id.length <= limits.firstTime.idLength);
  return [...new Set(ids)].slice(0, areasAtMost);
}

export function membersQuery({ sort, page, ...filters }: MemberFilters) {
  return { page, sortOrder: sort, ...narrowedBy(filters) };
}

/** What leaves members out, as calls take it. */
export function narrowedBy({ name, location, company, expertise }: Omit<MemberFilters, 'sort' | 'page'>) {
  return {
    ...(name.trim() !== '' && { name: name.trim() }),
    ...(location !== '' && { locationId: location }),
    ...(company !== '' && { companyId: company }),
    ...(expertise.length > 0 && { expertiseAreaId: expertise.join(',') }),
  };
}

/** The same as it is kept on the account; what is empty leaves nobody out. */
export function narrowingOf({ name, location, company, expertise }: Omit<MemberFilters, 'sort' | 'page'>) {
  return { name: name.trim(), locationId: location, companyId: company, expertiseAreaId: expertise.join(',') };
}

/** What was kept, as it is chosen again. Areas that the organisation has no more, or has not on, are left out. */
export function filtersOf(
  { name, locationId, companyId, expertiseAreaId }: SavedFilter['narrowing'],
  hasExpertise: boolean,
): Partial<MemberFilters> {
  const expertise = hasExpertise ? areasIn(expertiseAreaId) : [];
  return { name, location: locationId, company: companyId, expertise };
}

/** Whether something leaves members out, or a page is shown that may not be there. */
export function areMembersLimited(filters: MemberFilters): boolean {
  return Object.keys(narrowedBy(filters)).length > 0 || filters.page > 1;
}
