import type { Permission } from '@portal/api';

/** The pages on which all communities are looked after, in their order, each with the flag that opens it. */
export const managementTabs = [
  { id: 'all', permission: 'generalCommunities', label: 'communitiesTab' },
  { id: 'categories', permission: 'generalCategories', label: 'categoriesPageTitle' },
  { id: 'tags', permission: 'generalTags', label: 'tagsPageTitle' },
  { id: 'administrators', permission: 'generalManagers', label: 'managersPageTitle' },
  { id: 'termsConditions', permission: 'generalTc', label: 'termsPageTitle' },
  { id: 'faq', permission: 'generalFaq', label: 'faqPageTitle' },
  { id: 'insight', permission: 'generalCommunities', label: 'allInsightPageTitle' },
] as const satisfies readonly { id: string; permission: Permission; label: string }[];

export type ManagementTab = (typeof managementTabs)[number]['id'];

/** Each of which opens the management. */
export const managementPermissions = [...new Set(managementTabs.map(({ permission }) => permission))];

export function tabsFor(permissions: readonly string[]) {
  return managementTabs.filter(({ permission }) => permissions.includes(permission));
}
