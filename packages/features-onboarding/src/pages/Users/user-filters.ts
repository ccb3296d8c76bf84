import { limits } from '@portal/api';
import { type UserState, userStates } from '@portal/rules';
import { type Search, type SearchCodec, type UserRole, userRoles } from '@portal/kit';

export const contactTypes = ['Member', 'ClientUser', 'Staff'] as const;
export const roles: readonly UserRole[] = Object.values(userRoles);

/** What the list of users is limited to. */
export interface UserFilters {
  keyword: string;
  role: UserRole | 'every';
  contactType: (typeof contactTypes)[number] | 'every';
  state: UserState | 'every';
}

export const noUserFilters: UserFilters = { keyword: '', role: 'every', contactType: 'every', state: 'every' };

export const userFiltersInAddress: SearchCodec<UserFilters> = {
  read: ({ keyword = '', role, contactType, state }: Search) => ({
    keyword: keyword.slice(0, limits.keywordLength),
    role: roles.find((one) => String(one) === role) ?? 'every',
    contactType: contactTypes.find((one) => one === contactType) ?? 'every',
    state: userStates.find((one) => one === state) ?? 'every',
  }),
  write: ({ keyword, role, contactType, state }) => ({
    keyword: keyword.trim() || undefined,
    role: role === 'every' ? undefined : String(role),
    contactType: contactType === 'every' ? undefined : contactType,
    state: state === 'every' ? undefined : state,
  }),
};

export function usersQuery({ keyword, role, contactType, state }: UserFilters) {
  return {
    keyword: keyword.trim(),
    ...(role !== 'every' && { role }),
    ...(contactType !== 'every' && { contactType }),
    ...(state !== 'every' && { state }),
  };
}

export function areUsersLimited(filters: UserFilters): boolean {
  return Object.keys(usersQuery(filters)).length > 1 || filters.keyword.trim() !== '';
}
