import type { Messages } from '@portal/kit';
import { type MessageOverrides, overridesOf, type WordingOf } from '@portal/kit/access';
import type { CommunityPrefix } from './community-paths.ts';
import { type CommunitiesSettings, defaultSettings } from './default-settings.ts';
import type { communitiesMessages } from './messages.ts';

/** The words with the noun in them that pages for those who look after communities have; a test of their package says that they are its words. */
interface AdminWords extends Messages {
  namespace: 'communitiesAdmin';
  texts: ReturnType<typeof adminTexts> & ReturnType<typeof managementTexts>;
}

type Words = typeof communitiesMessages | AdminWords;

const nouns: Readonly<Record<Exclude<CommunityPrefix, 'communities'>, { one: string; many: string }>> = {
  workspaces: { one: 'workspace', many: 'workspaces' },
  hubs: { one: 'hub', many: 'hubs' },
};

/** Entries of menus, titles and what leads on from them by the organisation's noun; what is specified word by word stays as it is. */
function wording({ prefix }: CommunitiesSettings): MessageOverrides {
  if (prefix === 'communities') return overridesOf<Words>({});
  const { one, many } = nouns[prefix];
  return overridesOf<Words>({
    communities: memberTexts(one, many),
    communitiesAdmin: { ...adminTexts(one, many), ...managementTexts(one, many) },
  });
}

function memberTexts(one: string, many: string) {
  const [One, Many] = [capitalised(one), capitalised(many)];
  return {
    dashboardPageTitle: Many,
    explorePageTitle: `Explore ${many}`,
    communityPageTitle: `${One} Details`,
    favouritesSectionTitle: `Favourite ${many}`,
    communitiesSectionTitle: Many,
    savedPostsSectionTitle: `${One} posts`,
    communitiesMenu: Many,
    exploreCommunities: `Explore ${many}`,
    myCommunities: `My ${many}`,
    communitiesYouManage: `${Many} you manage`,
    recommended: `Recommended ${many}`,
    favouriteCommunities: { one: `{n} bookmarked ${one}`, other: `{n} bookmarked ${many}` },
    toCommunities: `Back to ${many}`,
    backToCommunities: `Back to ${many}`,
    backToExplore: `Explore ${many}`,
    toExplore: `Explore ${many}`,
    welcomeText: `What your ${many} are talking about.`,
    communitiesFound: { one: `{n} ${one}`, other: `{n} ${many}` },
    showResults: { one: `Show {n} ${one}`, other: `Show {n} ${many}` },
    searchCommunities: `Search ${many}`,
    noneJoinedYet: `The ${many} that you join stand here.`,
    noFavourites: `No favourite ${many} yet`,
    noFavouritesYet: `Press the star of a ${one}, and it stands here for quick access.`,
    noFavouritesHint: `Press the star of a ${one}, and it stands here for quick access.`,
  } satisfies WordingOf<typeof communitiesMessages>['communities'];
}

function adminTexts(one: string, many: string) {
  const One = capitalised(one);
  return {
    adminPageTitle: One,
    aboutPageTitle: `About the ${one}`,
    adminPages: `Pages of the ${one}`,
    backToDashboard: `Back to ${many}`,
    seeAsMember: `See the ${one}`,
    ofCommunity: One,
    infoTitle: `${One} info`,
  };
}

function managementTexts(one: string, many: string) {
  const Many = capitalised(many);
  return {
    managementPageTitle: `${Many} management`,
    managedTitle: Many,
    managedCount: { one: `{n} ${one}`, other: `{n} ${many}` },
    managedFound: { one: `{n} ${one} found`, other: `{n} ${many} found` },
    createManaged: `Create ${one}`,
    newCommunity: `Create ${one}`,
    createCommunity: `Create ${one}`,
    noneManaged: `No ${many} yet`,
    confirmDelete: `Delete ${one}`,
    managedRange: `{from} - {to} of {total} ${many}`,
    managedLoading: `Loading ${many}`,
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** For `settingsOf`: an organisation that calls its communities otherwise has them at another address, and under that name in menus and titles. */
export const communitiesSettings = { ...defaultSettings, wording };
