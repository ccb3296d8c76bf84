import type { Destinations } from '@portal/kit';

/** Where links of stories lead, as in a portal that has every feature of this workspace. */
export const storyPlaces: Destinations = {
  'onboarding.signIn': '/account/sign-in',
  'onboarding.forgotPassword': '/account/forgot-password',
  'onboarding.impersonate': '/account/impersonate',
  'onboarding.sessions': '/account/sessions',
  'onboarding.passwordEntry': '/account/password-entry',
  'communities.dashboard': '/communities',
  'communities.explore': '/communities/explore',
  'communities.savedPosts': '/communities/saved-posts',
  'communities.community': '/communities/:alias',
  'communities.communityPosts': '/communities/:alias/posts',
  'communities.communityMembers': '/communities/:alias/members',
  'communities.post': '/communities/:alias/posts/:id',
  'events.home': '/events',
  'events.discover': '/events/discover/:filterType',
  'events.attending': '/events/attending',
  'events.event': '/events/:id',
  'eventsDesk.list': '/admin/events',
  'eventsDesk.event': '/admin/events/:id',
};
