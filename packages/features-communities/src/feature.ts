import { defineFeature } from '@portal/kit';
import { IconBookmark, IconComment, IconUsers, IconVideo } from '@portal/ui';
import { outward, paths } from './destinations.ts';
import { communitiesManifest } from './manifest.ts';

/** Communities as a member sees them. */
export const communitiesFeature = defineFeature({
  ...communitiesManifest,
  routes: {
    dashboard: {
      path: paths.dashboard,
      title: 'dashboardPageTitle',
      load: () =>
        import('./pages/CommunitiesDashboard/CommunitiesDashboardPage.tsx').then((page) => ({
          default: page.CommunitiesDashboardPage,
          firstReads: page.firstReads,
        })),
    },
    explore: {
      path: paths.explore,
      title: 'explorePageTitle',
      load: () =>
        import('./pages/ExploreCommunities/ExploreCommunitiesPage.tsx').then((page) => ({
          default: page.ExploreCommunitiesPage,
          firstReads: page.firstReads,
        })),
    },
    savedPosts: {
      path: paths.savedPosts,
      title: 'savedPostsPageTitle',
      load: () =>
        import('./pages/SavedPosts/SavedPostsPage.tsx').then((page) => ({
          default: page.SavedPostsPage,
          firstReads: page.firstReads,
        })),
    },
    faq: {
      path: paths.faq,
      title: 'faqPageTitle',
      load: () =>
        import('./pages/Faq/FaqPage.tsx').then((page) => ({
          default: page.FaqPage,
          firstReads: page.firstReads,
        })),
    },
    decisions: {
      path: paths.decisions,
      title: 'decisionsPageTitle',
      load: () =>
        import('./pages/Decisions/DecisionsPage.tsx').then((page) => ({
          default: page.DecisionsPage,
          firstReads: page.firstReads,
        })),
    },
    community: {
      path: paths.community,
      title: 'communityPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityDetailsPage.tsx').then((page) => ({
          default: page.CommunityDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    communityPosts: {
      path: paths.communityPosts,
      title: 'communityPostsPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityPostsPage.tsx').then((page) => ({
          default: page.CommunityPostsPage,
          firstReads: page.firstReads,
        })),
    },
    post: {
      path: paths.post,
      title: 'postPageTitle',
      load: () =>
        import('./pages/PostDetails/PostDetailsPage.tsx').then((page) => ({
          default: page.PostDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    communityMembers: {
      path: paths.communityMembers,
      title: 'communityMembersPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityMembersPage.tsx').then((page) => ({
          default: page.CommunityMembersPage,
          firstReads: page.firstReads,
        })),
    },
    communityAssets: {
      path: paths.communityAssets,
      title: 'communityAssetsPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityAssetsPage.tsx').then((page) => ({
          default: page.CommunityAssetsPage,
          firstReads: page.firstReads,
        })),
    },
    communityMeetings: {
      path: paths.communityMeetings,
      title: 'communityMeetingsPageTitle',
      load: () =>
        import('./pages/CommunityMeetings/CommunityMeetingsPage.tsx').then((page) => ({
          default: page.CommunityMeetingsPage,
          firstReads: page.firstReads,
        })),
    },
    communitySearch: {
      path: paths.communitySearch,
      title: 'communitySearchPageTitle',
      load: () =>
        import('./pages/CommunitySearch/CommunitySearchPage.tsx').then((page) => ({
          default: page.CommunitySearchPage,
          firstReads: page.firstReads,
        })),
    },
    meeting: {
      path: paths.meeting,
      title: 'meetingPageTitle',
      load: () =>
        import('./pages/MeetingDetails/MeetingDetailsPage.tsx').then((page) => ({
          default: page.MeetingDetailsPage,
          firstReads: page.firstReads,
        })),
    },
    // As the addresses were once written.
    misspeltMeetings: {
      path: paths.misspeltMeetings,
      title: 'communityMeetingsPageTitle',
      load: async () => ({ default: (await import('./pages/CommunityMeetings/Misspelt.tsx')).MisspeltMeetings }),
    },
    misspeltMeeting: {
      path: paths.misspeltMeeting,
      title: 'meetingPageTitle',
      load: async () => ({ default: (await import('./pages/CommunityMeetings/Misspelt.tsx')).MisspeltMeeting }),
    },
  },
  menu: [{ id: 'communities', slot: 'main', order: 10, label: 'dashboardPageTitle', icon: IconUsers, to: 'dashboard' }],
  contributes: {
    home: [
      {
        id: 'favouriteCommunities',
        title: 'favouritesSectionTitle',
        order: 10,
        load: async () => ({ default: (await import('./sections/LiveFavourites.tsx')).LiveFavourites }),
      },
      {
        id: 'upcomingMeetings',
        title: 'upcomingMeetingsTitle',
        order: 20,
        load: async () => ({ default: (await import('./sections/LiveUpcomingMeetings.tsx')).LiveUpcomingMeetings }),
      },
    ],
    favourites: [
      {
        id: 'meetings',
        title: 'meetingsSectionTitle',
        icon: IconVideo,
        order: 30,
        load: async () => ({ default: (await import('./sections/FavouriteMeetingsPage.tsx')).FavouriteMeetingsPage }),
      },
      {
        id: 'posts',
        title: 'savedPostsSectionTitle',
        icon: IconBookmark,
        order: 50,
        load: async () => ({ default: (await import('./sections/SavedPosts.tsx')).SavedPosts }),
      },
      {
        id: 'communities',
        title: 'communitiesSectionTitle',
        icon: IconUsers,
        order: 60,
        load: async () => ({
          default: (await import('./sections/FavouriteCommunitiesPage.tsx')).FavouriteCommunitiesPage,
        }),
      },
    ],
    search: [
      {
        id: 'post',
        title: 'foundPostsTitle',
        none: 'noPostsFound',
        icon: IconComment,
        order: 40,
        isOnPageAlone: true,
        to: 'post',
        params: ({ id, alias }) => ({ id, alias: alias ?? '' }),
        load: async () => ({ default: (await import('./sections/FoundRows.tsx')).FoundPostRow }),
      },
      {
        id: 'community',
        title: 'communitiesSectionTitle',
        none: 'noCommunitiesFound',
        icon: IconUsers,
        order: 50,
        to: 'community',
        params: ({ alias }) => ({ alias: alias ?? '' }),
        load: async () => ({ default: (await import('./sections/FoundRows.tsx')).FoundCommunityRow }),
      },
    ],
    // A visit of a community is counted once it is open to the person, whichever of its pages it begins with.
    engagement: {
      community: 'itself',
      communityPosts: 'itself',
      post: 'itself',
      communityMembers: 'itself',
      communityAssets: 'itself',
      communityMeetings: 'itself',
      communitySearch: 'itself',
    },
  },
  outward,
});
