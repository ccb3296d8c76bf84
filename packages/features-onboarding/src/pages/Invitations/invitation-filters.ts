import { limits } from '@portal/api';
import { type InvitationState, invitationStates } from '@portal/rules';
import type { Search, SearchCodec } from '@portal/kit';

/** What the list of invitations is limited to. */
export interface InvitationFilters {
  keyword: string;
  state: InvitationState | 'every';
}

export const noInvitationFilters: InvitationFilters = { keyword: '', state: 'every' };

export const invitationFiltersInAddress: SearchCodec<InvitationFilters> = {
  read: ({ keyword = '', state }: Search) => ({
    keyword: keyword.slice(0, limits.keywordLength),
    state: invitationStates.find((one) => one === state) ?? 'every',
  }),
  write: ({ keyword, state }) => ({
    keyword: keyword.trim() || undefined,
    state: state === 'every' ? undefined : state,
  }),
};

export function invitationsQuery({ keyword, state }: InvitationFilters) {
  return { keyword: keyword.trim(), ...(state !== 'every' && { state }) };
}

export function areInvitationsLimited({ keyword, state }: InvitationFilters): boolean {
  return keyword.trim() !== '' || state !== 'every';
}
