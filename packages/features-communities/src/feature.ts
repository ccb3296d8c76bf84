import { defineFeature } from '@portal/kit';
import { IconUsers } from '@portal/ui';
import { communitiesManifest } from './manifest.ts';
import { titleMessages } from './messages-titles.ts';

/** Communities as a member sees them. Fixed paths win over `:alias`. */
export const communitiesFeature = defineFeature({
  ...communitiesManifest,
  messages: titleMessages,
  routes: {
    dashboard: {
      path: '/',
      title: 'dashboardPageTitle',
      load: () =>
        import('./pages/CommunitiesDashboard/CommunitiesDashboardPage.tsx').then((page) => ({
          default: page.CommunitiesDashboardPage,
        })),
    },
    explore: {
      path: '/explore',
      title: 'explorePageTitle',
      load: () =>
        import('./pages/ExploreCommunities/ExploreCommunitiesPage.tsx').then((page) => ({
          default: page.ExploreCommunitiesPage,
        })),
    },
    savedPosts: {
      path: '/saved-posts',
      title: 'savedPostsPageTitle',
      load: () => import('./pages/SavedPosts/SavedPostsPage.tsx').then((page) => ({ default: page.SavedPostsPage })),
    },
    community: {
      path: '/:alias',
      title: 'communityPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityDetailsPage.tsx').then((page) => ({
          default: page.CommunityDetailsPage,
        })),
    },
    communityPosts: {
      path: '/:alias/posts',
      title: 'communityPostsPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityPostsPage.tsx').then((page) => ({
          default: page.CommunityPostsPage,
        })),
    },
    post: {
      path: '/:alias/posts/:id',
      title: 'postPageTitle',
      load: () => import('./pages/PostDetails/PostDetailsPage.tsx').then((page) => ({ default: page.PostDetailsPage })),
    },
    communityMembers: {
      path: '/:alias/members',
      title: 'communityMembersPageTitle',
      load: () =>
        import('./pages/CommunityDetails/CommunityMembersPage.tsx').then((page) => ({
          default: page.CommunityMembersPage,
        })),
    },
  },
  menu: [{ id: 'communities', label: 'dashboardPageTitle', icon: IconUsers, to: 'dashboard' }],
  outward: [
    'meetings.explore',
    'communities.faq',
    'communitiesAdmin.all',
    'communitiesAdmin.community',
    'directory.profile',
  ],
});
